extension CodeExpression {
    /// Whether it is made of literals alone, as a localized type demands; `nil` may stand beside them.
    var isLiteral: Bool {
        switch self {
        case .text, .parameter: return true
        case .oneOf(let parts), .list(let parts):
            let given = parts.filter { $0 != .absent }
            return !given.isEmpty && given.allSatisfy(\.isLiteral)
        case .call, .joined, .receiver, .property, .rawValue, .name, .absent, .other: return false
        }
    }

    /// Whether a variable of type `String` holds a literal of it.
    var isHeld: Bool {
        switch self {
        case .text(let text): text.isHeld
        case .oneOf(let parts), .list(let parts): parts.contains(where: \.isHeld)
        case .parameter, .call, .joined, .receiver, .property, .rawValue, .name, .absent, .other: false
        }
    }

    /// Whether it is a member by its name, such as `.title` or `.files(3)`.
    var isSymbol: Bool {
        switch self {
        case .name: true
        case .call(let call):
            if case .name(let names)? = call.base { names[0].isEmpty && call.name != "init" } else { false }
        case .oneOf(let parts): parts.allSatisfy(\.isSymbol)
        case .text, .joined, .list, .parameter, .receiver, .property, .rawValue, .absent, .other: false
        }
    }

    /// Whether the key comes from the callers of the function around it.
    /// - Parameter isLocalized: whether a literal has a localized type, whose values are no part of its key.
    func holdsParameter(isLocalized: Bool) -> Bool {
        switch self {
        case .parameter, .receiver: true
        case .text(let text):
            !isLocalized
                && text.parts.contains { part in
                    if case .hole(let hole) = part { hole.value.isHandedOn } else { false }
                }
        case .joined(let parts), .oneOf(let parts), .list(let parts):
            parts.contains { $0.holdsParameter(isLocalized: isLocalized) }
        case .property, .rawValue, .name, .call, .absent, .other: false
        }
    }

    /// Whether it has texts and values beside each other.
    var isPutTogether: Bool {
        switch self {
        case .text(let text): text.plain == nil
        case .joined(let parts): parts.contains { if case .text = $0 { true } else { $0.isPutTogether } }
        case .list, .oneOf, .parameter, .receiver, .property, .rawValue, .name, .call, .absent, .other: false
        }
    }

    private var isHandedOn: Bool { if case .parameter = self { true } else { false } }

    /// The stored properties that it is made of.
    var properties: [String] {
        switch self {
        case .property(let name): [name]
        case .oneOf(let parts), .list(let parts): parts.flatMap(\.properties)
        case .text, .joined, .parameter, .receiver, .rawValue, .name, .call, .absent, .other: []
        }
    }

    func replacingProperty(_ name: String, by value: CodeExpression) -> CodeExpression {
        switch self {
        case .property(name): value
        case .oneOf(let parts): .oneOf(parts.map { $0.replacingProperty(name, by: value) })
        case .list(let parts): .list(parts.map { $0.replacingProperty(name, by: value) })
        default: self
        }
    }
}

extension CodeCall {
    /// The initializer of a resource whose type is left out.
    init(resource call: CodeCall) {
        self = call
        name = "LocalizedStringResource"
        base = nil
    }
}
