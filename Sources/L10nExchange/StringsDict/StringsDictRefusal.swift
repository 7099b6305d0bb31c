import L10nSource

/// Why a text of a `.stringsdict` file is not changed.
package enum StringsDictRefusal: Error, Hashable, Sendable {
    /// What the author meant is not certain, so that a change might hit something else.
    case damaged
    /// The old text form of property lists, which no tool of Apple writes any more.
    case oldStyle
    case noEntry(String)
    /// The place has a key that stands several times in its dictionary.
    case ambiguous(String)
    /// The key that an entry should get is taken.
    case taken(String)
    /// The entry says something of another shape: forms where one text is wanted, or the other way.
    case hasOtherShape(String)
    /// The format has no such place, such as a plural form without a variable.
    case hasNoPlace
    /// There is no variable of this name, and nobody says what type its number has.
    case noVariable(String)
    /// A name that is no plural category stands where one is wanted, and most likely means it.
    case misspelt(String)
    /// A character that XML cannot hold.
    case forbidden(Unicode.Scalar)

    /// What stands in the way, and what to do.
    package var message: String {
        switch self {
        case .damaged: "the file has errors; mend what 'check' says about it"
        case .oldStyle: "the file is an old-style property list; convert it with 'plutil -convert xml1'"
        case .noEntry(let key): "there is no key \(Wording.quoted(key)); add it"
        case .ambiguous(let key): "\(Wording.quoted(key)) stands several times in one dictionary; keep one"
        case .taken(let key): "the file has a key \(Wording.quoted(key)) already; choose another"
        case .hasOtherShape(let key): "\(Wording.quoted(key)) has other forms there; export again"
        case .hasNoPlace: "property lists have no place for this form; give the text a variable"
        case .noVariable(let name): "there is no variable \(Wording.quoted(name)); define it first"
        case .misspelt(let name): "\(Wording.quoted(name)) is no plural category; correct the name"
        case .forbidden(let scalar): "XML cannot hold \(Wording.name(of: scalar)); remove it"
        }
    }
}
