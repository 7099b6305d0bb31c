import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource

/// A translation that repeats the source text.
enum UnchangedTranslation: TranslationRule {
    static let rule = Rule.unchangedTranslation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"oops\" = \"Something went wrong\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"oops\" = \"Something went wrong\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"oops\" = \"Something went wrong\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"oops\" = \"Jokin meni pieleen\";\n"),
            ])
    }

    static let interest: TextTraits? = nil

    static let condition = PairCondition.mayBeSame

    static func check(_ translation: TextSite, source: TextSite, into findings: inout Findings) {
        // A text in state 'new' is none, and has a finding as such.
        guard translation.isSameText(as: source), !translation.isOverride, translation.entry.state != .new,
            translation.site.column.tag.language != source.site.column.tag.language,
            !source.site.column.fragment.forbidsTranslation(of: source.entry)
        else { return }
        let text = source.text
        // Of a stand-in its source text has a finding.
        guard !text.lowercased().hasPrefix("lorem ipsum") else { return }
        guard isSentence(text, in: translation.site.table.project),
            !isKeptName(translation.entry.key, text, in: translation.site.table)
        else { return }
        findings.add(
            Diagnostic(
                .unchangedTranslation,
                "'\(translation.site.column.tag)' still reads \(Wording.quoted(text)); translate it",
                at: translation.span, subject: translation.subject,
                notes: [DiagnosticNote("the source text", at: source.span)]))
    }

    /// Whether a text is the name of an app or of a part of it, which every translation keeps.
    private static func isKeptName(_ key: KeyID, _ text: String, in site: TableSite) -> Bool {
        guard site.holdsInformation,
            ["CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName"].contains(site.table.keys[key])
        else { return false }
        return site.translations.allSatisfy { column in
            column.entry(for: key).map { column.fragment.text(of: $0) == text } ?? true
        }
    }

    /// Whether a text has so many words of its own that it would not be the same in another language.
    static func isSentence(_ text: String, in project: Project) -> Bool {
        !isPlace(text) && !isListOfMembers(text) && !isLegalLine(text)
            && wordCount(project.configuration.protectedTerms.terms(in: text).reduce(text) { Self.masking($1, in: $0) })
                >= 3
    }

    /// Whether a text is a place with the code of its state or country: `San Jose, CA`.
    private static func isPlace(_ text: String) -> Bool {
        guard text.utf8.suffix(2).allSatisfy(\.isUppercase), text.utf8.dropLast(2).suffix(2).elementsEqual(", ".utf8)
        else {
            return false
        }
        // A sentence has words in small letters, and the name of a place has none.
        return text.split(separator: " ").allSatisfy { $0.first?.isUppercase == true }
    }

    /// Whether each line names somebody as networks do: `@somebody (Their Name)`.
    private static func isListOfMembers(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { $0.first == "@" }
    }

    /// Whether each line says who owns something since when, which nobody translates: `© 2009-2026 Their Name`.
    private static func isLegalLine(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).allSatisfy { line in
            (line.hasPrefix("©") || line.hasPrefix("Copyright")) && line.split(separator: " ").count <= 8
        }
    }

    /// The text without a term that is the same in every language.
    private static func masking(_ term: String, in text: String) -> String {
        term.isEmpty ? text : text.split(separator: term, omittingEmptySubsequences: false).joined(separator: " ")
    }

    /// The number of words, without placeholders, addresses, codes such as `JP#50`, and pieces that hold no letter.
    static func wordCount(_ text: String) -> Int {
        asciiWordCount(text)
            ?? text.split(whereSeparator: \.isWhitespace).count { word in
                !word.contains("://") && !word.utf8.contains(where: isOfCode) && word.contains(where: \.isLetter)
            }
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "@"), UInt8(ascii: "#"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// The same of a text in ASCII, as most source texts are; nil for any other.
    private static func asciiWordCount(_ text: String) -> Int? {
        var count = 0
        var (hasLetter, isCode) = (false, false)
        // The two bytes before this one.
        var last: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            // Which of the bytes beyond are white space or letters, only characters tell.
            case 0x80...: return nil
            case 0x09...0x0D, 0x20:
                if hasLetter, !isCode { count += 1 }
                (hasLetter, isCode) = (false, false)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): hasLetter = true
            case _ where isOfCode(byte): isCode = true
            case UInt8(ascii: "/"): if last == (UInt8(ascii: ":"), UInt8(ascii: "/")) { isCode = true }
            default: break
            }
            last = (last.1, byte)
        }
        return count + (hasLetter && !isCode ? 1 : 0)
    }
}
