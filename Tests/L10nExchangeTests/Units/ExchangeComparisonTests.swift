import L10nCatalog
import L10nLocale
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// What a file that came back changes.
struct ExchangeComparisonTests {
    private static func document(
        _ units: [ExchangeUnit], original: String = "App/L.xcstrings", target: String? = "fi"
    ) -> ExchangeDocument {
        ExchangeDocument(
            sourceLanguage: "en", targetLanguage: target, files: [ExchangeFile(original: original, units: units)])
    }

    private static func unit(
        _ key: String, _ source: String?, _ target: String? = nil, _ state: EntryState = .translated,
        _ path: ExchangePath = .entry
    ) -> ExchangeUnit {
        ExchangeUnit(ExchangeID(key, path), source: source, target: target, state: target == nil ? .new : state)
    }

    private func compare(
        _ returned: [ExchangeUnit], _ project: [ExchangeUnit], original: String = "App/L.xcstrings",
        clearing: Bool = false
    ) -> ExchangeComparison {
        ExchangeComparison(
            Self.document(returned, original: original), with: Self.document(project, original: original),
            options: .init(appliesClearedTexts: clearing, reportsMissingUnits: false))
    }

    private func messages(_ comparison: ExchangeComparison) -> [String] {
        comparison.diagnostics.map { "\($0.severity.rawValue) \($0.id) \($0.cause ?? ""): \($0.message)" }
    }

    @Test func `only what says something else is applied`() {
        let unit = Self.unit
        let result = compare(
            [
                unit("a", "A", "x", .translated, .entry), unit("b", "B", "y", .translated, .entry),
                unit("c", "C", nil, .new, .entry), unit("d", "D", "z", .translated, .entry),
            ],
            [
                unit("a", "A", "x", .translated, .entry), unit("b", "B", "old", .translated, .entry),
                unit("c", "C", "keep", .translated, .entry), unit("d", "D", "z", .needsReview, .entry),
            ])
        #expect(result.files.flatMap(\.units).map(\.id.key) == ["b", "d"])
        #expect(result.changedCount == 2)
        #expect(result.unchangedCount == 1)
        #expect(result.untranslatedCount == 1)
        #expect(result.diagnostics.isEmpty)
    }

    @Test func `a machine's text that is 'fuzzy' alone is still a machine's (N-106)`() {
        var unit = Self.unit("a", "A", "x", .needsReview)
        let project = [Self.unit("a", "A", "x", .machineTranslated)]
        #expect(compare([unit], project).changedCount == 1)
        unit.guess = .possible
        #expect(compare([unit], project).unchangedCount == 1)
        // Without a machine in the project the word is somebody's.
        #expect(compare([unit], [Self.unit("a", "A", "x")]).changedCount == 1)
    }

    @Test func `forms that are all 'fuzzy' keep their states where one was to be reviewed (N-106)`() {
        func forms(_ states: [EntryState], _ guess: ExchangeUnit.Guess? = nil, other: String = "y") -> [ExchangeUnit] {
            zip([(PluralCategory.one, "x"), (.other, other)], states).map { form, state in
                var unit = Self.unit("n", "%d", form.1, state, ExchangePath([.plural(form.0)]))
                unit.guess = guess
                return unit
            }
        }
        let project = forms([.translated, .needsReview])
        let fuzzy: [EntryState] = [.needsReview, .needsReview]
        #expect(compare(forms(fuzzy, .possible), project).unchangedCount == 2)
        #expect(compare(forms(fuzzy, .possible), forms([.translated, .machineTranslated])).unchangedCount == 2)
        // With another text, another source text, or nothing to review before, the word is somebody's.
        #expect(compare(forms(fuzzy, .possible, other: "z"), project).changedCount == 2)
        #expect(compare(forms(fuzzy, .ofOtherText), project).changedCount == 1)
        #expect(compare(forms(fuzzy, .possible), forms([.translated, .translated])).changedCount == 2)
    }

    @Test func `letters that are composed in another way are a change`() {
        let result = compare([Self.unit("a", "A", "e\u{301}")], [Self.unit("a", "A", "é")])
        #expect(result.changedCount == 1)
    }

    @Test func `a unit without source is compared by its id alone (N-11)`() {
        #expect(compare([Self.unit("a", nil, "x")], [Self.unit("a", "A")]).files[0].units[0].source == "A")
    }

