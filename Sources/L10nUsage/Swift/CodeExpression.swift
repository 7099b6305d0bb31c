package import L10nSource

/// A string literal of code, escapes resolved.
package struct CodeText: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
        case text(String)
        case hole(CodeHole)
    }

    package var parts: [Part]
    /// The place of the literal with its quotes.
    package var range: SourceRange
    /// Whether a variable of type `String` holds it: a view shows that as it is (SC-24).
    package var isHeld = false

    package init(_ parts: [Part], at range: SourceRange) {
        self.parts = parts
        self.range = range
    }

    /// The text, where it takes no value in.
    package var plain: String? {
        switch parts.count {
        case 0: return ""
        case 1:
            guard case .text(let text) = parts[0] else { return nil }
            return text
        default: return nil
        }
    }
}

/// An interpolated value of a literal.
package struct CodeHole: Sendable, Hashable {
    /// What the compiler writes for it in a key, such as `%lld`; nil where the syntax does not tell.
    package var specifier: String?
    /// The name by which texts of App Intents refer to it: `applicationName` for `\(.applicationName)`.
    package var name: String?
    package var value: CodeExpression

    package init(specifier: String? = nil, name: String? = nil, value: CodeExpression = .other) {
        self.specifier = specifier
        self.name = name
        self.value = value
    }
}

/// An expression of code as far as it may lead to a key.
package indirect enum CodeExpression: Sendable, Hashable {
    case text(CodeText)
    /// Operands of `+`.
    case joined([CodeExpression])
    /// One of these: a ternary, or a variable to which several values are assigned.
    case oneOf([CodeExpression])
    /// The elements of an array, or the values of a dictionary.
    case list([CodeExpression])
    /// The parameter of the function around it with this number.
    case parameter(Int)
    /// `self`.
    case receiver
    /// A stored property of the type around it.
    case property(String)
    /// The raw value of an enum: of the named one, or that around the expression.
    case rawValue(of: String?)
    /// A chain of members such as `L10n.Settings.title`; the first name is empty for `.title`.
    case name([String])
    case call(CodeCall)
    case absent
    case other

    /// Whether a key may come of it once it is known where it is called from.
    package var isPromising: Bool {
        switch self {
        case .text, .parameter, .receiver, .property, .rawValue: true
        case .joined(let parts), .oneOf(let parts), .list(let parts): parts.contains(where: \.isPromising)
        case .call(let call): call.arguments.contains { $0.value.isPromising } || call.base?.isPromising ?? false
        case .name, .absent, .other: false
        }
    }

    /// The expression as a variable of type `String` holds it. What is no literal besides may give it another type.
    package var held: CodeExpression {
        switch self {
        case .text(var text):
            text.isHeld = true
            return .text(text)
        case .oneOf(let parts):
            let isText = parts.allSatisfy { if case .text = $0 { true } else { false } }
            return isText ? .oneOf(parts.map(\.held)) : self
        case .joined, .list, .parameter, .receiver, .property, .rawValue, .name, .call, .absent, .other: return self
        }
    }

    /// The most parts that an expression may have as the value of a variable: one that stands for several others in turn,
    /// as in `x = f(x)`, would have twice as many with each line.
    package static let mostParts = 256

    /// Whether it has no more than so many parts.
    package func isSmall(_ most: Int = mostParts) -> Bool {
        var left = most
        return fits(into: &left)
    }

    private func fits(into left: inout Int) -> Bool {
        left -= 1
        guard left >= 0 else { return false }
        switch self {
        case .text(let text):
            for case .hole(let hole) in text.parts { guard hole.value.fits(into: &left) else { return false } }
        case .joined(let parts), .oneOf(let parts), .list(let parts):
            for part in parts { guard part.fits(into: &left) else { return false } }
        case .call(let call):
            if let base = call.base { guard base.fits(into: &left) else { return false } }
            for argument in call.arguments { guard argument.value.fits(into: &left) else { return false } }
        case .parameter, .receiver, .property, .rawValue, .name, .absent, .other: break
        }
        return true
    }
}

/// A call, or the access to a member of an expression.
package struct CodeCall: Sendable, Hashable {
    /// The last name before the arguments: `NSLocalizedString`, `Text`, `localizedString`, `init`.
    package var name: String
    /// What stands before the dot; nil without one, and `.name([""])` where a type is left out.
    package var base: CodeExpression?
    package var arguments: [CodeArgument]
    /// Whether it has arguments in parentheses; else it is the access to a member, as in `"key".localized`.
    package var hasArguments: Bool
    package var context: CodeContext
    /// The place of the name.
    package var range: SourceRange
    /// What the text is formatted with, where the call is the format of `String(format:)`.
    package var values: [KeyUse.Value]?
    /// Whether it passes more than its arguments: closures behind them, or the value of a variable that it wraps.
    package var passesMore = false

    package init(
        name: String, base: CodeExpression? = nil, arguments: [CodeArgument], hasArguments: Bool = true,
        context: CodeContext, at range: SourceRange
    ) {
        self.name = name
        self.base = base
        self.arguments = arguments
        self.hasArguments = hasArguments
        self.context = context
        self.range = range
    }

    /// The type whose initializer is called by that name, written or left out: `Text.init("…")`.
    var calledType: String? {
        guard name == "init", case .name(let names)? = base, let type = names.last, !type.isEmpty else { return nil }
        return type
    }

    /// The type that a call of the name `init` makes: a named one, or that around it for `self.init("…")`.
    var madeType: String? { calledType ?? (name == "init" && base == .receiver ? context.type : nil) }

    /// The argument behind a label.
    package func argument(_ label: String) -> CodeExpression? {
        arguments.first { $0.label == label }?.value
    }

    /// The n-th of the arguments without a label.
    package func unlabelled(_ index: Int) -> CodeExpression? {
        var left = index
        for argument in arguments where argument.label == nil {
            if left == 0 { return argument.value }
            left -= 1
        }
        return nil
    }
}

package struct CodeArgument: Sendable, Hashable {
    package var label: String?
    package var value: CodeExpression
    /// What it hands to a text that takes values in: itself, or the elements of an array or a dictionary; empty where
    /// nobody looked.
    package var handed: [Handed] = []

    package struct Handed: Sendable, Hashable {
        /// The key in a dictionary.
        package var name: String?
        package var kind: KeyUse.Value

        package init(name: String? = nil, kind: KeyUse.Value) {
            self.name = name
            self.kind = kind
        }
    }

    package init(_ label: String?, _ value: CodeExpression) {
        self.label = label
        self.value = value
    }
}

/// What stands around an expression.
package struct CodeContext: Sendable, Hashable {
    /// The number of the function in the facts of its file.
    package var function: Int?
    /// The name of the type, or of the type that is extended, without the types around it.
    package var type: String?
    /// Whether it is only seen in a preview of Xcode.
    package var isPreview: Bool

    package init(function: Int? = nil, type: String? = nil, isPreview: Bool = false) {
        self.function = function
        self.type = type
        self.isPreview = isPreview
    }
}
