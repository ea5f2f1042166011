@main
struct Proofsheet {
  static func main() {}
}