    @Test func `the translation of another source text needs a look (N-150)`() {
        let result = compare(
            [Self.unit("a", "B", "x"), Self.unit("b", "b\r\nb", "y")], [Self.unit("a", "A"), Self.unit("b", "b\nb")])
        #expect(
            messages(result) == [
                "warning outdated-source source-changed: 'a' now reads 'A'; check the translation"
            ])
        #expect(result.files.flatMap(\.units).map(\.state) == [.needsReview, .translated])
    }

    @Test func `unknown keys are refused, with what may have been meant`() {
        let result = compare([Self.unit("retyr", "A", "x")], [Self.unit("retry", "A")])
        #expect(
            messages(result) == [
                "error unknown-unit unknown-key: no key 'retyr' in 'L'; did you mean 'retry'?"
            ])
        #expect(result.omissions.map(\.reason) == [.unknownUnit])
    }

    @Test func `forms are put beside others of the same message (N-42)`() {
        let few = ExchangePath([.plural(.few)])
        let project = [Self.unit("n", "%d", nil, .new, ExchangePath([.plural(.other)])), Self.unit("p", "P")]
        let catalog = compare(
            [Self.unit("n", "%d", "x", .translated, few), Self.unit("p", "P", "y", .translated, few)], project)
        #expect(catalog.changedCount == 2)
        let orphan = Self.unit("n", "%d", "x", .translated, ExchangePath(variable: "count", [.plural(.few)]))
        let result = compare([orphan], project)
        #expect(
            messages(result) == [
                "error unknown-unit orphan-variant: 'n' has no form 'substitutions.count.plural.few'; "
                    + "take the id from the file that was exported"
            ])
        #expect(compare([Self.unit("p", "P", "y", .translated, few)], project, original: "a.strings").changedCount == 0)
        let tablet = Self.unit("p", "P", "y", .translated, ExchangePath([.device("tablet")]))
        #expect(
            messages(compare([tablet], project)) == [
                "error unknown-unit orphan-variant: 'p' has no form 'device.tablet'; take the id from the file that was exported"
            ])
        // What the project has may go out and come back, whatever it is.
        #expect(compare([tablet], [Self.unit("p", "P", "x", .translated, tablet.id.path)]).changedCount == 1)
    }

    @Test func `a form that the source lacks has the text of 'other', or that of the whole (N-43 N-150)`() {
        let form = { (category: PluralCategory, source: String) in
            Self.unit("n", source, "x", .translated, ExchangePath([.plural(category)]))
        }
        let forms = [form(.one, "%d cup"), form(.other, "%d cups")]
        #expect(compare([form(.few, "%d cups")], forms).diagnostics.isEmpty)
        #expect(compare([form(.few, "")], forms).diagnostics.isEmpty)
        for project in [forms, [Self.unit("n", "%d cups")]] {
            let old = compare([form(.few, "%d mugs")], project)
            #expect(
                messages(old) == [
                    "warning outdated-source source-changed: 'n' now reads '%d cups'; check the translation"
                ])
            #expect(old.files.flatMap(\.units).map(\.state) == [.needsReview])
        }
    }

    @Test func `the number of a substitution is restored (N-21)`() {
        let other = ExchangePath(variable: "B", [.plural(.other)])
        var known = Self.unit("k", "%2$lld boxes", nil, .new, other)
        known.argument = "%2$lld"
        let few = ExchangePath(variable: "B", [.plural(.few)])
        let result = compare(
            [
                Self.unit("k", "%2$lld boxes", "%2$lld pudeł", .translated, other),
                Self.unit("k", nil, "%2$lld pudła", .translated, few),
            ],
            [known])
        #expect(result.files[0].units.map(\.target) == ["%arg pudeł", "%arg pudła"])
    }

    @Test func `an empty translation clears only where that is meant (N-40 N-149)`() {
        let project = [Self.unit("a", "A", "old")]
        let meant = compare([Self.unit("a", "A", "")], project)
        #expect(meant.changedCount == 1)
        #expect(
            messages(meant) == [
                "warning cleared-target cleared-text: the empty target deletes 'old'; leave the target out to keep it"
            ])
        let unmeant = compare([Self.unit("a", "A", "", .new)], project)
        #expect(unmeant.changedCount == 0)
        #expect(unmeant.omissions.map(\.reason) == [.clearedText])
        #expect(compare([Self.unit("a", "A", "", .new)], project, clearing: true).changedCount == 1)
        #expect(compare([Self.unit("a", "A", "", .new)], [Self.unit("a", "A")]).untranslatedCount == 1)
    }

    @Test func `line ends of spreadsheets are restored (N-152)`() {
        let result = compare([Self.unit("a", "x\ny", "a\r\nb")], [Self.unit("a", "x\ny")])
        #expect(result.files[0].units[0].target == "a\nb")
        #expect(result.diagnostics.map(\.severity) == [.note])
        // A translation that has them already stays as it is.
        let same = compare([Self.unit("a", "x\ny", "a\r\nb")], [Self.unit("a", "x\ny", "a\r\nb")])
        #expect(same.unchangedCount == 1)
        #expect(same.diagnostics.isEmpty)
        #expect(
            compare([Self.unit("a", "x\r\ny", "a\r\nb")], [Self.unit("a", "x\r\ny")]).files[0].units[0].target
                == "a\r\nb")
    }

    @Test func `texts in state new are kept from files that know no states`() {
        let result = compare([Self.unit("a", "A", "A", .new)], [Self.unit("a", "A")], original: "en.lproj/a.strings")
        #expect(result.omissions.map(\.reason) == [.isNew])
        #expect(compare([Self.unit("a", "A", "x", .new)], [Self.unit("a", "A")]).changedCount == 1)
    }

    @Test func `another language is refused (N-3)`() {
        let returned = Self.document([Self.unit("a", "A", "x")], target: "sv")
        let result = ExchangeComparison(returned, with: Self.document([Self.unit("a", "A")]))
        #expect(
            messages(result) == [
                "error target-language-mismatch locale-mismatch: "
                    + "target is 'sv', expected 'fi'; import it as 'sv' or correct the file"
            ])
        #expect(result.changedCount == 0)
        #expect(result.omissions.map(\.reason) == [.otherLanguage])
        let spelled = ExchangeComparison(
            Self.document([Self.unit("a", "A", "x")], target: "pt-br"),
            with: Self.document([Self.unit("a", "A")], target: "pt-BR"))
        #expect(spelled.changedCount == 1)
    }

    @Test func `files are matched by path, else by the only end that fits (N-6)`() {
        let project = [
            ExchangeFile(original: "App/en.lproj/L.strings", units: [Self.unit("a", "A")]),
            ExchangeFile(original: "Kit/en.lproj/L.strings", units: [Self.unit("a", "A")]),
        ]
        let exported = ExchangeDocument(sourceLanguage: "en", targetLanguage: "fi", files: project)
        func compare(_ original: String) -> ExchangeComparison {
            ExchangeComparison(
                Self.document([Self.unit("a", "A", "x")], original: original), with: exported,
                options: .init(reportsMissingUnits: false))
        }
        #expect(compare("Kit/en.lproj/L.strings").files.map(\.original) == ["Kit/en.lproj/L.strings"])
        #expect(compare("Work/App/en.lproj/L.strings").files.map(\.original) == ["App/en.lproj/L.strings"])
        #expect(compare("Work/App/en.lproj/L.strings").diagnostics.map(\.severity) == [.warning])
        #expect(compare("L.strings").diagnostics.map(\.cause) == ["unknown-original"])
        #expect(
            compare("").diagnostics.map(\.message) == [
                "'a' names no file, and may be of 'App/en.lproj/L.strings', 'Kit/en.lproj/L.strings'; add the path of one"
            ])
        let only = Self.document([Self.unit("a", "A")])
        #expect(
            ExchangeComparison(Self.document([Self.unit("a", "A", "x")], original: ""), with: only).changedCount == 1)
        #expect(compare("App/en.lproj/M.strings").omissions.map(\.reason) == [.unknownFile])
    }

    @Test func `what did not come back is reported, up to a limit`() {
        let project = (0..<50).map { Self.unit("k\($0)", "A") }
        let result = ExchangeComparison(Self.document([project[0]]), with: Self.document(project))
        #expect(result.diagnostics.count == 21)
        #expect(result.diagnostics.first?.message == "'k1' was exported for 'fi' and did not come back; ask for it")
        #expect(result.diagnostics.last?.message == "29 more units for 'fi' did not come back; ask for them")
    }

    @Test func `keys are the same when their bytes are, and else when it is plain which one is meant`() {
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let both = compare(
            [Self.unit(composed, "A", "x"), Self.unit(decomposed, "B", "y")],
            [Self.unit(decomposed, "B"), Self.unit(composed, "A")])
        #expect(both.diagnostics.isEmpty)
        #expect(both.files[0].units.map(\.source) == ["A", "B"])
        let one = compare([Self.unit(decomposed, "A", "x")], [Self.unit(composed, "A")])
        #expect(one.files[0].units.map { Array($0.id.key.utf8) } == [Array(composed.utf8)])
        let either = compare(
            [Self.unit("\u{1EC7}", "A", "x")], [Self.unit("e\u{323}\u{302}", "A"), Self.unit("\u{EA}\u{323}", "A")])
        #expect(either.omissions.map(\.reason) == [.unknownUnit])
    }

    @Test(arguments: [
        "../x.strings", "/x.strings", "a/../../x.strings", "..", "\\x.strings", "a\\..\\..\\x.strings", "C:x.strings",
        "./../x.strings",
    ])
    func `a path that leaves the project is refused`(_ original: String) {
        var file = ExchangeFile(original: original, units: [Self.unit("a", "A", "x")])
        file.place = SourceRange(3, 9)
        let returned = ExchangeDocument(sourceLanguage: "en", targetLanguage: "fi", files: [file])
        let result = ExchangeComparison(returned, with: Self.document([Self.unit("a", "A")], original: "x.strings"))
        #expect(messages(result) == ["error unsafe-package-path : '\(original)' leaves the package; refused"])
        #expect(result.diagnostics.map(\.span.range) == [SourceRange(3, 9)])
        #expect(result.omissions.map(\.reason) == [.unknownFile])
    }

    @Test(arguments: ["a/../x.strings", "./x.strings", "..x.strings", "a/..b/x", "", "cd/:x"])
    func `a path that stays inside is none that leaves`(_ path: String) {
        #expect(!PackagePath.leaves(path))
    }

    @Test func `units of a kind are missed where others of it came back`() {
        let (open, review, done) = (
            Self.unit("open", "A"), Self.unit("review", "B", "b", .needsReview), Self.unit("done", "C", "c")
        )
        let (open2, review2) = (Self.unit("open2", "A"), Self.unit("review2", "B", "b", .needsReview))
        let done2 = Self.unit("done2", "D", "d")
        func missed(_ returned: [ExchangeUnit]) -> [String] {
            let project = Self.document([open, review, done, open2, review2, done2])
            return messages(ExchangeComparison(Self.document(returned), with: project))
        }
        func message(_ key: String) -> String {
            "warning missing-unit missing: '\(key)' was exported for 'fi' and did not come back; ask for it"
        }
        #expect(missed([open]) == [message("open2")])
        #expect(missed([review]) == [message("review2")])
        #expect(missed([done]) == ["open", "review", "open2", "review2"].map(message))
        #expect(missed([open, open2, review, review2]).isEmpty)
        #expect(missed([]).isEmpty)
    }

    @Test func `a form is not missed beside the general one, as gettext has no place for those of no number`() {
        func form(_ category: PluralCategory) -> ExchangeUnit {
            Self.unit("a", "%lld files", "%lld", .needsReview, ExchangePath([.plural(category)]))
        }
        let project = Self.document([form(.one), form(.other)])
        #expect(messages(ExchangeComparison(Self.document([form(.other)]), with: project)).isEmpty)
        let alone = messages(ExchangeComparison(Self.document([form(.one)]), with: project))
        #expect(alone.count == 1 && alone[0].contains("did not come back"))
    }

    @Test func `of many missing units the first ones are named`() {
        let project = (0..<30).map { Self.unit("k\($0)", "A") }
        let result = ExchangeComparison(Self.document([project[0]]), with: Self.document(project))
        #expect(result.diagnostics.count == 21)
        #expect(result.diagnostics.last?.message == "9 more units for 'fi' did not come back; ask for them")
    }
}
