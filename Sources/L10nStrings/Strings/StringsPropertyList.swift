internal import L10nSource
internal import L10nSyntax

/// A `.strings` file that is an XML or a binary property list: its entries, and what is wrong with them.
struct StringsPropertyList {
    private let tree: PropertyListTree
    private let dialect: StringsTree.Dialect
    private var findings: StringsFindings
    private var traits: TextTraits = []
    private var isRefused = false

    private init(_ tree: PropertyListTree, _ dialect: StringsTree.Dialect) {
        self.tree = tree
        self.dialect = dialect
        findings = StringsFindings(path: tree.source.path)
    }

    // MARK: Documents

    /// Reads an XML or a binary property list that need not be a table; nil for another file.
    static func readDocument(_ file: SourceFile, _ text: StringsText) -> Parsed<PropertyListDocument>? {
        if let (tree, isWhole) = binaryTree(of: file) {
            var list = Self(tree, .binary)
            if !isWhole { list.reportCut() }
            return Parsed(PropertyListDocument(tree: tree, isRefused: false), diagnostics: list.findings.diagnostics)
        }
        guard let (start, reading) = xml(text) else { return nil }
        var list = start
        list.reportDocument(reading, text, isTable: false)
        return Parsed(
            PropertyListDocument(tree: list.tree, isRefused: list.isRefused),
            diagnostics: text.findings.diagnostics + list.findings.sorted())
    }

    // MARK: Binary

    /// Reads a file that CoreFoundation takes for a binary property list; nil for another file.
    static func readBinary(_ file: SourceFile) -> Parsed<StringsTree>? {
        guard let (tree, isWhole) = binaryTree(of: file) else { return nil }
        var list = Self(tree, .binary)
        if isWhole {
            list.findings.report(
                .binaryPropertyList, "this is a binary property list; save it as text to edit or fix it", at: 0..<0)
        } else {
            list.reportCut()
        }
        return list.finish([])
    }

    private static func binaryTree(of file: SourceFile) -> (tree: PropertyListTree, isWhole: Bool)? {
        guard BinaryPropertyListReader.isMeant(file.bytes.span),
            let value = BinaryPropertyListReader.read(file.bytes.span)
        else { return nil }
        return PropertyListRendering.tree(
            of: value, path: file.path, limit: PropertyListRendering.limit(ofFileOf: file.bytes.count))
    }

    private mutating func reportCut() {
        findings.report(
            .tooLarge, "the shared values of this file stand for too much text; write them once", at: 0..<0)
    }

    // MARK: XML

    /// Reads a text that is an XML property list, or meant as one; nil for another text.
    static func readXML(_ text: StringsText) -> Parsed<StringsTree>? {
        guard let (start, reading) = xml(text) else { return nil }
        var list = start
        list.reportDocument(reading, text, isTable: true)
        return list.finish(text.findings.diagnostics, comments: reading.record)
    }

    private static func xml(_ text: StringsText) -> (Self, XMLPropertyListReader.Reading)? {
        let bytes = text.source.bytes.span
        guard isMarkup(bytes, from: text.start) else { return nil }
        let reading = XMLPropertyListReader.read(bytes, from: text.start)
        guard reading.isAccepted || XMLPropertyListReader.isMeant(bytes, from: text.start) else { return nil }
        let tree = PropertyListTree(source: text.source, root: reading.root, comments: reading.record.places)
        var list = Self(tree, .xml)
        // Without a byte-order mark, CoreFoundation does not see the first character of UTF-16.
        list.isRefused = !reading.isAccepted || text.isRefused || text.runTimeText != nil
        return (list, reading)
    }

