internal import L10nSource

/// The findings of one reading, with their words.
struct JSONReports {
    /// So many findings of one file are kept; hostile input could otherwise fill the memory.
    static let limit = 1000

    let path: String
    var diagnostics: [Diagnostic] = []
    private var hasMalformedByte = false

    init(path: String) {
        self.path = path
    }

    /// Whether nothing more is kept.
    var isFull: Bool { diagnostics.count >= Self.limit }

    func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: path, range: SourceRange(range))
    }

    func text(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        // Long enough for every quotation, which is cut at sixty characters.
        for index in range.prefix(400) { bytes.append(text[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    func quote(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
        Wording.quoted(self.text(text, range))
    }

    private mutating func add(_ diagnostic: Diagnostic) {
        guard !isFull else { return }
        diagnostics.append(diagnostic)
        if isFull {
            diagnostics[Self.limit - 1] = Diagnostic(
                .inputLimitExceeded, "more than \(Self.limit) errors; mend the first ones",
                at: diagnostic.span, cause: "json")
        }
    }

    /// Reports a breach of the grammar.
    /// - Parameter isConsequence: whether it follows from something that was already reported.
    mutating func syntaxError(
        _ message: String, at range: Range<Int>, note: (message: String, range: Range<Int>)? = nil,
        unless isConsequence: Bool = false
    ) {
        guard !isConsequence else { return }
        let notes = note.map { [DiagnosticNote($0.message, at: span($0.range))] } ?? []
        add(Diagnostic(.syntaxError, message, at: span(range), cause: "json", notes: notes))
    }

    mutating func limit(_ message: String, at range: Range<Int>) {
        add(Diagnostic(.inputLimitExceeded, message, at: span(range), cause: "json"))
    }

    mutating func encoding(_ message: String, at range: Range<Int>) {
        add(Diagnostic(.unsupportedEncoding, message, at: span(range), cause: "json"))
    }

    /// Reports the first byte that is not UTF-8; the others of a file have the same cause.
    mutating func malformedByte(_ byte: UInt8, at index: Int) {
        guard !hasMalformedByte else { return }
        hasMalformedByte = true
        let digits = String(byte, radix: 16, uppercase: true)
        encoding("byte 0x\(digits) is not UTF-8; save the file as UTF-8", at: index..<index + 1)
    }

    mutating func byteOrderMark() {
        let fix = Fix("Remove the byte-order mark", .safe, edits: [Edit(span(0..<3), "")])
        add(
            Diagnostic(
                .byteOrderMark, "the file starts with U+FEFF; remove it", at: span(0..<3), fixes: [fix]))
    }

    mutating func conflictMarker(at range: Range<Int>) {
        add(
            Diagnostic(
                .conflictMarker, "unresolved merge conflict; keep one side and delete the marker lines",
                at: span(range)))
    }

    mutating func invisible(_ scalar: Unicode.Scalar, at range: Range<Int>) {
        let fix = Fix("Replace it by a space", .safe, edits: [Edit(span(range), " ")])
        add(
            Diagnostic(
                .invisibleCharacterOutsideString,
                "\(Wording.name(of: scalar)) is not white space here; replace it by a space", at: span(range),
                fixes: [fix]))
    }

    mutating func curlyQuote(_ scalar: Unicode.Scalar, at range: Range<Int>) {
        add(
            Diagnostic(
                .curlyQuoteDelimiter, "a string cannot start with \(Wording.codePoint(scalar)); use '\"'",
                at: span(range)))
    }

    mutating func unterminatedString(at range: Range<Int>, atEndOfFile: Bool) {
        let advice = atEndOfFile ? "" : ", or write a line break as '\\n'"
        add(
            Diagnostic(
                .unterminatedString, "this string is not closed on its line; add '\"' where it should end\(advice)",
                at: span(range)))
    }

    mutating func unterminatedComment(at range: Range<Int>) {
        add(
            Diagnostic(
                .unterminatedComment, "this comment is never closed and hides the rest; add '*/'",
                at: span(range)))
    }

    mutating func loneSurrogate(_ quoted: String, at range: Range<Int>) {
        add(
            Diagnostic(
                .replacementCharacter, "\(quoted) is half a character and is read as U+FFFD; write both halves",
                at: span(range),
                cause: "lone-surrogate"))
    }

    mutating func comment(at range: Range<Int>, _ dialect: JSONDialect) {
        switch dialect {
        case .strict: syntaxError("JSON has no comments; remove it", at: range)
        case .lineComments: syntaxError("comments of this form are not read; begin each line with '//'", at: range)
        case .lenient, .json5:
            let fix = Fix("Remove the comment", .safe, edits: [Edit(span(range), "")])
            add(
                Diagnostic(
                    .legacyTokenSyntax.at(.warning), "JSON has no comments; remove it", at: span(range),
                    cause: "comment", fixes: [fix]))
        }
    }

    mutating func trailingComma(at comma: Range<Int>, before bracket: String, _ dialect: JSONDialect) {
        let message = "a ',' stands before '\(bracket)'; remove it"
        switch dialect {
        case .strict, .lineComments:
            add(Diagnostic(.syntaxError, message, at: span(comma), cause: JSONTree.trailingComma))
        case .lenient:
            let fix = Fix("Remove the comma", .safe, edits: [Edit(span(comma), "")])
            add(
                Diagnostic(
                    .legacyTokenSyntax.at(.warning), message, at: span(comma), cause: JSONTree.trailingComma,
                    fixes: [fix])
            )
        case .json5: return
        }
    }

    mutating func duplicateMember(
        _ name: String, count: Int, at range: Range<Int>, others: [Range<Int>], removal: Range<Int>?
    ) {
        let times = count == 2 ? "twice" : "\(count) times"
        let fix = removal.map { Fix("Remove the first one", .unsafe, edits: [Edit(span($0), "")]) }
        add(
            Diagnostic(
                .duplicateJSONMember, "\(Wording.quoted(name)) occurs \(times) in this object; keep one",
                at: span(range),
                notes: others.map { DiagnosticNote("it also stands here", at: span($0)) },
                fixes: count == 2 ? fix.map { [$0] } ?? [] : []))
    }
}
