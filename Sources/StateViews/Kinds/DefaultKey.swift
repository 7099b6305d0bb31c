/// A key whose text comes with the product.
package struct DefaultKey: Sendable, Hashable {
    package let key: String
    /// The kind that the text belongs to; nil for what all kinds share.
    package let kind: StateViewKind?
    package let role: StateViewTextRole
    /// When this text is chosen over the usual one of the role.
    package let condition: Condition
    /// The value that the text has a hole for.
    package let argument: StateViewArguments.Name?
    /// The most characters that the role has room for in any language.
    package let lengthHint: Int

    /// What must hold for a text to be chosen (KD-4).
    package enum Condition: Sendable, Hashable {
        case always
        /// The text's value is known.
        case argument
        /// The count is 1 or more.
        case countAboveZero
        /// Access to this is missing.
        case permission(StateViewArguments.Permission)
        /// The button does this.
        case intent(StateViewAction.Intent)
    }

    init(
        _ name: String, _ kind: StateViewKind?, _ role: StateViewTextRole, when condition: Condition = .always,
        _ argument: StateViewArguments.Name? = nil
    ) {
        key = DefaultKeys.prefix + name
        self.kind = kind
        self.role = role
        self.condition = condition
        self.argument = argument
        lengthHint = role.lengthHint
    }

    /// Whether the text is the one to show.
    func holds(_ arguments: StateViewArguments, _ intent: StateViewAction.Intent?) -> Bool {
        switch condition {
        case .always: true
        case .argument: argument.map { arguments.has($0) } ?? false
        case .countAboveZero: (arguments.count ?? 0) >= 1
        case .permission(let permission): arguments.permission == permission
        case .intent(let wanted): intent == wanted
        }
    }
}