    /// Whether the first character that is no white space is `<`.
    private static func isMarkup(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "<")
    }

    /// - Parameter isTable: whether the file should rather be text.
    private mutating func reportDocument(
        _ reading: XMLPropertyListReader.Reading, _ text: StringsText, isTable: Bool
    ) {
        let bytes = text.source.bytes.span
        guard reading.isAccepted else { return reportRefusal(reading, bytes) }
        guard !isRefused else { return }
        let start = reading.start ?? text.start
        let tag = start..<min(start + 6, bytes.count)
        if reading.hasHeader, isTable {
            findings.report(.xmlPropertyList, "this is an XML property list; write \"key\" = \"text\";", at: tag)
        } else if !reading.hasHeader {
            findings.report(
                .xmlNoHeader, "the property list has no XML header; begin the file with '<?xml' and '<plist>'", at: tag,
                .init(severity: .warning))
        }
        if reading.end < bytes.count {
            let junk = reading.end..<bytes.count
            findings.report(
                .xmlTrailingJunk, "nothing behind the property list is read; remove it", at: junk,
                .init(fixes: [findings.fix("remove it", .unsafe, junk, "")], severity: .warning))
        }
    }

    private mutating func reportRefusal(_ reading: XMLPropertyListReader.Reading, _ bytes: Span<UInt8>) {
        let offset = min(reading.fault?.offset ?? reading.start ?? bytes.count, bytes.count)
        let line = XMLPropertyListReader.line(bytes, at: offset)
        let refusal = DiagnosticNote("CoreFoundation refuses the whole file and names line \(line)")
        // Markers explain whatever fault they led to, and so does an entity: they are told in its place.
        let markers = ConflictMarker.lines(bytes, from: 0)
        if let first = markers.first {
            return findings.reportConflict(
                at: first,
                notes: markers.dropFirst().map { DiagnosticNote("another marker line", at: findings.span($0)) } + [
                    refusal
                ])
        }
        let entities =
            reading.fault?.kind == .doctypeCharacter ? EntityDeclaration.all(in: tree.source.bytes, from: offset) : []
        if let first = entities.first {
            let others = entities.dropFirst().map { DiagnosticNote($0.message, at: findings.span($0.range)) }
            return findings.report(.xmlEntity, first.message, at: first.range, .init(notes: others + [refusal]))
        }
        findings.report(
            reading.fault?.kind == .tooDeep ? .tooDeep : .xml,
            reading.fault?.advice ?? "the tag has no end; write '>' behind its name",
            at: offset..<UTF8Sequence.end(bytes, at: offset),
            .init(notes: [refusal]))
    }

    // MARK: Entries

    private mutating func finish(
        _ storage: [Diagnostic], comments: CommentRecord = CommentRecord()
    ) -> Parsed<StringsTree> {
        var entries: [StringsEntry] = []
        var dialect = dialect
        if let list = tree.root?.entries {
            entries.reserveCapacity(list.count)
            for entry in list { entries.append(self.entry(entry)) }
        } else if let root = tree.root {
            dialect = .notTable
            if !isRefused {
                findings.report(
                    .notADictionary, "the file holds \(root.described) and no entries; write entries",
                    at: root.range.indices)
            }
        }
        let strings = StringsTree(
            source: tree.source, dialect: dialect, reading: isRefused ? .refused : .whole, entries: entries,
            traits: traits, comments: comments)
        return Parsed(strings, diagnostics: storage + findings.sorted())
    }

    private mutating func entry(_ entry: PropertyListEntry) -> StringsEntry {
        let (key, value) = (entry.key, entry.value)
        traits.formUnion(key.traits)
        traits.formUnion(value.traits)
        let name = tree.text(of: key) ?? ""
        survey(key, key: name)
        if value.isText {
            survey(value, key: name)
        } else {
            let isForms = value.entries != nil
            findings.report(
                .nonStringValue, "\(Wording.quoted(name)) holds \(value.described); a text is expected",
                at: value.range.indices,
                .init(
                    key: name,
                    notes: isForms
                        ? [DiagnosticNote("forms by number belong in a .stringsdict or .xcstrings file")] : []))
        }
        return StringsEntry(
            range: key.range.union(value.range), key: key.content, value: value.isText ? value.content : value.range,
            comment: entry.comment, keyTraits: key.traits, valueTraits: value.traits,
            commentTraits: entry.commentTraits, flags: value.isText ? [] : .notText)
    }

    /// Reports characters that are no part of any text, the first of each kind.
    private mutating func survey(_ node: PropertyListNode, key: String) {
        guard !node.traits.isDisjoint(with: [.control, .mayHide, .escape]), let text = tree.text(of: node) else {
            return
        }
        var reported: Set<StringsCause> = []
        for scalar in text.unicodeScalars {
            let cause: StringsCause
            switch scalar.value {
            case 0: cause = .nul
            case 0xFEFF: cause = .invisibleCharacter
            case let value where value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value): cause = .noncharacter
            default: continue
            }
            guard reported.insert(cause).inserted else { continue }
            findings.report(
                cause, "\(Wording.name(of: scalar)) in the text; remove it", at: node.content.indices, .init(key: key))
        }
    }
}

extension PropertyListNode {
    /// What a value is, for messages.
    package var described: String {
        switch kind {
        case .string: "a text"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .leaf(.data): "data"
        case .leaf(.integer), .leaf(.real): "a number"
        case .leaf(.boolean): "a Boolean"
        case .leaf(.date): "a date"
        case .leaf: "no text"
        }
    }
}

extension UTF8Sequence {
    /// Behind the character at an offset; the offset itself at the end.
    fileprivate static func end(_ bytes: Span<UInt8>, at offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        return offset + (decode(bytes, at: offset)?.length ?? 1)
    }
}
