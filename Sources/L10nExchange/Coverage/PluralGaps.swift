package import L10nCatalog
package import L10nLocale
package import L10nMessages
import L10nSource
import MessageChecks

/// The forms that numbers of a language select and a plural text does not have (DEC-1, DEC-4).
package struct PluralGaps {
    package struct Gap {
        package let category: PluralCategory
        package let reason: Reason
    }

    /// What selects the category.
    package enum Reason {
        /// A number that is to be expected; the smallest.
        case number(Int)
        /// Only fractions, and the text shows some.
        case fraction
    }

    private let reach: PluralReach
    private let largestCount: Int

    package init(_ reach: PluralReach, largestCount: Int) {
        self.reach = reach
        self.largestCount = largestCount
    }

    /// What a text lacks beside `other`, in CLDR's order.
    package func gaps(in set: PluralSet, of entry: CatalogEntry, _ fragment: CatalogFragment) -> [Gap] {
        // Where the form that stands in shows nothing, nothing is missing.
        if let forms = fragment.forms(of: entry), forms.forms[set.general].textRange.isEmpty { return [] }
        var gaps: [Gap] = []
        for category in PluralCategory.allCases where category != .other && set.forms[category] == nil {
            switch reach.need(for: category, upTo: largestCount) {
            case .counted(from: let number): gaps.append(Gap(category: category, reason: .number(number)))
            case .fractionsOnly:
                if Self.showsFractions(set, of: entry, fragment) {
                    gaps.append(Gap(category: category, reason: .fraction))
                }
            case .aboveLimit, .never: break
            }
        }
        // What has no words has no grammar: `%02u`.
        return gaps.isEmpty || Self.hasWords(set, of: entry, fragment) ? gaps : []
    }

    private static func hasWords(_ set: PluralSet, of entry: CatalogEntry, _ fragment: CatalogFragment) -> Bool {
        guard let forms = fragment.forms(of: entry) else { return true }
        return PlaceholderReading.holdsLetters(
            fragment.text(of: entry.showing(forms.forms[set.general])),
            notation: fragment.placeholderNotation(ofVariable: set.variable))
    }

    /// Whether a text lacks a form, so that readers would see wrong grammar.
    func isIncomplete(_ entry: CatalogEntry, of fragment: CatalogFragment) -> Bool {
        guard let forms = fragment.forms(of: entry), forms.areFewEnough else { return false }
        return PluralSet.all(in: forms).contains { set in
            set.forms[.other] == nil || !gaps(in: set, of: entry, fragment).isEmpty
        }
    }

    /// Whether the number is shown with decimals.
    private static func showsFractions(
        _ set: PluralSet, of entry: CatalogEntry, _ fragment: CatalogFragment
    ) -> Bool {
        guard let forms = fragment.forms(of: entry) else { return false }
        if let type = set.variable.flatMap({ forms.variables[$0].valueType }), let last = type.last {
            return "aefgAEFG".contains(last)
        }
        let reading = fragment.withText(of: entry.showing(forms.forms[set.general])) {
            PlaceholderReading($0, notation: .printfAndNamed)
        }
        return reading.placeholders.first { $0.type.kind.isCountable }?.type.kind.isFloating ?? false
    }
}
