import L10nSource
import L10nSyntax

/// Why an entry of a file is not changed.
package enum StringsEditRefusal: Error, Hashable, Sendable {
    /// What the author meant is not certain, so that a change might hit something else.
    case damaged
    /// An XML or binary property list, or no table.
    case notText
    case unknownEncoding
    case noEntry(String)
    /// A key that occurs several times; a change to one of its entries would leave the others.
    case ambiguous(String, count: Int)
    /// The key that an entry should get is taken.
    case taken(String)
    case notAText(String)

    /// What stands in the way, and what to do.
    package var message: String {
        switch self {
        case .damaged: "the file has errors; mend what 'check' says about it"
        case .notText: "the file is no text of keys and values; convert it with 'plutil' and try again"
        case .unknownEncoding: "the encoding of the file cannot be written; save it as UTF-8"
        case .noEntry(let key): "there is no key \(Wording.quoted(key)); add it"
        case .ambiguous(let key, let count):
            "\(Wording.quoted(key)) stands \(Wording.count(count, "time", "times")) in the file; keep one of them"
        case .taken(let key): "the file has a key \(Wording.quoted(key)) already; choose another"
        case .notAText(let key): "the value of \(Wording.quoted(key)) is no text; replace it by one"
        }
    }
}
