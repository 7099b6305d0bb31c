import L10nCatalog
import L10nLocale
import L10nSource
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// Which units of a translator's file the project does not have any more.
struct ExchangeUpdateTests {
    private static func document(_ paths: [ExchangePath], standIn: ExchangePath? = nil) -> ExchangeDocument {
        let units = paths.map { path in
            var unit = ExchangeUnit(ExchangeID("n", path), source: "%lld cups")
            unit.isStandIn = path == standIn
            return unit
        }
        return ExchangeDocument(
            sourceLanguage: "en", targetLanguage: "fr", files: [ExchangeFile(original: "L.xcstrings", units: units)])
    }

    private static func forms(_ categories: PluralCategory...) -> [ExchangePath] {
        categories.map { ExchangePath([.plural($0)]) }
    }

    private static func obsolete(_ known: ExchangeDocument, _ project: ExchangeDocument) -> [String] {
        ExchangeUpdate(known, to: project, removesObsolete: true).obsolete.map(\.id.path.text)
    }

    @Test func `a form that the language has stays, although nobody asks for it (N-43)`() {
        let known = Self.document(Self.forms(.one, .many, .other))
        #expect(Self.obsolete(known, Self.document(Self.forms(.one, .other))) == [])
    }

    @Test func `forms of no category of the language, and of a text that has none any more, are obsolete (N-43)`() {
        let known = Self.document(Self.forms(.zero, .one, .other))
        #expect(Self.obsolete(known, Self.document(Self.forms(.one, .other))) == ["plural.zero"])
        #expect(
            Self.obsolete(known, Self.document([.entry])) == ["plural.zero", "plural.one", "plural.other"])
        let devices = Self.document([ExchangePath([.device("ipad")]), ExchangePath([.device("other")])])
        #expect(Self.obsolete(Self.document(Self.forms(.one)), devices) == ["plural.one"])
    }

    @Test func `what stands in for a form that the file has no place for is no unit of its own`() {
        let other = ExchangePath([.plural(.other)])
        let known = Self.document(Self.forms(.one, .many, .other), standIn: other)
        #expect(Self.obsolete(known, Self.document([.entry])) == ["plural.one", "plural.many"])
    }

    @Test func `a text that is new in the project is no translation to fill in (N-29 N-106)`() {
        func document(_ target: String?, _ state: EntryState) -> ExchangeDocument {
            let unit = ExchangeUnit(ExchangeID("n"), source: "Cups", target: target, state: state)
            return ExchangeDocument(
                sourceLanguage: "en", targetLanguage: "fr",
                files: [ExchangeFile(original: "L.xcstrings", units: [unit])])
        }
        #expect(ExchangeUpdate(document(nil, .new), to: document("Cups", .new)).isEmpty)
        let filled = ExchangeUpdate(document(nil, .new), to: document("Tasses", .needsReview)).filled
        #expect(filled.map(\.id.key) == ["n"])
    }

    @Test func `a file under another path is named where its units were added once more`() {
        func document(_ original: String, _ keys: String...) -> ExchangeDocument {
            let units = keys.map { ExchangeUnit(ExchangeID($0), source: $0) }
            return ExchangeDocument(
                sourceLanguage: "en", targetLanguage: "fr", files: [ExchangeFile(original: original, units: units)])
        }
        let project = document("en.lproj/T.strings", "a", "b", "c")
        let strays = ExchangeUpdate(document("fr.lproj/T.strings", "a", "b"), to: project).strays
        #expect(strays == [.init(original: "fr.lproj/T.strings", added: "en.lproj/T.strings")])
        // Other texts are those of another part of the project.
        #expect(ExchangeUpdate(document("fr.lproj/U.strings", "x", "y", "a"), to: project).strays.isEmpty)
        #expect(ExchangeUpdate(document("T.strings", "a", "b"), to: project).strays.isEmpty)
    }

    @Test func `translations of a file under another path, or without one, are known to be missing (N-105)`() {
        func file(_ original: String, _ texts: [(key: String, target: String?)]) -> ExchangeFile {
            ExchangeFile(
                original: original,
                units: texts.enumerated().map { number, text in
                    ExchangeUnit(
                        ExchangeID(text.key), source: text.key, target: text.target,
                        state: text.target == nil ? .new : .translated,
                        places: ExchangePlaces(unit: SourceRange(at: number), id: SourceRange(at: number)))
                })
        }
        func document(_ files: ExchangeFile...) -> ExchangeDocument {
            ExchangeDocument(sourceLanguage: "en", targetLanguage: "fr", files: files)
        }
        let project = document(
            file("en.lproj/T.strings", [("a", nil), ("b", "B")]), file("en.lproj/U.strings", [("c", nil), ("d", nil)]))
        let moved = ExchangeUpdate(document(file("fr.lproj/T.strings", [("a", "A"), ("b", "X")])), to: project)
        #expect(moved.unreturned == [ExchangePlace("fr.lproj/T.strings", ExchangeID("a"))])
        let unnamed = document(file("", [("a", "A"), ("b", nil), ("c", nil), ("x", nil)]))
        let update = ExchangeUpdate(unnamed, to: project)
        #expect(update.unreturned == [ExchangePlace("", ExchangeID("a"))])
        #expect(update.filled == [ExchangePlace("", ExchangeID("b"))])
        #expect(update.added == [ExchangePlace("en.lproj/U.strings", ExchangeID("d"))])
    }
}
