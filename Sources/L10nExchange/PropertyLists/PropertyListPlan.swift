import L10nStrings

/// What becomes of the members of a dictionary that is in a file: changes of single ones, and new ones between them.
package struct PropertyListPlan: Sendable {
    package enum Change: Sendable {
        /// The member is a text, and becomes another one.
        case text(String)
        /// Whatever the member is, it becomes this.
        case value(PropertyListDraft)
        /// The member is a dictionary, in which something changes.
        case members(PropertyListPlan)
    }

    /// A member to be.
    package struct Insertion: Sendable {
        package var member: PropertyListDraft.Member
        /// A comment to stand before it, without delimiters.
        package var comment: String?
        /// The number of the member that it comes behind; -1 for the start.
        package var anchor: Int

        package init(_ member: PropertyListDraft.Member, comment: String? = nil, behind anchor: Int) {
            self.member = member
            self.comment = comment
            self.anchor = anchor
        }
    }

    /// By the number of the member in the file.
    package var changes: [Int: Change] = [:]
    /// Those behind the same member in the order in which they are to stand.
    package var insertions: [Insertion] = []

    package init() {}

    /// Changes what a member holds, which is a dictionary.
    package mutating func change(_ number: Int, _ body: (inout PropertyListPlan) -> Void) {
        var inner = PropertyListPlan()
        if case .members(let plan)? = changes[number] { inner = plan }
        body(&inner)
        changes[number] = .members(inner)
    }

    /// The value with all changes made, for files that have no text to be edited.
    func applied(to value: PropertyListValue) -> PropertyListValue {
        guard case .dictionary(let pairs) = value else { return value }
        let new = Dictionary(grouping: insertions, by: \.anchor).mapValues { insertions in
            insertions.map { PropertyListPair(key: $0.member.name, value: $0.member.value.value) }
        }
        var result = new[-1] ?? []
        for (number, pair) in pairs.enumerated() {
            let name = pair.key
            switch changes[number] {
            case nil: result.append(pair)
            case .text(let text): result.append(PropertyListPair(key: name, value: .string(text)))
            case .value(let draft): result.append(PropertyListPair(key: name, value: draft.value))
            case .members(let plan): result.append(PropertyListPair(key: name, value: plan.applied(to: pair.value)))
            }
            result += new[number] ?? []
        }
        return .dictionary(result)
    }

    /// Everything that is to be written anew.
    package var drafts: [PropertyListDraft] {
        let changed = changes.values.map { change -> [PropertyListDraft] in
            switch change {
            case .text: []
            case .value(let draft): [draft]
            case .members(let plan): plan.drafts
            }
        }
        return insertions.map(\.member.value) + changed.joined()
    }
}
