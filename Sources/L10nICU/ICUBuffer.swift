internal import CICU

/// Texts on their way to ICU and back.
///
/// ICU works on UTF-16 and Swift on UTF-8. Its own converters into buffers of known size are several times faster than
/// `String.utf16` and `String(decoding:as:)`. No pointer outlives the closure that it is given to.
enum ICUBuffer {
    /// Enough for nearly every text, and small enough for any stack, in units.
    static let usualCapacity = 512

    /// Runs `body` with the text as UTF-16.
    static func withUTF16<Result>(
        of text: String, _ body: (UnsafePointer<UInt16>, Int32) throws(ICUError) -> Result
    ) throws(ICUError) -> Result {
        // UTF-16 never has more units than UTF-8 has bytes, so one pass is enough.
        let capacity = max(text.utf8.count, 1)
        guard capacity <= Int(Int32.max) else {
            throw ICUError(status: Int32(svl_status_overflow), request: "room for a text of \(capacity) bytes")
        }
        var text = text
        return try unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) {
            buffer throws(ICUError) in
            guard let units = buffer.baseAddress else { throw outOfMemory }
            var status: Int32 = 0
            let length = text.withUTF8 { bytes in
                unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                    unsafe svl_text_to_utf16(bytes.baseAddress, Int32(bytes.count), units, Int32(capacity), &status)
                }
            }
            try ICUError.check(status, "UTF-16 form of a text")
            return try unsafe body(units, length)
        }
    }

    /// The text that `write` puts into a buffer: it is given the buffer, its capacity and the status, and returns the
    /// length that the whole text needs. Called once more with exactly that length when the first buffer is too small.
    static func utf16Result(
        _ request: @autoclosure () -> String, _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
    ) throws(ICUError) -> String {
        try unsafe result(request(), write) { units, length in unsafe string(units, length) }
    }

    /// The same for functions that write ASCII.
    static func asciiResult(
        _ request: @autoclosure () -> String, _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
    ) throws(ICUError) -> String {
        try unsafe result(request(), write) { bytes, length in
            let bytes = unsafe UnsafeBufferPointer(start: bytes, count: Int(length))
            return unsafe bytes.withMemoryRebound(to: UInt8.self) { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// A string of ICU's UTF-16.
    static func string(_ units: UnsafePointer<UInt16>, _ length: Int32) -> String {
        // UTF-8 has at most three bytes for one unit.
        let capacity = Int(length) * 3
        guard capacity > 0, capacity <= Int(Int32.max) else { return "" }
        return unsafe String(unsafeUninitializedCapacity: capacity) { bytes in
            var status: Int32 = 0
            let written = unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
                unsafe svl_text_to_utf8(units, length, bytes.baseAddress, Int32(capacity), &status)
            }
            return status > 0 ? 0 : Int(written)
        }
    }

    private static func result<Unit: BitwiseCopyable>(
        _ request: @autoclosure () -> String,
        _ write: (UnsafeMutablePointer<Unit>, Int32, inout Int32) -> Int32,
        _ read: (UnsafePointer<Unit>, Int32) -> String
    ) throws(ICUError) -> String {
        var capacity = Int32(usualCapacity)
        for _ in 0..<2 {
            var status: Int32 = 0
            var needed: Int32 = 0
            let text = unsafe withUnsafeTemporaryAllocation(of: Unit.self, capacity: Int(capacity)) {
                buffer -> String? in
                guard let start = buffer.baseAddress else { return nil }
                needed = unsafe write(start, capacity, &status)
                return status > 0 ? nil : unsafe read(start, needed)
            }
            if let text { return text }
            guard status == Int32(svl_status_overflow), needed > capacity else {
                throw ICUError(status: status, request: request())
            }
            capacity = needed
        }
        throw ICUError(status: Int32(svl_status_overflow), request: request())
    }

    private static var outOfMemory: ICUError {
        ICUError(status: Int32(svl_status_overflow), request: "memory for a text")
    }
}
