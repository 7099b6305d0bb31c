internal import L10nSource
import L10nStrings

/// A document's text as UTF-8, with the findings about how it was stored.
struct XMLInput {
    var file: SourceFile
    var reports: XMLReports
    var isReadable = true

    init(_ file: SourceFile) {
        self.file = file
        reports = XMLReports(path: file.path)
        let bytes = file.bytes.span
        switch StoredEncoding(bytes) {
        case .utf8(let start):
            if start > 0 {
                self.file = SourceFile(path: file.path, bytes: file.bytes, encoding: .utf8WithByteOrderMark)
            }
        case .utf16(let isBigEndian, let start) where start > 0:
            take(
                .utf16(bytes, from: start, isBigEndian: isBigEndian), isBigEndian ? .utf16BigEndian : .utf16LittleEndian
            )
        case .utf32(let isBigEndian, let start) where start > 0:
            take(
                .utf32(bytes, from: start, isBigEndian: isBigEndian), isBigEndian ? .utf32BigEndian : .utf32LittleEndian
            )
        // Without a mark the declaration was readable byte by byte, so that what it says cannot be true.
        case .utf16, .utf32:
            refuse("the file says that it is UTF-16 or UTF-32 and is not; correct its first line")
        case .unmarked: takeUnmarked(bytes)
        case .singleByte(let encoding):
            self.file = SourceFile(
                path: file.path, bytes: encoding.decoded(bytes, in: 0..<bytes.count), encoding: .latin1)
        case .other(let name, isKnown: _):
            refuse("the encoding \(Wording.quoted(name)) is not supported; save the file as UTF-8")
        case .cut: break
        }
    }

    private mutating func take(_ text: WideText, _ encoding: SourceEncoding) {
        file = SourceFile(path: file.path, bytes: text.bytes, encoding: encoding)
        reports = XMLReports(path: file.path)
        if let half = text.loneHalves.first?.offset {
            reports.encoding("half a character stands here; save the file as UTF-8", at: half..<half + 3)
        } else if text.isMalformed || text.hasOddByte {
            reports.encoding(
                "the last bytes are no character; save the file as UTF-8", at: text.bytes.count..<text.bytes.count)
        }
    }

    /// A document in 16-bit units tells their order by its first character. Source: XML 1.0, appendix F.
    private mutating func takeUnmarked(_ bytes: Span<UInt8>) {
        let bracket = UInt8(ascii: "<")
        if bytes.count > 3, bytes[0] == bracket, bytes[1] == 0, bytes[2] != 0 {
            take(.utf16(bytes, from: 0, isBigEndian: false), .utf16LittleEndian)
        } else if bytes.count > 3, bytes[0] == 0, bytes[1] == bracket, bytes[2] == 0 {
            take(.utf16(bytes, from: 0, isBigEndian: true), .utf16BigEndian)
        } else {
            refuse("the file is in no known encoding; save it as UTF-8")
        }
    }

    private mutating func refuse(_ message: String) {
        isReadable = false
        file = SourceFile(path: file.path, bytes: file.bytes, encoding: .unknown)
        reports.encoding(message, at: 0..<0)
    }
}
