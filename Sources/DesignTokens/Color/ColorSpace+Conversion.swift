// The spaces form a tree with XYZ of D65 as its root. A conversion climbs from the source to the nearest common
// ancestor and descends to the target, so that related spaces (hsl and srgb, lab and lch) lose no precision on the way.
//
//     xyz-d65 ─┬─ srgb-linear ── srgb ─┬─ hsl
//              │                       └─ hwb
//              ├─ display-p3, a98-rgb, rec2020
//              ├─ oklab ── oklch
//              └─ xyz-d50 ─┬─ prophoto-rgb
//                          └─ lab ── lch
extension ColorValue.Space {
    /// The components of the same color in another space, with numbers for all of them.
    func convert(_ components: SIMD3<Double>, to target: ColorValue.Space) -> SIMD3<Double> {
        var current = components
        var space = self
        while !target.descends(from: space), let parent = space.parent {
            current = space.toParent(current)
            space = parent
        }
        return target.descend(current, from: space)
    }

    private func descend(_ components: SIMD3<Double>, from ancestor: ColorValue.Space) -> SIMD3<Double> {
        guard self != ancestor, let parent else { return components }
        return fromParent(parent.descend(components, from: ancestor))
    }

    private func descends(from ancestor: ColorValue.Space) -> Bool {
        self == ancestor || parent?.descends(from: ancestor) == true
    }

    private var parent: ColorValue.Space? {
        switch self {
        case .xyzD65: nil
        case .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab, .xyzD50: .xyzD65
        case .srgb: .srgbLinear
        case .hsl, .hwb: .srgb
        case .oklch: .oklab
        case .prophotoRGB, .lab: .xyzD50
        case .lch: .lab
        }
    }

    private func toParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .xyzD65: components
        case .srgbLinear: .srgbToXYZ * components
        case .srgb: TransferFunction.srgb.linear(components)
        case .displayP3: .displayP3ToXYZ * TransferFunction.srgb.linear(components)
        case .a98RGB: .a98ToXYZ * TransferFunction.a98.linear(components)
        case .rec2020: .rec2020ToXYZ * TransferFunction.rec2020.linear(components)
        case .prophotoRGB: .prophotoToXYZ * TransferFunction.prophoto.linear(components)
        case .xyzD50: .d50ToD65 * components
        case .hsl: CylindricalRGB.rgb(hsl: components)
        case .hwb: CylindricalRGB.rgb(hwb: components)
        case .lab: CIELab.xyz(lab: components)
        case .lch, .oklch: Self.rectangular(components)
        case .oklab: .lmsToXYZ * Self.cubed(.oklabToLMSRoots * components)
        }
    }

    private func fromParent(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .xyzD65: components
        case .srgbLinear: .xyzToSRGB * components
        case .srgb: TransferFunction.srgb.encoded(components)
        case .displayP3: TransferFunction.srgb.encoded(.xyzToDisplayP3 * components)
        case .a98RGB: TransferFunction.a98.encoded(.xyzToA98 * components)
        case .rec2020: TransferFunction.rec2020.encoded(.xyzToRec2020 * components)
        case .prophotoRGB: TransferFunction.prophoto.encoded(.xyzToProphoto * components)
        case .xyzD50: .d65ToD50 * components
        case .hsl: CylindricalRGB.hsl(components)
        case .hwb: CylindricalRGB.hwb(components)
        case .lab: CIELab.lab(xyz: components)
        case .lch, .oklch: Self.cylindrical(components)
        case .oklab: .lmsRootsToOklab * Self.cubeRoots(.xyzToLMS * components)
        }
    }

    /// Lightness, chroma and hue to lightness, a and b.
    private static func rectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
        let (a, b) = cartesian(length: lch.y, degrees: lch.z)
        return SIMD3(lch.x, a, b)
    }

    /// Lightness, a and b to lightness, chroma and hue.
    private static func cylindrical(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let (chroma, hue) = polar(lab.y, lab.z)
        return SIMD3(lab.x, chroma, hue)
    }

    private static func cubed(_ value: SIMD3<Double>) -> SIMD3<Double> {
        value * value * value
    }

    private static func cubeRoots(_ value: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(cubeRoot(value.x), cubeRoot(value.y), cubeRoot(value.z))
    }
}

extension TransferFunction {
    /// Source: Adobe RGB (1998) Color Image Encoding, section 4.3.4.2: the exponent is 2 51/256.
    fileprivate static let a98 = TransferFunction.power(563.0 / 256)
    /// The display curve of ITU-R BT.1886, which CSS Color 4 uses now; not the older curve of the camera.
    fileprivate static let rec2020 = TransferFunction.power(2.4)
}
