import DesignTokens
internal import L10nSyntax

/// The members of one object of a token tree, sorted by what they are.
struct TokenMembers {
    var value: JSONMember?
    var reference: JSONMember?
    var type: JSONMember?
    var description: JSONMember?
    var extensions: JSONMember?
    var extends: JSONMember?
    var deprecated: JSONMember?
    var schema: JSONMember?
    /// `value` where an older draft meant `$value`.
    var legacyValue: JSONMember?
    /// Others that start with `$`.
    var unknown: [JSONMember] = []
    /// Members that are, or should be, tokens and groups; `$root` is one.
    var children: [JSONMember] = []

    /// - Parameter isFree: whether any object under `value` is the value of a token, as Style Dictionary has it.
    init(_ members: JSONMembers, isFree: Bool = false) {
        for member in members { add(member) }
        guard value == nil, let index = children.firstIndex(where: { $0.isNamed("value") }) else { return }
        let candidate = children[index]
        // A group or a token may be called 'value' too: no type in the older spelling stands beside it, and where one in
        // the newer spelling does, it holds what only tokens have.
        let isTyped =
            children.contains { $0.isNamed("type") && $0.value.isString }
            || (type != nil && !candidate.value.rawText.contains("\"$"))
        let isPlain =
            isFree && candidate.value["value"] == nil && candidate.value["$value"] == nil
            && !candidate.value.members.contains { $0.value.isObject }
        if !candidate.value.isObject || isPlain || (isTyped && candidate.value["$value"] == nil) {
            legacyValue = candidate
            children.remove(at: index)
        }
    }

    private mutating func add(_ member: JSONMember) {
        if !member.nameStarts(with: 0x24) || member.isNamed(TokenName.root) {
            children.append(member)
        } else if member.isNamed("$value") {
            value = member
        } else if member.isNamed("$type") {
            type = member
        } else if member.isNamed("$description") {
            description = member
        } else if member.isNamed("$extensions") {
            extensions = member
        } else if member.isNamed("$ref") {
            reference = member
        } else if member.isNamed("$extends") {
            extends = member
        } else if member.isNamed("$deprecated") {
            deprecated = member
        } else if member.isNamed("$schema") {
            schema = member
        } else if member.value["$value"] == nil {
            unknown.append(member)
        } else {
            // Something with a value of its own is meant as a token, and its name is what is wrong.
            children.append(member)
        }
    }

    /// Puts the members of another object in the place of those with the same name, but for its reference: that is how
    /// one came to this object.
    mutating func replace(by other: TokenMembers) {
        value = other.value ?? value
        type = other.type ?? type
        description = other.description ?? description
        extensions = other.extensions ?? extensions
        extends = other.extends ?? extends
        deprecated = other.deprecated ?? deprecated
        schema = other.schema ?? schema
        legacyValue = other.legacyValue ?? legacyValue
        let names = Set(other.children.map(\.name))
        children.removeAll { names.contains($0.name) }
        children += other.children
        unknown += other.unknown
    }
}
