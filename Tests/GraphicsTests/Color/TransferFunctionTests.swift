import Graphics
import Testing

@Suite struct TransferFunctionTests {
  /// 0.04 is on the line of slope 1 / 12.92, the others are on the curve.
  @Test(arguments: [(0, 0), (0.04, 0.003_095_975), (0.5, 0.214_041_14), (0.735_357, 0.5), (1, 1)])
  func joinsValuesAndLight(encoded: Double, linear: Double) {
    #expect(abs(TransferFunction.linear(encoded) - linear) < 1e-6)
    #expect(abs(TransferFunction.encoded(linear) - encoded) < 1e-6)
  }

  @Test func givesEveryByteBack() {
    for byte in 0...255 {
      let encoded = TransferFunction.encoded(TransferFunction.linear(Double(byte) / 255))
      #expect((encoded * 255).rounded() == Double(byte))
      #expect(TransferFunction.linear(UInt8(byte)) == TransferFunction.linear(Double(byte) / 255))
    }
  }
}
