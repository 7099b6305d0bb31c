import L10nSource

/// A look-up, told by the expressions that make up its key.
struct KeyLookup: Hashable {
    var key: CodeExpression
    var table: CodeExpression?
    var bundle: KeyUse.Bundle = .main
    var value: CodeExpression?
    var comment: CodeExpression?
    /// The table where none is named.
    var usualTable = "Localizable"
    var isLocalized = false
    var isImplicit = false
    /// Whether the key passes a place where it may be replaced, such as a property that others set too.
    var isUncertain = false
    /// Whether the call itself names the bundle of its module.
    var isOfModule = false
    var way: String

    /// The look-up that a call of a known shape makes; nil where the call has no such argument, and for a text of the system.
    init?(_ call: CodeCall, _ shape: KnownCalls.Shape) {
        guard let key = call.value(at: shape.key), shape.needed == nil || call.value(at: shape.needed) != nil else {
            return nil
        }
        self.key = key
        table = call.value(at: shape.table)
        value = call.value(at: shape.value)
        comment = call.value(at: shape.comment)
        usualTable = shape.table0
        isLocalized = shape.isLocalized
        isImplicit = shape.isImplicit
        way = shape.way
        if let bundle = call.bundle(shape) {
            if bundle.isBundleOfSystem { return nil }
            self.bundle = Self.bundle(bundle)
            if case .name(let names) = bundle { isOfModule = ["module", "#bundle"].contains(names.last) }
        }
    }

    /// What a function does with a parameter whose type makes keys of literals.
    init(parameter: Int, way: String) {
        key = .parameter(parameter)
        isLocalized = true
        isImplicit = true
        self.way = way
    }

    init(key: CodeExpression, way: String) {
        self.key = key
        self.way = way
    }

    /// Whether the code gives a text besides the key.
    var hasDefault: Bool {
        switch value {
        case nil, .absent?: false
        case .text(let text)?: !text.parts.isEmpty
        default: true
        }
    }

    /// The same look-up, seen from a call of the function that makes it.
    func called(_ substitution: Substitution) -> KeyLookup {
        var lookup = self
        // The module is that of the function, wherever it is called.
        lookup.isOfModule = false
        lookup.key = substitution.applied(to: key)
        lookup.table = table.map(substitution.applied)
        lookup.value = value.map(substitution.applied)
        lookup.comment = comment.map(substitution.applied)
        return lookup
    }

    /// The same look-up for all functions that do the same, wherever their literals stand: no caller sees these places.
    func standing(in function: CodeFunction) -> KeyLookup {
        let parameters = function.parameters.indices.map { ($0, CodeExpression.parameter($0)) }
        return called(
            Substitution(
                parameters: Dictionary(uniqueKeysWithValues: parameters), receiver: .receiver,
                place: SourceRange(at: 0)))
    }

    /// Source: SC-13.
    private static func bundle(_ expression: CodeExpression) -> KeyUse.Bundle {
        switch expression {
        case .name(let names):
            switch names.last {
            case "main": .main
            case "module", "#bundle": .own
            default: .any
            }
        case .call(let call) where call.name == "Bundle" && call.argument("for") != nil: .own
        case .absent: .main
        default: .any
        }
    }
}

extension CodeCall {
    fileprivate func value(at position: KnownCalls.Position?) -> CodeExpression? {
        switch position {
        case nil: nil
        case .label(let label)?: argument(label)
        case .unlabelled(let index)?: unlabelled(index)
        }
    }

    /// The bundle that a look-up of a known shape names.
    func bundle(_ shape: KnownCalls.Shape) -> CodeExpression? {
        value(at: shape.bundle) ?? (name == "localizedString" ? base : nil)
    }
}

/// What stands for the parameters of a function where it is called.
struct Substitution {
    var parameters: [Int: CodeExpression]
    var receiver: CodeExpression?
    /// The place of the call: what the function has itself stands in another file.
    var place: SourceRange

    func applied(to expression: CodeExpression) -> CodeExpression {
        switch expression {
        case .parameter(let number): parameters[number] ?? .other
        case .receiver: receiver ?? .other
        case .joined(let parts): .joined(parts.map(applied))
        case .oneOf(let parts): .oneOf(parts.map(applied))
        case .list(let parts): .list(parts.map(applied))
        case .text(let text): .text(applied(to: text))
        case .property, .rawValue, .name, .call, .absent, .other: expression
        }
    }

    private func applied(to text: CodeText) -> CodeText {
        let parts = text.parts.map { part in
            guard case .hole(var hole) = part else { return part }
            hole.value = applied(to: hole.value)
            return .hole(hole)
        }
        // What the function wrote stands in another file, and the finding belongs to the call.
        return CodeText(parts, at: place)
    }
}

extension CodeExpression {
    /// The same expression, its literals told of at another place.
    func relocated(to place: SourceRange) -> CodeExpression {
        Substitution(parameters: [:], receiver: nil, place: place).relocating(self)
    }
}

extension Substitution {
    fileprivate func relocating(_ expression: CodeExpression) -> CodeExpression {
        switch expression {
        case .text(let text): .text(CodeText(text.parts, at: place))
        case .joined(let parts): .joined(parts.map(relocating))
        case .oneOf(let parts): .oneOf(parts.map(relocating))
        case .list(let parts): .list(parts.map(relocating))
        // Names of the function mean nothing where it is called.
        case .parameter, .receiver, .property, .call, .other: .other
        case .rawValue, .name, .absent: expression
        }
    }
}
