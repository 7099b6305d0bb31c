import L10nCatalog
import L10nICU
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import StateViews
import Testing

/// The default texts with plurals, in every language: state-views.md 5.5.
@Suite struct DefaultCountTests {
    private static let samples = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]

    @Test func `every language has the categories of its rules, and ICU's choice of them`() async throws {
        let project = try await Fixture.defaults()
        let localizer = Localizer(project.catalog)
        var checked = 0
        for tag in project.languagesOfDefaults {
            let rules = try PluralRules(tag)
            let reached = Set(Self.samples.map { rules.category(of: $0) } + [.other])
            let numbers = LocaleNumbers(try NumberStyle(of: tag))
            for key in DefaultKeys.counts {
                let hit = try #require(localizer.resolve(key.key, chain: [tag]).hit, "\(key.key) in \(tag)")
                let message = try #require(project.catalog.column(hit).fragment.message(of: hit.entry))
                let variable = try #require(message.variables.first)
                #expect(variable.name == key.argument?.rawValue)
                guard case .plural(let forms) = variable.form else {
                    Issue.record("\(key.key) in \(tag) has no forms")
                    continue
                }
                #expect(reached.isSubset(of: forms.keys), "\(key.key) in \(tag)")
                #expect(Set(forms.keys).isSubset(of: rules.categories), "\(key.key) in \(tag)")
                for number in Self.samples {
                    let category = rules.category(of: number)
                    // A text for zero is shown for the number alone (F-47).
                    guard case .text(let form)? = forms[category == .zero && number != 0 ? .other : category] else {
                        continue
                    }
                    var digits = ""
                    numbers.append(FormattableNumber(.int(Int64(number))), to: &digits)
                    let expected = form.replacing("%ld", with: digits)
                    var view = StateViewDefinition(id: "x", kind: .custom)
                    view.title = .key(key.key, arguments: ["count": .int(number)])
                    let text = try #require(
                        Fixture.resolve(view, project.catalog, in: [tag.description]).text(.title))
                    #expect(text.issues.isEmpty, "\(key.key) in \(tag)")
                    #expect(text.language == tag)
                    #expect(Self.bare(text.text) == expected)
                    checked += 1
                }
            }
        }
        #expect(checked >= 57 * 2 * Self.samples.count)
    }

    /// The text without isolates.
    private static func bare(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }))
    }
}
