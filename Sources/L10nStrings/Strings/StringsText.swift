internal import L10nSource

/// The text of a `.strings` file as UTF-8, with the findings about how it was stored.
struct StringsText {
    var source: SourceFile
    /// The offset of the text behind a byte-order mark.
    var start = 0
    var findings: StringsFindings
    /// CoreFoundation cannot make a text of the bytes.
    var isRefused = false
    /// The NUL in the first two bytes of a file that is no UTF-16; the findings here are about it.
    private(set) var leadingNUL: Range<Int>?
    /// What CoreFoundation reads, where it is another text than ours.
    var runTimeText: [UInt8]?

    init(_ file: SourceFile) {
        findings = StringsFindings(path: file.path)
        let bytes = file.bytes.span
        source = SourceFile(path: file.path, bytes: file.bytes, encoding: .utf8)
        switch StoredEncoding(bytes) {
        case .utf8(let start):
            self.start = start
            if start > 0 {
                source = SourceFile(path: file.path, bytes: file.bytes, encoding: .utf8WithByteOrderMark)
                // Without it, a NUL at the start would make the file look like UTF-16.
                let isNeeded = bytes[start] == 0 || bytes.count > start + 1 && bytes[start + 1] == 0
                findings.report(
                    .byteOrderMark, "the file starts with U+FEFF; remove it", at: 0..<start,
                    .init(fixes: isNeeded ? [] : [findings.fix("remove it", .safe, 0..<start, "")]))
            }
        case .utf16(let isBigEndian, let start):
            takeWide(
                .utf16(bytes, from: start, isBigEndian: isBigEndian), isBigEndian ? .utf16BigEndian : .utf16LittleEndian
            )
        case .utf32(let isBigEndian, let start):
            takeWide(
                .utf32(bytes, from: start, isBigEndian: isBigEndian), isBigEndian ? .utf32BigEndian : .utf32LittleEndian
            )
        case .unmarked: takeUnmarked(bytes)
        case .singleByte(let encoding):
            source = SourceFile(
                path: file.path, bytes: encoding.decoded(bytes, in: 0..<bytes.count), encoding: .latin1)
        case .other(let name, let isKnown):
            isRefused = !isKnown
            source = SourceFile(path: file.path, bytes: file.bytes, encoding: .unknown)
            findings.report(
                .unknownEncoding, "the encoding \(Wording.quoted(name)) is not supported; save the file as UTF-8",
                at: 0..<5, .init(isFault: true))
        case .cut: isRefused = true
        }
    }

    private mutating func takeWide(_ text: WideText, _ encoding: SourceEncoding) {
        source = SourceFile(path: source.path, bytes: text.bytes, encoding: encoding)
        let is32 = encoding == .utf32LittleEndian || encoding == .utf32BigEndian
        isRefused = text.isMalformed || text.isEmptyAsUTF8
        findings.report(
            is32 ? .utf32 : .utf16, "the file is \(is32 ? "UTF-32" : "UTF-16"); save it as UTF-8", at: 0..<0,
            .init(fixes: [Fix("save the file as UTF-8", .displayOnly)]))
        skipSecondMark()
        reportLosses(text)
    }

    /// A second byte-order mark, as scripts write that put files together. Xcode takes it out when it copies the file
    /// (CopyStringsFileTaskAction of swift-build), so that apps have the texts; CoreFoundation refuses the file itself.
    private mutating func skipSecondMark() {
        let bytes = source.bytes
        // Of a property list in XML nobody has seen that.
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]), bytes.count > 3, bytes[3] != UInt8(ascii: "<") else { return }
        start = 3
        findings.report(
            .byteOrderMark,
            "the file has two byte-order marks, of which Xcode takes both out and other readers one; remove it",
            at: 0..<3, .init(fixes: [findings.fix("remove it", .safe, 0..<3, "")]))
    }

    private mutating func reportLosses(_ text: WideText) {
        if text.hasOddByte {
            let end = text.bytes.count
            findings.report(
                .oddByte, "the last byte belongs to no character; save the file as UTF-8", at: end..<end)
        }
        guard let first = text.loneHalves.first?.offset else { return }
        let notes = text.loneHalves.dropFirst().prefix(16)
            .map { DiagnosticNote("here too", at: findings.span($0.offset..<$0.offset + 3)) }
        findings.report(
            .loneSurrogate, "a letter was lost here (U+FFFD); restore it from the history", at: first..<first + 3,
            .init(notes: notes))
    }

    /// Reads a file that looks like UTF-16 or UTF-32 without a byte-order mark in the way it was meant.
    private mutating func takeUnmarked(_ bytes: Span<UInt8>) {
        // What CoreFoundation reads: the first two bytes are gone.
        let text = WideText.utf16(bytes, from: 2, isBigEndian: false)
        runTimeText = text.isEmptyAsUTF8 ? [] : text.bytes
        let (name, encoding) = Self.unmarkedEncoding(bytes)
        switch encoding {
        case .utf16LittleEndian: take(.utf16(bytes, from: 0, isBigEndian: false), encoding)
        case .utf16BigEndian: take(.utf16(bytes, from: 0, isBigEndian: true), encoding)
        case .utf32LittleEndian: take(.utf32(bytes, from: 0, isBigEndian: false), encoding)
        case .utf32BigEndian: take(.utf32(bytes, from: 0, isBigEndian: true), encoding)
        case .utf8, .utf8WithByteOrderMark, .latin1, .binaryPropertyList, .unknown: break
        }
        guard name.isEmpty else {
            findings.report(
                .utf16WithoutMark, "the file is \(name) without a mark; save it as UTF-8", at: 0..<0,
                .init(isFault: true))
            return
        }
        let range = bytes[0] == 0 ? 0..<(bytes[1] == 0 ? 2 : 1) : 1..<2
        leadingNUL = range
        findings.report(
            .utf16WithoutMark, "U+0000 NULL at the start makes the file look like UTF-16; remove it", at: range,
            .init(fixes: [findings.fix("remove it", .unsafe, range, "")], isFault: true))
    }

    private mutating func take(_ text: WideText, _ encoding: SourceEncoding) {
        source = SourceFile(path: source.path, bytes: text.bytes, encoding: encoding)
        reportLosses(text)
    }

    /// The encoding that the places of NUL bytes speak for.
    private static func unmarkedEncoding(_ bytes: Span<UInt8>) -> (name: String, encoding: SourceEncoding) {
        var counts = [0, 0, 0, 0]
        // The start of a file tells enough, in whole groups of four bytes.
        let length = min(bytes.count, 4096) & ~3
        for index in 0..<length where bytes[index] == 0 { counts[index & 3] += 1 }
        // NUL in half of the groups at a place: text that is mostly ASCII has it in all bytes of a unit but one.
        let many = max(length / 8, 1)
        let isMany = counts.map { $0 >= many }
        switch (isMany[0], isMany[1], isMany[2], isMany[3]) {
        case (true, true, _, false): return ("UTF-32", .utf32BigEndian)
        case (false, _, true, true): return ("UTF-32", .utf32LittleEndian)
        case (false, true, false, true): return ("UTF-16", .utf16LittleEndian)
        case (true, false, true, false): return ("UTF-16", .utf16BigEndian)
        default: return ("", .utf8)
        }
    }
}
