package import L10nCatalog

/// Where a unit stands in an exchange file.
package struct ExchangePlace: Sendable, Hashable {
    /// The file of the project, as the exchange file names it.
    package var original: String
    package var id: ExchangeID

    package init(_ original: String, _ id: ExchangeID) {
        self.original = original
        self.id = id
    }
}

/// A change to an exchange file that somebody works in.
package enum ExchangeChange: Sendable, Hashable {
    case setSource(String)
    /// Sets the translation with its state; one that lacks its place gets one.
    case setTarget(String, state: EntryState)
    /// Sets the state of the translation that is there.
    case setState(EntryState)
    /// Takes the unit out.
    case remove
    /// Adds the unit behind another of the same file, or before all others.
    case insert(ExchangeUnit, behind: ExchangeID?)
}

/// Why an exchange file cannot be changed so.
package enum ExchangeRefusal: Sendable, Hashable {
    /// The file has no such unit.
    case isMissing
    /// Several units have the id, so that nobody knows which is meant.
    case isAmbiguous
    /// A unit with the id is there already.
    case exists
    /// The file has no place for what is to be said.
    case hasNoPlace
}
