package import L10nLocale
package import StateViewLayout

/// A text of a picture that somebody can translate: where it stands, and what room it has.
package struct TextBox: Sendable, Hashable {
    /// Counted from 1, in the order in which the view is read.
    package internal(set) var number: Int
    /// What the text is for, such as `title` or `action.first`.
    package let part: String
    package let key: String
    /// The file that says the text.
    package let file: String
    package let text: String
    /// Of the text, which may be that of a fallback.
    package let language: LanguageTag
    /// The frame of the layout.
    package let rect: LayoutRect
    /// How many lines the text takes.
    package let lines: Int
    /// How many lines it may take; nil for no limit.
    package let maxLines: Int?
    /// How wide its lines may be, in points.
    package let width: Double
    /// What is left of that on its last line, in points.
    package let room: Double
    package let isTruncated: Bool

    /// The lines and the width that are left, in a few words.
    package var roomText: String {
        let count =
            maxLines.map { "\(lines) of at most \($0) lines" } ?? (lines == 1 ? "1 line" : "\(lines) lines")
            + " (no limit)"
        if isTruncated { return count + ", cut: too long" }
        let left = Int(max(0, room))
        return count + ", \(left) of \(Int(width)) pt free" + (lines > 1 ? " on the last" : "")
    }
}
