internal import CHarfBuzz

/// A face of a font file, at a weight. Immutable, so that tasks may share it.
///
/// Source: layout.md LA-16, LA-22, LA-23.
@safe
final class FontFile: @unchecked Sendable {
    let path: String
    /// Which face of the file it is.
    let index: Int
    private let handle: OpaquePointer
    /// Units in an em, times 64: what advances are counted in.
    let scale: Double
    let family: String
    /// As the file states it (LA-27).
    let version: String

    /// nil where HarfBuzz is not on the machine, or the file is no font.
    init?(path: String, index: Int = 0, weight: Double? = nil) {
        guard let handle = unsafe svl_font_open(path, UInt32(index), Float(weight ?? 0)) else { return nil }
        self.path = path
        self.index = index
        unsafe self.handle = handle
        scale = unsafe Double(svl_font_upem(handle)) * 64
        family = unsafe Self.name(1, of: handle)
        version = unsafe Self.name(5, of: handle)
    }

    deinit { unsafe svl_font_close(handle) }

    private static func name(_ id: UInt32, of handle: OpaquePointer) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            let length = unsafe svl_font_name(handle, id, buffer.baseAddress, 256)
            return unsafe String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(min(length, 255))), as: UTF8.self)
        }
    }

    func has(_ scalar: Unicode.Scalar) -> Bool { unsafe svl_font_has(handle, scalar.value) != 0 }

    /// From the baseline to the top and to the bottom of a line, in ems; the second is negative.
    var extents: (ascent: Double, descent: Double) {
        var (ascent, descent): (Int32, Int32) = (0, 0)
        unsafe svl_font_extents(handle, &ascent, &descent)
        return (Double(ascent) * 64 / scale, Double(descent) * 64 / scale)
    }

    /// In font units, downwards from the baseline as screens count; empty for a glyph without an outline.
    func outline(_ glyph: UInt32) -> [OutlineStep] {
        var capacity = 256
        while true {
            let (count, steps) = unsafe withUnsafeTemporaryAllocation(of: svl_step.self, capacity: capacity) { buffer in
                let count = unsafe Int(svl_font_outline(handle, glyph, buffer.baseAddress, UInt32(capacity)))
                return unsafe (count, count <= capacity ? buffer.prefix(count).map(OutlineStep.init) : [])
            }
            if count <= capacity { return steps }
            // The outline is longer than the room was; now its length is known.
            capacity = count
        }
    }

    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { unsafe body(handle) }
}

extension OutlineStep {
    fileprivate init(_ step: svl_step) {
        let points = step.points
        func point(_ x: Float, _ y: Float) -> OutlinePoint { OutlinePoint(Double(x) / 64, -Double(y) / 64) }
        let first = point(points.0, points.1)
        switch step.verb {
        case svl_move: self = .move(first)
        case svl_line: self = .line(first)
        case svl_quadratic: self = .quadratic(first, point(points.2, points.3))
        case svl_cubic: self = .cubic(first, point(points.2, points.3), point(points.4, points.5))
        default: self = .close
        }
    }
}
