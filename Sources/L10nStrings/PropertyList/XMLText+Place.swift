internal import L10nSource

extension XMLText {
    /// Where a part of a decoded text was written.
    ///
    /// A part that begins or ends inside what one reference stands for takes in the whole reference.
    /// - Parameters:
    ///   - part: offsets in the UTF-8 of the decoded text.
    ///   - range: the content of the element in `bytes`.
    package static func place(of part: Range<Int>, in bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        var lower: Int?
        var written = range.lowerBound
        var decoded = 0
        while written < range.upperBound, decoded < part.upperBound || lower == nil {
            if lower == nil, decoded >= part.lowerBound { lower = written }
            if decoded >= part.upperBound { break }
            let start = written
            if let section = section(bytes, at: written, before: range.upperBound) {
                let inside = decoded..<decoded + section.content.count
                if inside.contains(part.lowerBound) { lower = section.content.lowerBound + part.lowerBound - decoded }
                if part.upperBound <= inside.upperBound {
                    let end = section.content.lowerBound + part.upperBound - decoded
                    return min(lower ?? end, end)..<end
                }
                decoded = inside.upperBound
                written = section.end
                continue
            }
            if bytes[written] == UInt8(ascii: "&"),
                let reference = reference(bytes, at: written, before: range.upperBound)
            {
                // Half of a surrogate pair is read as U+FFFD, which takes three bytes.
                decoded += Unicode.Scalar(reference.value).map { UTF8.width($0) } ?? 3
                written = reference.end
            } else {
                decoded += 1
                written += 1
            }
            if lower == nil, decoded > part.lowerBound { lower = start }
        }
        let start = lower ?? range.upperBound
        return start..<max(start, min(written, range.upperBound))
    }
}
