import L10nSource
import L10nSyntax

/// The findings about the structure of one String Catalog, with their words.
struct XCStringsReports {
    /// So many findings of one file are kept; hostile input could otherwise fill the memory.
    private static let limit = 1000

    let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    mutating func add(_ diagnostic: Diagnostic) {
        guard diagnostics.count < Self.limit else { return }
        diagnostics.append(diagnostic)
        if diagnostics.count == Self.limit {
            // The last place says that there are more.
            diagnostics[Self.limit - 1] = Diagnostic(
                .inputLimitExceeded, "more than \(Self.limit) mistakes; mend the first ones",
                at: diagnostic.span, cause: "xcstrings")
        }
    }

    mutating func add(
        _ rule: Rule, _ message: String, at range: SourceRange, cause: String,
        _ subject: Subject = Subject(), notes: [DiagnosticNote] = [], fixes: [Fix] = []
    ) {
        add(
            Diagnostic(
                rule, message, at: file.span(range), cause: cause, subject: subject, notes: notes,
                fixes: fixes))
    }

    /// Reports an entry that no source has any more.
    mutating func stale(_ member: JSONMember, _ subject: Subject) {
        let removal = JSONText.removal(of: member.range, in: file.bytes)
        add(
            .staleEntry, "\(Wording.quoted(member.name)) is no longer extracted; remove it or mark it manual",
            at: member.nameRange, cause: "stale", subject,
            fixes: [Fix("remove the entry", .unsafe, edits: [Edit(file.span(removal), "")])])
    }

    /// Reports a value of another kind than its member has.
    mutating func wrongKind(_ value: JSONValue, of name: String, wanted: String, _ subject: Subject = Subject()) {
        // A value that is none was reported by the parser.
        guard !value.isInvalid else { return }
        add(
            .syntaxError, "\(Wording.quoted(name)) is \(value.kind.phrase); write \(wanted)",
            at: value.range, cause: "json-kind", subject)
    }

    /// Reports a file that holds another value than a catalog.
    mutating func noObject(_ root: JSONValue) {
        guard !root.isInvalid else { return }
        add(
            .syntaxError, "a String Catalog is an object, and this is \(root.kind.phrase); begin it with '{'",
            at: root.range, cause: "json-kind")
    }

    /// Reports a member that catalogs do not know.
    mutating func unknownMember(_ member: JSONMember, among known: [String], _ subject: Subject = Subject()) {
        let name = member.name
        let advice = Suggestions.question(name, among: known) ?? "remove it"
        let near = Suggestions.near(name, among: known)
        let fix = near.first.map { Fix("write '\($0)'", .unsafe, edits: [edit(member.nameContentRange, $0)]) }
        add(
            .unknownCatalogMember, "unknown member \(Wording.quoted(name)); \(advice)",
            at: member.nameRange, cause: "unknown-member", subject,
            fixes: near.count == 1 ? [fix].compactMap { $0 } : [])
    }

    /// Reports a value that is none of those that a member may have.
    /// - Parameter noun: what it should be, with its article.
    mutating func unknownValue(
        _ value: JSONValue, _ noun: String, among known: [String], cause: String, _ subject: Subject = Subject()
    ) {
        let text = value.string ?? value.rawText
        let near = Suggestions.near(text, among: known)
        let advice =
            Suggestions.question(text, among: known)
            ?? "use one of " + Wording.list(known.map { "'\($0)'" })
        let fixes =
            near.count == 1 ? [Fix("write '\(near[0])'", .unsafe, edits: [edit(value.contentRange, near[0])])] : []
        add(
            .unknownCatalogValue, "\(Wording.quoted(text)) is not \(noun); \(advice)", at: value.range,
            cause: cause, subject, fixes: fixes)
    }

    mutating func nesting(
        _ message: String, at range: SourceRange, cause: String, _ subject: Subject, notes: [DiagnosticNote] = []
    ) {
        add(.invalidVariationNesting, message, at: range, cause: cause, subject, notes: notes)
    }

    mutating func overlap(
        _ message: String, at range: SourceRange, and other: SourceRange, cause: String, _ subject: Subject
    ) {
        let note = DiagnosticNote("the other one", at: file.span(other))
        add(.overlappingVariations, message, at: range, cause: cause, subject, notes: [note])
    }

    private func edit(_ range: SourceRange, _ text: String) -> Edit {
        Edit(file.span(range), text)
    }
}

extension JSONKind {
    /// The kind as an indefinite noun.
    fileprivate var phrase: String {
        switch self {
        case .null: "null"
        case .false, .true: "a truth value"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        case .invalid: "no value"
        }
    }
}
