package import L10nMessages
package import L10nSource

/// What is wrong with a placeholder, as a value. Rules put it into words.
package struct PlaceholderIssue: Hashable, Sendable {
    package var cause: Cause
    package var severity: Severity
    /// The smallest part of the checked text that must change, in UTF-8 offsets of the decoded text.
    package var range: SourceRange
    /// Further places in the checked text that belong to it.
    package var related: [SourceRange] = []
    /// The place in the text that it was compared with.
    package var counterpart: SourceRange?
    /// The argument that it is about.
    package var argument: ArgumentReference?
    /// The type that the argument has.
    package var expected: ArgumentType?
    /// The type that the placeholder reads.
    package var found: ArgumentType?
    /// What to write instead, for the wording: a specifier, a hole, or a few words of the text.
    package var suggestion: String?
    /// The character that does not belong there.
    package var culprit: Unicode.Scalar?
    package var fix: TextFix?

    package init(_ cause: Cause, at range: SourceRange, severity: Severity? = nil) {
        self.cause = cause
        self.severity = severity ?? cause.severity
        self.range = range
    }

    /// In the order of the text; at one place the worse first.
    static func precedes(_ left: PlaceholderIssue, _ right: PlaceholderIssue) -> Bool {
        if left.range.lower != right.range.lower { return left.range.lower < right.range.lower }
        if left.severity != right.severity { return left.severity > right.severity }
        return left.cause.rawValue < right.cause.rawValue
    }

    /// The rule that it belongs to; nil for what is merely worth knowing and has no rule.
    package var rule: Rule? { cause.rule }
}

/// A change to one text. Its ranges are UTF-8 offsets of the decoded text, ascending and without overlap.
package struct TextFix: Hashable, Sendable {
    package var edits: [TextEdit]
    package var applicability: Fix.Applicability

    package init(_ applicability: Fix.Applicability, _ edits: [TextEdit]) {
        self.applicability = applicability
        self.edits = edits
    }

    /// The text after the change.
    package func applied(to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        for edit in edits {
            result += text[index..<edit.range.indices.lowerBound]
            result += Array(edit.replacement.utf8)
            index = edit.range.indices.upperBound
        }
        return result + text[index...]
    }
}

/// The replacement of one range of a text.
package struct TextEdit: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
