/// Writes the parts of PO files: a text with several lines as a string a line, as gettext does.
package enum POWriter {
    /// A keyword with its strings, without a line end behind it.
    /// - Parameters:
    ///   - prefix: what each line begins with, such as `#| `.
    ///   - lineEnd: what stands between lines.
    package static func text(_ keyword: String, _ text: String, prefix: String = "", lineEnd: String = "\n") -> String {
        var lines: [Substring.UnicodeScalarView] = []
        var rest = Substring(text).unicodeScalars
        while let end = rest.firstIndex(of: "\n") {
            lines.append(rest[...end])
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { lines.append(rest) }
        guard lines.count > 1 else { return "\(prefix)\(keyword) \(POEscape.quoted(text))" }
        let strings = lines.map { prefix + POEscape.quoted(Substring($0)) }
        return ([prefix + keyword + " \"\""] + strings).joined(separator: lineEnd)
    }

    /// A comment, each of its lines behind the marker.
    package static func comment(_ marker: String, _ text: String, lineEnd: String = "\n") -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.isEmpty ? marker : "\(marker) \($0)" }.joined(separator: lineEnd)
    }
}
