import L10nStrings
import L10nSyntax

/// A value of a property list that is about to be written: a text, or a dictionary of such.
package enum PropertyListDraft: Sendable, Hashable {
    case text(String)
    /// The members in the order in which they are written.
    case members([Member])

    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: PropertyListDraft

        package init(_ name: String, _ value: PropertyListDraft) {
            self.name = name
            self.value = value
        }
    }

    /// The members of a dictionary; none for a text.
    package var members: [Member] {
        guard case .members(let members) = self else { return [] }
        return members
    }

    /// The member of a dictionary with this name.
    package subscript(_ name: String) -> PropertyListDraft? {
        members.first { ByteSearch.areEqual($0.name, name) }?.value
    }

    var value: PropertyListValue {
        switch self {
        case .text(let text): .string(text)
        case .members(let members):
            .dictionary(members.map { PropertyListPair(key: $0.name, value: $0.value.value) })
        }
    }
}
