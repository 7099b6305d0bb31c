package import L10nSource

/// The entries of a PO file with their places: nothing is left out, and nothing is said of what they mean.
///
/// Source: GNU gettext manual, The Format of PO Files.
package struct POFile: Sendable {
    /// The text that all places refer to.
    package let file: SourceFile
    /// In the order of the file, the header and obsolete entries included.
    package internal(set) var entries: [POEntry] = []

    /// Reads a file in UTF-8. Any bytes give a file; what is wrong with them is reported, and damaged entries are left out.
    package static func parse(_ file: SourceFile) -> Parsed<POFile> {
        var parser = POParser(file)
        parser.run()
        return Parsed(parser.result, diagnostics: parser.diagnostics)
    }

    /// The fields of the header, in their order; none without a header.
    package var header: [(name: String, value: String)] {
        guard let entry = headerEntry, let text = entry.texts.first?.text else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            return (String(line[..<colon]), String(value))
        }
    }

    /// The entry that stands for the file: without a context and a text.
    package var headerEntry: POEntry? { entries.first { $0.isHeader } }

    /// The value of a field of the header, whose names are told without case.
    package func field(_ name: String) -> String? {
        header.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// One entry of a PO file.
package struct POEntry: Sendable {
    /// From its first comment to its last string, without the line end behind it.
    package var range: SourceRange
    /// Whether it is kept for later only (`#~`).
    package var isObsolete = false
    package var comments: [POComment] = []
    package var context: POText?
    /// The text in the source language.
    package var id: POText
    package var plural: POText?
    /// The translations: one, or one an index.
    package var texts: [POText] = []

    package var isHeader: Bool { context == nil && id.text.isEmpty && plural == nil && !isObsolete }

    /// What `#,` says, such as `fuzzy`.
    package var flags: [String] {
        comments.filter { $0.kind == .flags }.flatMap { comment in
            comment.text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
        }
    }

    /// What `#|` says the translation was made for: an entry without texts; nil where nothing does, or it is damaged.
    var previous: POEntry? {
        let lines = comments.filter { $0.kind == .previous }.map { $0.text + "\n" }
        guard !lines.isEmpty else { return nil }
        // An entry without a translation is none to the parser.
        let end = lines.contains { $0.hasPrefix("msgid_plural") } ? "msgstr[0] \"\"\n" : "msgstr \"\"\n"
        return POFile.parse(SourceFile(path: "", text: lines.joined() + end)).value.entries.first
    }

    /// Where the context, or else the text, begins: comments stand before it.
    package var bodyStart: Int { Int((context ?? id).range.lower) }
}

/// A keyword with its strings.
package struct POText: Sendable {
    /// From the keyword to the last string.
    package var range: SourceRange
    /// The number in brackets behind `msgstr`; nil without one.
    package var index: Int?
    /// What the strings say together.
    package var text: String

    /// Whether it begins with a line by which msgcat keeps the texts of several files apart.
    var isJoined: Bool {
        let mark = "#-#-#-#-#"
        return text.hasPrefix(mark + "  ") && text.prefix { $0 != "\n" }.hasSuffix("  " + mark)
    }
}

/// A line that begins with `#`.
package struct POComment: Sendable {
    package enum Kind: Sendable {
        /// `# `: by a translator.
        case translator
        /// `#.`: by a developer.
        case extracted
        /// `#:`: where the text comes from.
        case reference
        /// `#,`: words for programs.
        case flags
        /// `#|`: the text that the translation was made for.
        case previous
    }

    package var kind: Kind
    /// What stands behind the marker, without the space between them.
    package var text: String
    /// The line without its end.
    package var range: SourceRange

    /// The files that the line names: `# File: a.c, line: 3` is `#: a.c:3` in the style of Uniforum, which `msgcat --strict`
    /// writes.
    var reference: String? {
        switch kind {
        case .reference: return text
        case .translator:
            let start = "File: "
            guard text.hasPrefix(start), let end = text.ranges(of: ", line: ").last?.lowerBound else { return nil }
            return POReference.text(String(text[..<end].dropFirst(start.count)))
        case .extracted, .flags, .previous: return nil
        }
    }
}

extension Substring {
    /// The text without white space around it.
    fileprivate var trimmed: String {
        var rest = drop { $0 == " " || $0 == "\t" }
        while rest.last == " " || rest.last == "\t" { rest.removeLast() }
        return String(rest)
    }
}
