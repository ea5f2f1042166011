/// What a node tells the layout around it, beside its size.
struct LayoutTraits {
  var priority: Double = 0
  private var values: [ObjectIdentifier: AnyObject] = [:]

  // Boxed by key: a cast of `Any` to an optional value would not tell a stored nil from none.
  private final class Box<K: LayoutValueKey> {
    let value: K.Value

    init(_ value: K.Value) { self.value = value }
  }

  func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    (values[ObjectIdentifier(key)] as? Box<K>)?.value ?? K.defaultValue
  }

  mutating func setValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = Box<K>(value)
  }
}
