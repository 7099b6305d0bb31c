import Foundation
import L10nSource
import TestSupport
import Testing

@testable import L10nFormats

/// The order of Xcode against Foundation's `localizedStandardCompare`, and against the vector of strings-formats.md.
@Suite struct CatalogOrderTests {
    private static let vector = [
        "", " lead", "“Quoted”", "%@", "%1$@", "%lld items", "•", "😀", "1", "2", "10", "a b", "a_b", "a-b", "a.b", "ab",
        "aB", "áb", "about", "About", "account", "é", "few", "signin", "signIn", "SignIn", "state",
        "state.empty_title", "state.empty.title", "stateEmptyTitle", "step 2", "step 10", "zh-Hans", "zh-Hant", "zh-HK",
        "日本",
    ]

    @Test func `the vector is in order, and every pair of it (X-50)`() throws {
        let order = try CatalogOrder()
        let ranks = Self.vector.map(order.rank)
        for (index, left) in ranks.enumerated() {
            for (other, right) in ranks.enumerated() { #expect((left < right) == (index < other)) }
        }
        #expect(Self.vector.reversed().sorted { order.rank(of: $0) < order.rank(of: $1) } == Self.vector)
    }

    @Test func `neither bytes nor UTF-16 units give the vector (X-48)`() {
        #expect(Self.vector.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) } != Self.vector)
        #expect(Self.vector.sorted { Array($0.utf16).lexicographicallyPrecedes(Array($1.utf16)) } != Self.vector)
    }

    @Test(arguments: [["1", "01", "001"], ["a1b", "a01b"], ["x 7", "x 07", "x 007", "x 8"], ["a1b01", "a01b1"]])
    func `of equal numbers the shorter one comes first (X-49)`(names: [String]) throws {
        let order = try CatalogOrder()
        for (left, right) in zip(names, names.dropFirst()) {
            #expect(order.rank(of: left) < order.rank(of: right))
            #expect(Self.foundation(left, right) == .orderedAscending)
        }
    }

    @Test(arguments: [["1", "\u{7F}1"], ["02", "\u{7F}02"], ["a", "a\u{1}"], ["a\u{1}1", "a1", "a\u{7F}1"]])
    func `of names that are equal but for what is passed over the code units decide (X-49)`(names: [String]) throws {
        let order = try CatalogOrder()
        for (left, right) in zip(names, names.dropFirst()) {
            #expect(order.rank(of: left) < order.rank(of: right))
            #expect(Self.foundation(left, right) == .orderedAscending)
        }
    }

    private static let english = Locale(identifier: "en_US")

    private static func foundation(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(right, options: [.numeric, .caseInsensitive, .forcedOrdering], range: nil, locale: english)
    }

    /// Pieces that keys of catalogs are made of.
    ///
    /// Left out are `ß`, which Foundation misplaces before a capital `S`, and curly quotes beside straight ones: the ICU
    /// of Foundation is newer, and its order tells them apart as it does accents, that of ICU 72 as it does letters.
    private static let pieces = [
        "a", "b", "A", "B", "é", "É", "e", "o", "ö", "ss", "z", "Z", "1", "2", "10", "02", "9", "0", " ", ".", "_",
        "-", "%@", "%lld", "%1$@", "!", "?", "'", "\"", "(", ")", ":", "/", "…", "日", "本", "я", "Я", "ñ", "你",
        "😀", "e\u{301}", "title", "Title", "button", "screen", "\n", "&", "•", "—", "ع", "가",
    ]

    @Test func `a hundred thousand pairs compare as in Foundation (X-47 X-49)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let order = try CatalogOrder()
        var different: [String] = []
        for _ in 0..<100_000 {
            let left = Self.key(&random)
            // Pairs that share a beginning meet the later levels of the order.
            let right = Bool.random(using: &random) ? Self.key(&random) : Self.variation(of: left, &random)
            let expected = Self.foundation(left, right)
            let (first, second) = (order.rank(of: left), order.rank(of: right))
            let actual: ComparisonResult =
                first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
            if expected != actual {
                different.append(
                    "\(left.debugDescription) \(right.debugDescription) F\(expected.rawValue) O\(actual.rawValue)")
            }
        }
        // Foundation contradicts itself on about one pair in a hundred thousand, such as "oЯ" before "ö0".
        #expect(different.count <= 5, "seed \(seed): \(different.count) differ: \(different.prefix(40))")
    }

    @Test func `names of ASCII compare without ICU as with it (X-49)`() throws {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let order = try CatalogOrder()
        let letters = Array("aAbBzZ019 \t\n_-,;:!?.'\"()[]{}@*/&#%`^+<=>|~$".unicodeScalars)
        for _ in 0..<50_000 {
            func name() -> String {
                var name = ""
                for _ in 0..<Int.random(in: 0...7, using: &random) {
                    name.unicodeScalars.append(letters.randomElement(using: &random) ?? "a")
                }
                return name
            }
            let (left, right) = (name(), name())
            let plain = PlainOrder.compare(Array(left.utf8).span, Array(right.utf8).span)
            let (first, second) = (order.rank(of: left), order.rank(of: right))
            let expected = first < second ? -1 : second < first ? 1 : 0
            #expect(plain?.signum() == expected, "\(left.debugDescription) \(right.debugDescription), seed \(seed)")
        }
        #expect(PlainOrder.compare(Array("é".utf8).span, Array("e".utf8).span) == nil)
    }

    private static func key(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    private static func variation(of key: String, _ random: inout SeededGenerator) -> String {
        var letters = Array(key)
        let index = Int.random(in: 0..<letters.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: letters[index] = Character(String(letters[index]).uppercased().prefix(1).description)
        case 1: letters.insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: index)
        case 2: letters.insert("0", at: index)
        default: letters.remove(at: index)
        }
        return String(letters)
    }
}
