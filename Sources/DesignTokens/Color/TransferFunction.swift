/// How an RGB space encodes light: an exact pair of functions, mirrored at zero for colors outside the gamut.
package enum TransferFunction: Sendable {
    /// IEC 61966-2-1; also Display P3.
    case srgb
    /// A pure power, as Adobe RGB (1998) and Rec. 2020 use it.
    case power(Double)
    /// ROMM RGB: a power of 1.8 with a linear start.
    case prophoto

    /// The amount of light of an encoded component.
    func linear(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        switch self {
        case .srgb:
            guard magnitude > 0.04045 else { return encoded / 12.92 }
            return signedPower(encoded < 0 ? (encoded - 0.055) / 1.055 : (encoded + 0.055) / 1.055, 2.4)
        case .power(let exponent):
            return signedPower(encoded, exponent)
        case .prophoto:
            return magnitude < 16.0 / 512 ? encoded / 16 : signedPower(encoded, 1.8)
        }
    }

    /// The encoded component of an amount of light.
    func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        switch self {
        case .srgb:
            guard magnitude > 0.0031308 else { return linear * 12.92 }
            let value = 1.055 * signedPower(magnitude, 1 / 2.4) - 0.055
            return linear < 0 ? -value : value
        case .power(let exponent):
            return signedPower(linear, 1 / exponent)
        case .prophoto:
            return magnitude < 1.0 / 512 ? linear * 16 : signedPower(linear, 1 / 1.8)
        }
    }

    package func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
    }

    func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
    }
}
