/// UTF-8 on its way into a message and out of it: the one place of this module that sees pointers (decision 0005).
enum MessageBytes {
    /// The text that `write` puts into memory of its own, which is allocated once; nil when it gives up.
    ///
    /// - Parameters:
    ///   - capacity: the most bytes that are written; more are never written, but trap.
    ///   - write: appends well-formed UTF-8.
    static func string(capacity: Int, _ write: (inout OutputSpan<UInt8>) -> Bool) -> String? {
        var isWritten = false
        let text = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
            var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
            isWritten = write(&output)
            return unsafe output.finalize(for: buffer)
        }
        return isWritten ? text : nil
    }

    /// Appends a part of some bytes. Traps where there are fewer, or too little room.
    static func append(_ bytes: [UInt8], from start: Int, _ count: Int, to output: inout OutputSpan<UInt8>) {
        precondition(start >= 0 && count >= 0 && start <= bytes.count - count, "a part is inside its bytes")
        unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe append(UnsafeBufferPointer(rebasing: bytes[start..<(start + count)]), to: &output)
        }
    }

    /// Appends bytes. Traps where there is too little room.
    static func append(_ bytes: Span<UInt8>, to output: inout OutputSpan<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0, to: &output) }
    }

    @unsafe
    private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout OutputSpan<UInt8>) {
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
            precondition(bytes.count <= buffer.count - count, "the room for a message is measured first")
            guard let target = buffer.baseAddress, let first = bytes.baseAddress else { return }
            unsafe (target + count).initialize(from: first, count: bytes.count)
            count += bytes.count
        }
    }

    /// Runs `body` with the UTF-8 of a text.
    static func withUTF8<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
        let result = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe body(Span(_unsafeElements: bytes))
        }
        // Texts of other representations, which Swift's own never are, are copied.
        return result ?? body(Array(text.utf8).span)
    }
}
