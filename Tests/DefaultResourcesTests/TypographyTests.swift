import Foundation
import Testing

@Suite struct TypographyTests {
    static let tags = LocalizedTexts.tags

    @Test(arguments: tags)
    func `every letter belongs to the language`(_ tag: String) throws {
        let letters = try #require(try Exemplars.load()[tag])
        for entry in try LocalizedTexts(tag).entries {
            let foreign = entry.textWithoutHoles.unicodeScalars.filter { isLetter($0) && !isKnown($0, in: letters) }
            #expect(foreign.isEmpty, "\(entry.key): \(foreign.map { "U+" + String($0.value, radix: 16) })")
        }
    }

    @Test(arguments: tags)
    func `texts are composed (NFC)`(_ tag: String) throws {
        for entry in try LocalizedTexts(tag).entries {
            #expect(
                entry.text.utf8.elementsEqual(entry.text.precomposedStringWithCanonicalMapping.utf8), "\(entry.key)")
        }
    }

    /// ZERO WIDTH NON-JOINER shapes Persian and Telugu words; nothing else that is invisible has a use here.
    @Test(arguments: tags)
    func `no bidi controls and nothing invisible`(_ tag: String) throws {
        let joiners: Set<Unicode.Scalar> = ["fa", "te"].contains(tag) ? ["\u{200C}"] : []
        for entry in try LocalizedTexts(tag).entries {
            let hidden = entry.text.unicodeScalars.filter {
                switch $0.properties.generalCategory {
                case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                    return !joiners.contains($0)
                case .spaceSeparator: return !" \u{A0}\u{202F}".unicodeScalars.contains($0)
                default: return false
                }
            }
            #expect(hidden.isEmpty, "\(entry.key): \(hidden.map { "U+" + String($0.value, radix: 16) })")
        }
    }

    @Test(arguments: tags)
    func `no spaces at the edges, none doubled`(_ tag: String) throws {
        for entry in try LocalizedTexts(tag).entries {
            #expect(entry.text == entry.text.trimmingCharacters(in: .whitespacesAndNewlines), "\(entry.key)")
            #expect(!entry.text.contains("  "), "\(entry.key)")
        }
    }

    /// Texts that are several sentences in English end with a mark there; an ellipsis says that something goes on.
    @Test(arguments: tags)
    func `a single sentence has no final mark (KD-5)`(_ tag: String) throws {
        let marks = Set(".!?:;。！？।؟۔،,".unicodeScalars)
        let sentences = try Set(LocalizedTexts("en").entries.filter { $0.text.hasSuffix(".") }.map(\.key))
        for entry in try LocalizedTexts(tag).entries where !sentences.contains(entry.key) {
            #expect(entry.text.unicodeScalars.last.map { !marks.contains($0) } == true, "\(entry.key)")
        }
    }

    @Test(arguments: tags)
    func `English has straight apostrophes, the others U+2019 (KD-5)`(_ tag: String) throws {
        let wrong = tag == "en" ? "\u{2018}\u{2019}`´" : "'\u{2018}`´"
        for entry in try LocalizedTexts(tag).entries {
            #expect(!entry.text.contains { wrong.contains($0) }, "\(entry.key)")
            #expect(!entry.text.contains("..."), "\(entry.key)")
        }
    }

    /// French wants a no-break space before two-part marks; none of them may follow an ordinary one.
    @Test func `no French two-part mark after a breaking space or a letter`() throws {
        for entry in try LocalizedTexts("fr").entries {
            #expect(!entry.text.contains(#/[^\u{A0}\u{202F}][:;!?»]/#), "\(entry.key)")
        }
    }

    /// Sentence case: where the script has case, the first letter is a capital and no text is in capitals.
    @Test(arguments: tags)
    func `texts begin with a capital`(_ tag: String) throws {
        for entry in try LocalizedTexts(tag).entries {
            guard let first = entry.text.unicodeScalars.first, first != "{" else { continue }
            #expect(!first.properties.isLowercase, "\(entry.key)")
            let text = entry.textWithoutHoles
            #expect(text != text.uppercased() || text == text.lowercased(), "\(entry.key)")
        }
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    private func isKnown(_ scalar: Unicode.Scalar, in letters: Set<Unicode.Scalar>) -> Bool {
        // The first scalar alone: the small form of U+0130 is an i with a combining dot.
        letters.contains(scalar)
            || scalar.properties.lowercaseMapping.unicodeScalars.first.map(letters.contains) == true
    }
}
