#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#endif

// The only file of this module that knows the platform's mathematics library.

/// `base` to the power of `exponent`, mirrored at zero for a negative base.
package func signedPower(_ base: Double, _ exponent: Double) -> Double {
    let magnitude = pow(abs(base), exponent)
    return base < 0 ? -magnitude : magnitude
}

/// The real cube root.
func cubeRoot(_ value: Double) -> Double {
    cbrt(value)
}

/// Length and angle in degrees, in [0, 360), of a vector in the plane.
func polar(_ x: Double, _ y: Double) -> (length: Double, degrees: Double) {
    ((x * x + y * y).squareRoot(), wrappedDegrees(atan2(y, x) * 180 / .pi))
}

/// The vector in the plane with a length and an angle in degrees.
func cartesian(length: Double, degrees: Double) -> (x: Double, y: Double) {
    let radians = degrees * .pi / 180
    return (length * cos(radians), length * sin(radians))
}

/// The same angle in [0, 360).
package func wrappedDegrees(_ degrees: Double) -> Double {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    // A tiny negative angle plus 360 rounds to 360, which is outside; an angle beyond all numbers counts as none.
    let positive = remainder < 0 ? remainder + 360 : remainder
    return positive < 360 ? positive : 0
}
