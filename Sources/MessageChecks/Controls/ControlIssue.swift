package import L10nSource

/// A character in a text that steers or hides without being seen, as a value. Rules put it into words.
package struct ControlIssue: Hashable, Sendable {
    package enum Cause: String, Hashable, Sendable, CaseIterable {
        /// A bidirectional override.
        case override = "bidi-override"
        /// An embedding that has its end; an isolate does the same without reaching beyond it.
        case embedding = "bidi-embedding"
        /// An isolate or embedding without its end.
        case unclosed
        /// The end of an isolate or embedding that was not opened.
        case unopened
        /// An isolate that a paragraph separator ends before its own end.
        case crossesParagraph = "crosses-paragraph"
        /// A direction mark at the start or the end of the text.
        case markAtEdge = "mark-at-edge"
        /// A direction mark behind the same direction mark.
        case doubledMark = "doubled-mark"
        /// A direction mark that stands in the source text at the same place.
        case copiedMark = "copied-mark"
        /// A character without shape or width that nothing around it needs.
        case invisible = "invisible-character"
        /// A C0 or C1 control.
        case control = "control-character"
        /// More open isolates and embeddings than the algorithm keeps.
        case tooDeep = "too-deep"
    }

    package var cause: Cause
    /// The character, in UTF-8 offsets of the decoded text.
    package var range: SourceRange
    package var scalar: Unicode.Scalar
    /// The character that closes what the first one opens, or the separator that cuts it.
    package var partner: SourceRange?
    package var fix: TextFix?

    package init(_ cause: Cause, _ scalar: Unicode.Scalar, at range: SourceRange) {
        self.cause = cause
        self.scalar = scalar
        self.range = range
    }

    /// The rule of the catalogue.
    package var rule: Rule {
        switch cause {
        case .override: .bidiOverride
        case .embedding: .bidiEmbedding
        case .unclosed, .unopened: .unbalancedIsolate
        case .crossesParagraph: .brokenIsolateScope
        case .markAtEdge, .doubledMark, .copiedMark: .strayDirectionMark
        case .invisible: .invisibleCharacter
        case .control: .controlCharacter
        case .tooDeep: .inputLimitExceeded
        }
    }

    package var severity: Severity { rule.severity }
}
