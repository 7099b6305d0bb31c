import L10nSource

/// The files of a document, to be found by what files of other documents call them.
package final class ExchangeCounterparts {
    package let document: ExchangeDocument
    private var originals: [String: Int] = [:]
    private var tables: [String: [Int]] = [:]
    /// The files by every end of their paths that begins behind a slash, and by the whole.
    private var ends: [String: [Int]] = [:]
    /// What may have been meant by the path of no file.
    private(set) lazy var suggestions = Suggestions(document.files.map(\.original))

    package init(_ document: ExchangeDocument) {
        self.document = document
        for (number, file) in document.files.enumerated() {
            if originals[file.original] == nil { originals[file.original] = number }
            tables[file.table, default: []].append(number)
            for end in Self.ends(of: file.original) { ends[end, default: []].append(number) }
        }
    }

    /// The file of the document that one of another document means: the same path, or the only one of which either is the
    /// end.
    /// - Returns: nil where none fits, or several; a guess is what fits by its end only.
    func counterpart(of file: ExchangeFile) -> (file: ExchangeFile, isGuess: Bool)? {
        let files = document.files
        if let same = originals[file.original] { return (files[same], false) }
        if file.original.isEmpty, files.count == 1, let only = files.first { return (only, false) }
        // A table for translators may name no more than a table.
        if let tables = tables[file.original], tables.count == 1 { return (files[tables[0]], false) }
        let own = Self.ends(of: file.original)
        guard let whole = own.first else { return nil }
        // Of those with a shorter path, that path is the end of the one that was asked for.
        let shorter = own.dropFirst().flatMap { end in
            (ends[end] ?? []).filter { Self.ends(of: files[$0].original).first == end }
        }
        let alike = (ends[whole] ?? []) + shorter
        return alike.count == 1 ? (files[alike[0]], true) : nil
    }

    /// What may have been meant by the path of no file: one that is written nearly so, or the only one of the table, as after
    /// a table has become a catalog.
    func question(about file: ExchangeFile) -> String? {
        if let question = suggestions.question(file.original) { return question }
        guard let alike = tables[file.table], alike.count == 1 else { return nil }
        return "did you mean \(Wording.quoted(document.files[alike[0]].original))?"
    }

    /// The name of the table that has the translations of a file that Xcode exports and nobody translates in its place; nil for
    /// other files.
    static func table(for original: String) -> String? {
        let name = PathText.name(of: original)
        if name.hasSuffix("Info.plist") { return "InfoPlist.strings" }
        let suffix = ".intentdefinition"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) + ".strings" : nil
    }

    /// The whole path first.
    private static func ends(of path: String) -> [String] {
        let parts = path.split(separator: "/")
        return parts.indices.map { parts[$0...].joined(separator: "/") }
    }
}
