internal import L10nSource
internal import L10nSyntax

/// Until when a deprecated token may be used.
package enum TokenExpiry {
    /// The last day, as our own data states it (`until`), else as the text of `$deprecated` does; nil for none.
    static func date(of node: TokenNode) -> CalendarDate? {
        if let until = VendorData(node.extensions)?.text("until") { return CalendarDate(until) }
        guard case .because(let text)? = node.deprecation?.value else { return nil }
        return date(in: text)
    }

    /// The first day in a text that is not one since which something is so: 'since', 'from' or 'as of' stands before it.
    private static func date(in text: String) -> CalendarDate? {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }
        for (index, word) in words.enumerated() {
            guard let date = CalendarDate(word) else { continue }
            let before = index > 0 ? words[index - 1].lowercased() : ""
            if !["since", "from", "of"].contains(before) { return date }
        }
        return nil
    }

    /// What is wrong with `until` in our own data; nil where nothing is.
    package static func problem(of node: TokenNode) -> TokenFinding? {
        guard let value = VendorData(node.extensions)?["until"], value.string.flatMap({ CalendarDate($0) }) == nil
        else { return nil }
        let shown = value.string.map { Wording.quoted($0) } ?? JSONWording.kind(of: value)
        return TokenFinding(
            .invalidTokenValue, "'until' holds \(shown), which is no date", "write such as \"2027-03-31\"",
            at: value.span)
    }
}
