import L10nCatalog
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// An override with one text for all numbers, where the text that it replaces has plural forms.
enum OverridePluralMismatch: OverrideRule {
    static let rule = Rule.overridePluralMismatch

    static var examples: RuleExamples {
        let key = "DesignSystem.stateView.noSearchResultsFilteredSubtitle"
        return RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"\(key)\" = \"%ld filters are on\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"\(key)\" = \"Filters that are on: %ld\";\n")])
    }

    static func check(_ override: OverrideSite, into findings: inout Findings) {
        guard isJudged(override),
            override.texts.contains(where: { $0.entry.textTraits.hasAny(of: [.percent, .brace]) })
        else { return }
        let limit = override.project.configuration.plurals.largestCount
        var reaches = PluralReaches()
        let found = override.texts.compactMap { text -> Found? in
            guard let base = override.defaultText(for: text.tag), isPlural(base),
                isCounted(text, variables: variables(base)),
                let categories = reaches.find(text.tag)?.counted(upTo: limit), categories.count > 1
            else { return nil }
            return Found(text: text, base: base, categories: categories)
        }
        guard let first = found.first(where: { $0.text.tag == override.project.sourceLanguage }) ?? found.first else {
            return
        }
        findings.add(
            Diagnostic(
                rule,
                "the default has plural forms, this override has one text; add "
                    + Wording.list(first.categories.map { Wording.quoted($0.rawValue) }),
                at: first.text.span, subject: override.subject(first.text.tag),
                notes: [DiagnosticNote("the default", at: first.base.span)]
                    + found.filter { $0.text.tag != first.text.tag }.prefix(5)
                    .map { DiagnosticNote("one text in '\($0.text.tag)' too", at: $0.text.span) }))
    }

    private struct Found {
        let text: OverrideSite.Text
        let base: OverrideSite.Text
        let categories: [PluralCategory]
    }

    /// Whether the rule tells of a text that replaces a plural, so that no other rule needs to.
    static func isTold(_ key: KeyID, in site: TableSite) -> Bool {
        guard site.isOverride(key),
            let override = site.project.override(site.table.keys[key], at: site.place(of: key))
        else { return false }
        let site = OverrideSite(site.project, override)
        return isJudged(site)
            && site.texts.contains { text in site.defaultText(for: text.tag).map(isPlural) ?? false }
    }

    /// Whether a placeholder reads the number that chooses a form of the default, by its type or by its name: the argument
    /// is right, and what may be wrong is that the text is the same for all numbers.
    static func isItsNumber(_ issue: PlaceholderIssue, _ text: OverrideSite.Text, _ base: OverrideSite.Text) -> Bool {
        guard isPlural(base) else { return false }
        if issue.expected?.kind == .variable, issue.found?.kind.isInteger == true { return true }
        let named = variables(base).intersection(holes(text).compactMap(\.name))
        if case .name(let name) = issue.argument, named.contains(name) { return true }
        return issue.range.isEmpty && named.contains { issue.suggestion == "%#@\($0)@" }
    }

    /// The names that the variables of a text have.
    private static func variables(_ text: OverrideSite.Text) -> Set<String> {
        Set(text.column.fragment.forms(of: text.entry)?.variables.map(\.name) ?? [])
    }

    private static func holes(_ text: OverrideSite.Text) -> [Placeholder] {
        text.column.fragment.withText(of: text.entry) {
            PlaceholderReading($0, notation: .printfAndNamed).placeholders
        }
    }

    /// An override that has forms in some language, and not in others, is `uneven-plural-variation`.
    private static func isJudged(_ override: OverrideSite) -> Bool {
        !override.override.bases.isEmpty && override.texts.allSatisfy { $0.entry.formsNumber == 0 }
            && override.project.messageSetting(at: override.override.place)?.isReadElsewhere != true
    }

    private static func isPlural(_ text: OverrideSite.Text) -> Bool {
        text.column.fragment.forms(of: text.entry)?.forms.contains { $0.category != nil } ?? false
    }

    /// Whether a whole number stands in a sentence that may depend on it: behind a colon, at the end, it does not.
    private static func isCounted(_ text: OverrideSite.Text, variables: Set<String>) -> Bool {
        let holes = holes(text)
        return text.column.fragment.withText(of: text.entry) { bytes in
            holes.contains { placeholder in
                let isNumber =
                    placeholder.name.map(variables.contains)
                    ?? (placeholder.certainty == .certain && placeholder.type.kind.isCountable)
                return isNumber && !isLabelled(placeholder.range.indices, in: bytes)
            }
        }
    }

    /// Whether a number stands behind a colon, and nothing but signs behind the number.
    private static func isLabelled(_ number: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var start = number.lowerBound
        while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: ":") else { return false }
        let rest = bytes.extracting(number.upperBound..<bytes.count)
        return rest.indices.allSatisfy {
            !(UInt8(ascii: "0")...UInt8(ascii: "z")).contains(rest[$0]) && rest[$0] < 0x80
        }
    }
}
