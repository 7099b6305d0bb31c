import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// A plural of a number that is shown with decimals, with a form that such numbers never select.
enum PluralOfFraction: FormsRule {
    static let rule = Rule.pluralOfFraction

    static var examples: RuleExamples {
        RuleExamples(
            bad: [.points("%.1f point", "%.1f points")],
            good: [.points("%.0f point", "%.0f points")])
    }

    static func check(_ site: FormsSite, into findings: inout Findings) {
        // How the number is shown is decided in the source text; translations follow it (PRI-7).
        guard site.site.isSource else { return }
        for set in site.plurals {
            let selected = set.forms.categories.filter { $0 != .other && $0 != .zero }
            guard !selected.isEmpty, let digits = fractionDigits(of: set, site), digits > 0,
                let rules = try? PluralRuleSet(of: site.site.column.tag)
            else { continue }
            let lost = selected.filter { !isSelected($0, digits, rules) }
            guard let category = lost.first, let number = set.forms[category],
                let sample = (0..<1_200).first(where: { rules.category(of: $0) == category })
            else { continue }
            let shown = spelled(sample, 0, digits)
            let actual = PluralOperands(decimal: shown).map(rules.category(of:)) ?? .other
            findings.add(
                Diagnostic(
                    .pluralOfFraction, message(shown, actual, lost, site.site.column.tag),
                    at: site.span(site.forms.forms[number].nameRange), cause: "never-whole",
                    subject: site.subject(variant: site.variant(of: set))))
        }
    }

    /// How many decimals the number has that chooses the form; nil where nobody knows, and for none.
    private static func fractionDigits(of set: PluralSet, _ site: FormsSite) -> Int? {
        let specifiers = site.reading(of: set.general).placeholders.compactMap(\.specifier)
        guard let shown = specifiers.first(where: { $0.argumentType.kind.isCountable }) else { return nil }
        switch shown.conversion {
        case .fixed, .upperFixed:
            switch shown.precision {
            // What `printf` shows where no precision is given.
            case .none: return 6
            case .number(let digits): return Int(digits)
            case .argument: return nil
            }
        default: return nil
        }
    }

    /// Whether any of the numbers that people see selects the category.
    private static func isSelected(_ category: PluralCategory, _ digits: Int, _ rules: PluralRuleSet) -> Bool {
        for whole in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 21, 100, 101, 1_000_000] {
            for fraction in 0..<10 {
                guard let operands = PluralOperands(decimal: spelled(whole, fraction, digits)) else { continue }
                if rules.category(of: operands) == category { return true }
            }
        }
        return false
    }

    /// `2.30` for 2, 3 and two digits.
    private static func spelled(_ whole: Int, _ fraction: Int, _ digits: Int) -> String {
        // The first decimal is written already, and no category depends on more zeros than these.
        "\(whole).\(fraction)" + String(repeating: "0", count: min(digits, 20) - 1)
    }
}

extension PluralOfFraction {
    fileprivate static func message(
        _ shown: String, _ actual: PluralCategory, _ lost: [PluralCategory], _ tag: LanguageTag
    ) -> String {
        let names = Wording.list(lost.map { Wording.quoted($0.rawValue) })
        return
            "'\(shown)' selects '\(actual.rawValue)' in '\(tag)', \(names) \(lost.count == 1 ? "is" : "are") never shown; "
            + "print whole numbers"
    }
}

extension RuleExample {
    fileprivate static func points(_ one: String, _ other: String) -> RuleExample {
        .catalog(
            #"""
            "points" : {
              "localizations" : {
                "en" : \#(plural(["one": one, "other": other]))
              }
            }
            """#)
    }
}
