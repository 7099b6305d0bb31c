import L10nSource

/// A character that means something in one font alone.
///
/// Off unless it is asked for, as all texts of all languages have to be looked at letter by letter.
enum PrivateUseCharacter: LetterRule {
    static let rule = Rule.privateUseCharacter

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"star\" = \"Rate \u{E001}\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"star\" = \"Rate ★\";\n")])
    }

    static func check(_ text: LetterText, into findings: inout Findings) {
        guard let letter = text.letters.first(where: { isPrivate($0.scalar.value) }) else { return }
        let name = Wording.codePoint(letter.scalar)
        let message =
            letter.scalar.properties.generalCategory == .privateUse
            ? "\(name) shows as a box without its icon font; use an image"
            : "\(name) is no character; remove it"
        findings.add(
            Diagnostic(
                .privateUseCharacter, message, at: text.place.span(of: letter.range), cause: "private-use",
                subject: text.place.subject))
    }

    private static func isPrivate(_ value: UInt32) -> Bool {
        switch value {
        // The fonts of Apple have its logo there.
        case 0xF8FF: false
        case 0xE000...0xF8FE, 0xF0000...0x10FFFF, 0xFDD0...0xFDEF: true
        // The last two code points of each plane.
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
