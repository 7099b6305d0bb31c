import L10nCatalog
import L10nLocale
import L10nSource

/// A text that was written to be replaced.
enum UnfinishedText: HygieneRule {
    static let rule = Rule.unfinishedText

    static var examples: RuleExamples {
        examples("Try again", bad: "TODO: Try again", good: "Erneut versuchen")
    }

    // Machines that translate write `<unk>` for what they do not know.
    private static let markers = [
        "lorem ipsum", "translate me", "fixme", "todo:", "[todo]", "(todo)", "tbd:", "[tbd]", "<unk>",
    ]

    /// How the markers begin, in small letters.
    private static let heads = ["lorem", "translate", "fixme", "todo:", "tbd:", "(todo)"].map { Array($0.utf8) }

    /// Whether a word that begins at a place may begin a marker.
    @inline(__always)
    static func mayBegin(at start: Int, in bytes: Span<UInt8>) -> Bool {
        guard start < bytes.count else { return false }
        // The bit that makes letters small changes brackets too, so that it is set on both sides.
        switch bytes[start] | 0x20 {
        case UInt8(ascii: "[") | 0x20: return true
        case UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "("):
            return hasHead(at: start, in: bytes)
        default: return false
        }
    }

    private static func hasHead(at start: Int, in bytes: Span<UInt8>) -> Bool {
        // Many words begin with these letters, and next to none goes on as a marker does.
        guard start + 2 < bytes.count else { return false }
        switch bytes[start + 2] | 0x20 {
        case UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "x"), UInt8(ascii: "d"), UInt8(ascii: "o"): break
        default: return false
        }
        return heads.contains { head in
            guard head.count <= bytes.count - start else { return false }
            for index in head.indices where bytes[start + index] | 0x20 != head[index] | 0x20 { return false }
            return true
        }
    }

    static func mayFind(_ facts: TextFacts, _ source: TextFacts?) -> Bool {
        !facts.traits.isDisjoint(with: [.marker, .angle])
    }

    static func check(_ text: TextSite, source: TextSite?, into findings: inout Findings) {
        let written = text.text
        guard let found = marker(written) ?? copy(written, source, "\(text.site.column.tag)"),
            !isWord(found, of: text.site.column.tag), source.map({ marker($0.text) == nil }) ?? true
        else { return }
        findings.add(
            Diagnostic(
                rule, "\(Wording.quoted(found)) would be shown; write the text", at: text.span, subject: text.subject))
    }

    /// Languages that say "all" so.
    private static let todoLanguages: Set<String> = ["an", "ast", "es", "gl", "pt"]

    private static func isWord(_ marker: String, of tag: LanguageTag) -> Bool {
        marker.lowercased() == "todo:" && marker != "TODO:" && todoLanguages.contains(tag.language)
    }

    /// The first marker that stands by itself, as it is written: the words "translate messages" are none.
    private static func marker(_ text: String) -> String? {
        let lower = text.lowercased()
        for marker in markers {
            let place = lower.ranges(of: marker).first { range in
                let before = marker.first?.isLetter == true ? lower[..<range.lowerBound].last : nil
                let after = marker.last?.isLetter == true ? lower[range.upperBound...].first : nil
                return before?.isLetter != true && after?.isLetter != true
            }
            guard let range = place else { continue }
            // Counted in characters: some small letters take more bytes than the capitals.
            let start = lower.distance(from: lower.startIndex, to: range.lowerBound)
            let written = String(text.dropFirst(start).prefix(marker.count))
            // In small letters it is a word: tags of maps are called so.
            if marker == "fixme", written != "FIXME", lower[range.upperBound...].first != ":" { continue }
            return written
        }
        return nil
    }

    /// The name of the language before the source text, as scripts mark what is still to be done.
    private static func copy(_ text: String, _ source: TextSite?, _ tag: String) -> String? {
        guard text.hasPrefix("["), let end = text.firstIndex(of: "]"), let source else { return nil }
        let name = text[text.index(after: text.startIndex)..<end]
        let rest = text[text.index(after: end)...].drop { $0 == " " }
        return tag.lowercased().hasPrefix(name.lowercased()) && rest == source.text ? "[\(name)]" : nil
    }
}
