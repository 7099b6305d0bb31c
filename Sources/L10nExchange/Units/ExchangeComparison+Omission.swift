extension ExchangeComparison {
    /// A unit that is not applied.
    package struct Omission: Sendable, Hashable {
        package enum Reason: String, Sendable, Hashable {
            case unknownFile
            /// Translations of the file belong in another one, which nobody here fills.
            case otherFile
            case unknownUnit
            case clearedText
            /// Nothing but white space, where the project has no translation.
            case blankText
            /// The state says that the text is not a translation yet, and the file has no place for states.
            case isNew
            /// A program has guessed it, and nobody has looked at it.
            case isGuess
            /// The file says that it is not to be translated, and has another text all the same.
            case locked
            case otherLanguage
        }

        package var original: String
        package var id: ExchangeID
        package var reason: Reason
    }
}
