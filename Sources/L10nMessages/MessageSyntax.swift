/// How the texts of a key are written: their notation, and what apostrophes do in ICU's.
package struct MessageSyntax: Hashable, Sendable {
    package var notation: MessageNotation
    package var apostrophes: ICUApostrophes

    package init(_ notation: MessageNotation, apostrophes: ICUApostrophes = .doubleOptional) {
        self.notation = notation
        self.apostrophes = apostrophes
    }
}
