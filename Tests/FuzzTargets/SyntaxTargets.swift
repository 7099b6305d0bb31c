import L10nExchange
import L10nLocale
import L10nProject
import L10nSource
import L10nStrings
import L10nSyntax
import TokenThemes

/// What reads the syntax of files, whatever they say.
enum SyntaxTargets {
    static let all = [
        FuzzTarget("strings-syntax", [".strings"], strings),
        FuzzTarget("property-list", [".stringsdict", ".plist"], propertyList),
        FuzzTarget("json", ["tokens.json", ".jsonc"], json),
        FuzzTarget("font", [".ttf", ".otf"]) { bytes in
            _ = FontFace.faces(in: bytes)
            return nil
        },
        FuzzTarget("names", [], names),
    ]

    /// Entries follow each other inside the text, and one that is given another text has that text.
    private static func strings(_ bytes: [UInt8]) throws -> String? {
        let parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes))
        let tree = parsed.value
        let size = tree.source.bytes.count
        if let problem = FindingPlaces.problem(parsed.diagnostics, in: [tree.source]) { return problem }
        var end: UInt32 = 0
        for entry in tree.entries.sorted(by: { $0.range.lower < $1.range.lower }) {
            if entry.range.lower < end || entry.range.upper > size {
                return "an entry at \(entry.range) behind \(end) of \(size) bytes"
            }
            _ = (tree.key(of: entry), tree.value(of: entry), tree.comment(of: entry))
            end = entry.range.upper
        }
        guard var editor = try? StringsEditor(parsed), let first = tree.entries.first else { return nil }
        if !editor.edits.isEmpty { return "a file that nobody changes has edits" }
        let key = tree.key(of: first)
        guard (try? editor.setText("new", of: key)) != nil,
            let after = StoredText(bytes, text: tree.source).applying(editor.edits)
        else { return nil }
        let changed = StringsParser.parse(SourceFile(path: "a.strings", bytes: after)).value
        return changed.entries.contains { changed.key(of: $0) == key && changed.value(of: $0) == "new" }
            ? nil : "the new text of \(key.debugDescription) is not in the file"
    }

    /// What is written is read again, and then written as the same bytes.
    private static func propertyList(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.plist", bytes: bytes)
        let document = PropertyListDocument.parse(file)
        if let problem = FindingPlaces.problem(document.diagnostics, in: [document.value.tree.source]) {
            return problem
        }
        if let list = PropertyListFile(file), !list.edits(PropertyListPlan()).isEmpty {
            return "a file that nobody changes has edits"
        }
        guard case .success(let value) = PropertyListReader.read(bytes) else { return nil }
        for write in [BinaryPropertyListWriter.write, XMLPropertyListWriter.write] {
            let written = write(value)
            guard case .success(let again) = PropertyListReader.read(written) else {
                return "what was written is refused"
            }
            if write(again) != written { return "what was written says something else" }
        }
        return nil
    }

    /// Values lie inside the text; what is printed prints the same again.
    private static func json(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.json", bytes: bytes)
        let parsed = JSONTree.parse(file, dialect: FuzzTarget.one(of: JSONDialect.allCases, for: bytes))
        let values = parsed.value.root.descendants
        if let problem = FindingPlaces.problem(parsed.diagnostics, in: [file])
            ?? FindingPlaces.problem(values.map(\.range), size: bytes.count, "a value")
        {
            return problem
        }
        for value in values { _ = (value.string, value.number) }
        _ = SourceMap.read(file)
        let strict = JSONTree.parse(file)
        guard strict.diagnostics.isEmpty else { return nil }
        var printer = JSONPrinter(.xcode) { $0 }
        let printed = printer.bytes(of: strict.value.root)
        let again = JSONTree.parse(SourceFile(path: "a.json", bytes: printed))
        guard again.diagnostics.isEmpty else { return "what was printed is no JSON: \(again.diagnostics[0].message)" }
        printer = JSONPrinter(.xcode) { $0 }
        return printer.bytes(of: again.value.root) == printed ? nil : "what was printed prints in another way"
    }

    /// A first line and the rest: patterns and paths, tags of languages, directives in comments.
    private static func names(_ bytes: [UInt8]) -> String? {
        let lines = bytes.split(separator: 0x0A, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        let (first, rest) = (lines.first ?? "", lines.dropFirst().first ?? "")
        _ = PathPattern(first).matches(rest)
        let path = PathText.normalized(first)
        if PathText.normalized(path) != path { return "a normal path is not normal: \(path.debugDescription)" }
        if let tag = LanguageTag(first), LanguageTag(tag.description) != tag {
            return "the tag \(tag.description.debugDescription) is not read again"
        }
        let directives = SuppressionDirective.all(in: bytes, SourceRange(0..<bytes.count))
        return FindingPlaces.problem(directives.map(\.range), size: bytes.count, "a directive")
    }
}
