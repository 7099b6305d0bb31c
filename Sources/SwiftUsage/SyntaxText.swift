#if SourceScan
import L10nSource
import SwiftSyntax

extension SyntaxProtocol {
    /// The node without the white space and comments around it.
    var range: L10nSource.SourceRange {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return L10nSource.SourceRange(start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// The text without the white space and comments around it. The library's own builds the node anew for it.
    var trimmedText: String {
        let (leading, trailing) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
        let text = description
        if leading + trailing == 0 { return text }
        return String(decoding: text.utf8.dropFirst(leading).dropLast(trailing), as: UTF8.self)
    }
}

extension String {
    /// Whether a name begins with a capital letter.
    var isCapitalized: Bool {
        guard let first = utf8.first else { return false }
        return first < 0x80 ? first.isUppercase : self.first?.isUppercase ?? false
    }
}

extension TypeSyntaxProtocol {
    /// The type as it is written.
    var text: String {
        guard kind == .identifierType, let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil
        else { return trimmedText }
        return type.name.text
    }
}
#endif
