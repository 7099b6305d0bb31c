import L10nChecks
import L10nICU
import L10nSource
import L10nStrings
import Testing

/// The quick look never misses what ICU would change.
@Suite struct NormalizationScanTests {
    private static func mayBeDenormalized(_ text: String) -> Bool {
        NormalizationScan.mayBeDenormalized(Array(text.utf8).span)
    }

    @Test func `UAX 15 every character alone, decomposed, and behind a letter`() throws {
        let composed = Normalizer(.nfc)
        let decomposed = Normalizer(.nfd)
        var missed: [String] = []
        func check(_ text: String) throws {
            guard try !composed.isNormalized(text) else { return }
            if !Self.mayBeDenormalized(text) || !TextTraits(scanning: text).contains(.combining) { missed.append(text) }
        }
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            try check(text)
            let pieces = try decomposed.normalized(text)
            try check(pieces)
            // A mark of the class 1 keeps no later mark from its letter.
            if let first = pieces.unicodeScalars.first, pieces != text || pieces.unicodeScalars.count > 1 {
                try check(String(first) + "\u{20D2}" + String(pieces.unicodeScalars.dropFirst()))
            }
            if scalar.properties.canonicalCombiningClass != .notReordered {
                // Behind a mark of the class 230, and before one of the class 1.
                try check("क\u{951}" + text)
                try check("क" + text + "\u{20D2}")
            }
        }
        #expect(missed.isEmpty, "\(missed.prefix(10).map { $0.unicodeScalars.map(\.value) })")
    }

    @Test(arguments: [
        "Überprüfung läuft…", "Проверьте подключение", "再試行してください", "다시 시도", "ลองอีกครั้ง", "फिर कोशिश करें", "أعد المحاولة",
        "נסו שוב", "Δοκιμάστε ξανά", "Thử lại", "पढ\u{93C}ना", "ড\u{9BC}ি ক\u{9BE}", "قۇ ھېس بولد\u{654}",
        "ထပ်က\u{102E}", "தொ\u{BBE}", "ಕ\u{CC2}",
    ])
    func `usual texts of a language need no ICU`(text: String) {
        #expect(!TextTraits(scanning: text).contains(.combining) || !Self.mayBeDenormalized(text))
    }

    /// A reader of `.strings` files looks at pairs, sixteen bytes at a time.
    @Test func `UAX 15 every mark of India and Thailand behind every character of theirs`() throws {
        let composed = Normalizer(.nfc)
        let range = UInt32(0x900)...0xE7F
        let marks = range.compactMap(Unicode.Scalar.init).filter {
            $0.properties.canonicalCombiningClass != .notReordered
                || TextTraits(scanning: String($0)).contains(.combining)
        }
        var missed: [String] = []
        for value in range {
            guard let first = Unicode.Scalar(value) else { continue }
            let texts = marks.map { "กaक\(first)\($0)ข คख и ещё раз" }
            let entries = texts.map { "\"k\" = \"\($0)\";\n" }.joined()
            let file = SourceFile(path: "t.strings", bytes: Array((entries + "/* the end of the file */\n").utf8))
            let read = StringsParser.parse(file).value.entries
            #expect(read.count == texts.count)
            for (text, entry) in zip(texts, read) where !entry.valueTraits.contains(.combining) {
                if try !composed.isNormalized(text) { missed.append(text) }
            }
        }
        #expect(missed.isEmpty, "\(missed.prefix(10).map { $0.unicodeScalars.map(\.value) })")
    }
}
