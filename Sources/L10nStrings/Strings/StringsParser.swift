package import L10nSource

/// Reads `.strings` files in every form that CoreFoundation accepts, and says what is wrong with them.
///
/// A total function: any bytes give a tree and findings, in time proportional to their number.
package enum StringsParser {
    /// Reads a file whose `bytes` are those on the disk, whatever its `encoding` says.
    ///
    /// The tree's `source` holds the text as UTF-8 and says how it was stored. What is wrong with the keys of entries, such
    /// as duplicates, is left to the rules that see a whole table.
    package static func parse(_ file: SourceFile) -> Parsed<StringsTree> {
        // Places are kept in 32 bits.
        guard file.bytes.count < Int(UInt32.max) else {
            return refuse(file, .tooLarge, "the file is larger than 4 GiB")
        }
        guard !isEmpty(file.bytes) else {
            return refuse(file, .emptyFile, "the file is empty; delete it or add a comment")
        }
        // The order in which CoreFoundation tries the forms.
        if let binary = StringsPropertyList.readBinary(file) { return binary }
        var text = StringsText(file)
        if let xml = StringsPropertyList.readXML(text) { return xml }
        var reader = StringsTextReader(path: file.path, from: text.start, byteCount: text.source.bytes.count)
        reader.read(text.source.bytes.span)
        if let malformed = malformedByte(text, reader) {
            reportMalformed(&text, at: malformed)
            // Nothing of a file that cannot be converted is read, so that the faults of its text do not matter yet.
            if text.isRefused { reader.reporter.findings = StringsFindings(path: file.path) }
        }
        let settlement = StringsSettlement(text: text, hiddenFrom: reader.reporter.hiddenFrom)
        let reading = reader.table.settle { settlement.settle(&$0, &reader.reporter.findings) }
        let tree = StringsTree(
            source: text.source, dialect: reader.dialect, reading: reading, entries: reader.table.entries,
            traits: reader.table.traits, comments: reader.table.record)
        let findings = reader.reporter.findings.sorted().filter { finding in
            // This character has a finding of its own.
            text.leadingNUL?.contains(Int(finding.span.range.lower)) != true
        }
        return Parsed(tree, diagnostics: text.findings.diagnostics + findings)
    }

    /// Whether a file holds nothing but a byte-order mark.
    private static func isEmpty(_ bytes: [UInt8]) -> Bool {
        switch bytes.count {
        case 0: true
        case 2: bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF]
        case 3: bytes == [0xEF, 0xBB, 0xBF]
        case 4: bytes == [0xFF, 0xFE, 0, 0] || bytes == [0, 0, 0xFE, 0xFF]
        default: false
        }
    }

    private static func refuse(_ file: SourceFile, _ cause: StringsCause, _ message: String) -> Parsed<StringsTree> {
        var findings = StringsFindings(path: file.path)
        findings.report(cause, message, at: 0..<0)
        let empty = SourceFile(path: file.path, bytes: [], encoding: cause == .emptyFile ? .utf8 : .unknown)
        return Parsed(
            StringsTree(source: empty, dialect: .text, reading: .refused), diagnostics: findings.diagnostics)
    }

    /// The first byte that is not UTF-8, looked for only where something speaks for one.
    private static func malformedByte(_ text: StringsText, _ reader: StringsTextReader) -> Int? {
        guard text.source.encoding == .utf8 || text.source.encoding == .utf8WithByteOrderMark,
            reader.table.traits.union(reader.table.record.traits).contains(.malformed)
                || !reader.reporter.findings.diagnostics.isEmpty
        else { return nil }
        return EncodingGuess.firstMalformed(text.source.bytes.span)
    }

    private static func reportMalformed(_ text: inout StringsText, at index: Int) {
        let bytes = text.source.bytes
        text.source = SourceFile(path: text.source.path, bytes: bytes, encoding: .unknown)
        if text.runTimeText == nil {
            text.isRefused = EncodingGuess.firstMalformed(bytes.span, allowsCopyright: true) != nil
        }
        let digits = String(bytes[index], radix: 16, uppercase: true)
        guard !BinaryPropertyListReader.isMeant(bytes.span) else {
            text.findings.report(
                .notUTF8, "the binary property list is damaged or cut off; restore it from the history",
                at: index..<index + 1, .init(isFault: true))
            return
        }
        let guess = EncodingGuess.name(bytes.span, firstMalformed: index)
        let advice = guess.map { "save the file as UTF-8 (it looks like \($0))" } ?? "restore the character"
        text.findings.report(
            .notUTF8, "byte 0x\(digits) is not UTF-8; \(advice)", at: index..<index + 1, .init(isFault: true))
    }
}
