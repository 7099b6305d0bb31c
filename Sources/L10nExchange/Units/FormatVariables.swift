/// Looks into formats that name variables.
package enum FormatVariables {
    /// The names of the variables that a text refers to, such as `files` for `%#@files@`.
    package static func names(in text: String) -> [String] { NumberedFormat.names(in: text) }

    /// Whether a format says nothing but variables, texts and signs, such as `%#@files@ (%@)`, so that nobody translates
    /// it.
    package static func isWordless(_ format: String) -> Bool {
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            if rest[..<percent].contains(where: \.isLetter) { return false }
            rest = rest[rest.index(after: percent)...]
            rest = rest.drop { $0.isNumber || $0 == "$" }
            if rest.hasPrefix("#@") {
                rest = rest.dropFirst(2).drop { $0 != "@" }.dropFirst()
            } else {
                rest = rest.dropFirst()
            }
        }
        return !rest.contains(where: \.isLetter)
    }
}
