import L10nCatalog
import L10nMessages
import L10nSource
import MessageChecks

/// Turns what was found in one text into findings: one for each rule, further places as notes (PRI-8).
struct PlaceholderReport {
    /// What a text was compared with.
    enum Counterpart {
        case source(TextPlace)
        /// The text that an override replaces.
        case `default`(TextPlace)
        /// The form of the same entry that has all arguments.
        case variant(TextPlace)
        case key([UInt8], SourceSpan)
        /// The source text, which stands in code.
        case code([UInt8], SourceSpan)

        var bytes: [UInt8] {
            switch self {
            case .source(let place), .default(let place), .variant(let place): place.bytes
            case .key(let bytes, _), .code(let bytes, _): bytes
            }
        }
    }

    /// How many further places of a finding are named.
    private static let longest = 5

    private let text: TextPlace
    private let counterpart: Counterpart?
    private let texts: PlaceholderTexts
    private let limit: Int
    private let rules: [Rule: any PlaceholderRule.Type]

    init(
        _ text: TextPlace, _ counterpart: Counterpart?, _ context: PlaceholderContext,
        _ rules: [Rule: any PlaceholderRule.Type]
    ) {
        self.text = text
        self.counterpart = counterpart
        self.rules = rules
        limit = context.placeholderLimit
        texts = PlaceholderTexts(
            text: text.bytes, source: counterpart?.bytes, notation: context.notation,
            category: context.role.plural?.category, subject: text.subject)
    }

    /// - Parameter rule: the rule that reports an issue; nil for none.
    func add(
        _ issues: [PlaceholderIssue], into findings: inout Findings,
        rule: (PlaceholderIssue) -> Rule? = { $0.rule }
    ) {
        for group in IssueGroup.groups(issues.filter { !isEnding($0) }, rule: rule) {
            if group.rule == .inputLimitExceeded {
                findings.add(InputLimit.placeholders(limit, at: text.span, text.subject))
            } else if let rule = rules[group.rule] {
                findings.add(diagnostic(group, rule))
            }
        }
    }

    /// Whether what a translation lacks is the ending of an English plural (`%lld file%@`), which other languages have none of.
    private func isEnding(_ issue: PlaceholderIssue) -> Bool {
        guard issue.cause == .missing, issue.expected?.kind == .object, let source = texts.source,
            let range = issue.counterpart?.indices, range.lowerBound > 0, source[..<range.lowerBound].contains(0x25)
        else { return false }
        let isLetter: (UInt8) -> Bool = { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        // The letters of `b%@` and `id%@` are a mark of what the value is, and no word.
        return source[..<range.lowerBound].reversed().prefix(while: isLetter).count > 2
            && !(range.upperBound < source.count && isLetter(source[range.upperBound]))
    }

    private func diagnostic(_ group: IssueGroup<PlaceholderIssue>, _ rule: any PlaceholderRule.Type) -> Diagnostic {
        let issue = group.primary
        var notes = issue.related.prefix(Self.longest).map {
            DiagnosticNote("\(texts.quoted($0)) stands here", at: text.span(of: $0))
        }
        notes += group.others(Self.longest - notes.count).map {
            DiagnosticNote(rule.message($0, texts), at: span(of: $0))
        }
        notes += note(on: issue).map { [$0] } ?? []
        var fixes = rule.help(issue, texts).map { [Fix($0, .displayOnly)] } ?? []
        if rule.rule.fix != nil, let change = group.fix, let fix = text.fix(Wording.fixTitle(change.edits), change) {
            fixes.append(fix)
        }
        let finding = Diagnostic(
            rule.rule.at(rule.severity(of: issue)), rule.message(issue, texts), at: span(of: issue),
            cause: issue.cause.rawValue, subject: text.subject, notes: notes, fixes: fixes, measured: group.size)
        return ShortcutPhrases.worded(finding, group.issues)
    }

    /// What is missing has no place of its own in the text.
    private func span(of issue: PlaceholderIssue) -> SourceSpan {
        issue.range.isEmpty ? text.span : text.span(of: issue.range)
    }

    /// The note that shows what the text was compared with.
    private func note(on issue: PlaceholderIssue) -> DiagnosticNote? {
        switch counterpart {
        case .source(let source):
            guard let range = issue.counterpart, let written = texts.quotedCounterpart(issue) else {
                return issue.cause.changesArguments ? DiagnosticNote("the source text", at: source.span) : nil
            }
            return DiagnosticNote("the source has \(written) here", at: source.span(of: range))
        case .default(let text):
            return DiagnosticNote(
                "the default is \(Wording.quoted(String(decoding: text.bytes, as: UTF8.self)))", at: text.span)
        case .variant(let text):
            return DiagnosticNote(
                "the form for all others is \(Wording.quoted(String(decoding: text.bytes, as: UTF8.self)))",
                at: text.span)
        case .key(_, let span):
            return DiagnosticNote("the key", at: span)
        case .code(let bytes, let span):
            return DiagnosticNote("the code has \(Wording.quoted(String(decoding: bytes, as: UTF8.self)))", at: span)
        case nil:
            return nil
        }
    }
}

extension Wording {
    /// What a change to a text does, as an imperative.
    static func fixTitle(_ edits: [TextEdit]) -> String {
        let written = edits.map(\.replacement).filter { !$0.isEmpty }
        guard let last = written.last else { return "remove it" }
        let names = written.count > 3 ? written.prefix(3).map(quoted) + ["…"] : written.dropLast().map(quoted)
        if names.isEmpty { return "write \(quoted(last))" }
        return "write " + names.joined(separator: ", ") + (written.count > 3 ? "" : " and \(quoted(last))")
    }
}
