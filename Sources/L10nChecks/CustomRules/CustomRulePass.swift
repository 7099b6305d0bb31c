import L10nCatalog
import L10nICU
import L10nProject
import L10nSource

/// Looks for the patterns of a team's own rules in one language of a table.
struct CustomRulePass: Sendable {
    private let rules: [CustomRule]
    private let configuration: Configuration

    init(_ configuration: Configuration, settings: RuleSettings) {
        rules = configuration.customRules.filter { !settings.isDisabled($0.rule) }
        self.configuration = configuration
    }

    func run(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        let file = configuration.pathFromFolder(fragment.source.path)
        for rule in rules {
            // Keys and comments are those of the developers.
            guard rule.part == .text || site.isSource || site.table.table.sourceColumn == nil else { continue }
            // Without ICU the rule is left out, and the command says so.
            guard var matcher = try? CustomRuleMatcher(rule) else { continue }
            for entry in fragment.entries where entry.isUsable {
                let text = TextSite(site, entry)
                guard rule.isAbout(key: site.table.table.keys[entry.key], file: file, locale: site.column.tag) else {
                    continue
                }
                do throws(L10nICU.ICUError) {
                    guard let finding = try self.finding(rule, text, &matcher) else { continue }
                    findings.add(finding)
                } catch {
                    findings.add(Self.timeout(rule, text, configuration))
                    break
                }
            }
        }
    }

    private func finding(
        _ rule: CustomRule, _ text: TextSite, _ matcher: inout CustomRuleMatcher
    ) throws(ICUError) -> Diagnostic? {
        let fragment = text.site.column.fragment
        switch rule.part {
        case .text:
            // What is wrong with one form is mostly wrong with all.
            for form in text.forms {
                let place = TextPlace(form)
                guard let match = try matcher.match(in: String(decoding: place.bytes, as: UTF8.self)) else { continue }
                return Diagnostic(
                    rule.rule, match.message, at: place.span(of: SourceRange(match.range)), subject: form.subject)
            }
            return nil
        case .key:
            guard let match = try matcher.match(in: text.site.table.table.keys[text.entry.key]) else { return nil }
            return Diagnostic(
                rule.rule, match.message, at: fragment.source.span(text.entry.keyRange), subject: text.subject)
        case .comment:
            guard let comment = fragment.comment(of: text.entry), let match = try matcher.match(in: comment) else {
                return nil
            }
            // Only a comment that the file writes as it is has a place for each of its parts.
            let range = fragment.literalComment(of: text.entry).map { literal in
                let start = Int(literal.lower) + match.range.lowerBound
                return SourceRange(start..<start + match.range.count)
            }
            return Diagnostic(
                rule.rule, match.message, at: fragment.source.span(range ?? text.entry.commentRange),
                subject: text.subject)
        }
    }

    /// A pattern that goes back without end would hold a build for hours.
    private static func timeout(_ rule: CustomRule, _ text: TextSite, _ configuration: Configuration) -> Diagnostic {
        let key = text.subject.key.map { " for \(Wording.quoted($0))" } ?? ""
        return Diagnostic(
            .invalidConfiguration,
            "the pattern of \(Wording.quoted(rule.rule.id.rawValue)) takes too long\(key), so the rule was left; repeat fewer "
                + "groups that repeat themselves",
            at: configuration.source?.span(rule.pattern.range)
                ?? text.site.column.fragment.source.span(text.entry.textRange))
    }
}

extension TextSite {
    /// The text, or each of its forms.
    fileprivate var forms: [TextSite] {
        guard entry.formsNumber != 0 else { return [self] }
        guard let forms = site.column.fragment.forms(of: entry), forms.areFewEnough else { return [] }
        return forms.forms.indices.map { TextSite(site, entry.showing($0, of: forms)) }
    }
}
