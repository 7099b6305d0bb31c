internal import CHarfBuzz

/// A face of a font file, at a weight. Immutable, so that tasks may share it.
///
/// Source: layout.md LA-16, LA-22, LA-23.
@safe
final class FontFile: @unchecked Sendable {
    let path: String
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

    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result { unsafe body(handle) }
}
