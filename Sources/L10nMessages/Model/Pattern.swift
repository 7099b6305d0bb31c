package import L10nSource

/// A text with placeholders (M2-6), in order; the ranges are places in the decoded text it was read from.
package struct Pattern: Hashable, Sendable {
    package var parts: [Located<PatternPart>]

    package init(_ parts: [Located<PatternPart>]) {
        self.parts = parts
    }
}

/// A part of a pattern.
package enum PatternPart: Hashable, Sendable {
    /// Never empty.
    case text(String)
    case placeholder(Expression)
    case markup(Markup)
    /// A choice inside the text, kept where one table of all choices would be too large (M2-64). Names that it does not
    /// declare are those of the message.
    case selection(SelectMessage)
}

/// Something that is evaluated (M2-7): an operand, a function, or a function of an operand.
package struct Expression: Hashable, Sendable {
    package var operand: Operand?
    package var function: FunctionReference?
    package var attributes: Attributes

    package init(_ operand: Operand?, _ function: FunctionReference?, attributes: Attributes = Attributes()) {
        precondition(operand != nil || function != nil, "an expression has an operand or a function")
        self.operand = operand
        self.function = function
        self.attributes = attributes
    }
}

/// A value in a message (M2-8).
package enum Operand: Hashable, Sendable {
    /// A text, after escapes.
    case literal(String)
    /// An argument or a declared name.
    case variable(String)
}

/// A function and its options (M2-9). The order of options has no meaning but is kept.
package struct FunctionReference: Hashable, Sendable {
    /// May be `namespace:name`; ours have the namespace `svl`.
    package var name: String
    package var options: [FunctionOption]

    package init(_ name: String, _ options: [FunctionOption] = []) {
        self.name = name
        self.options = options
    }

    /// The literal value of an option.
    package subscript(option: String) -> String? {
        guard case .literal(let text)? = options.first(where: { $0.name == option })?.value else { return nil }
        return text
    }
}

/// One option of a function or of markup.
package struct FunctionOption: Hashable, Sendable {
    package var name: String
    package var value: Operand

    package init(_ name: String, _ value: Operand) {
        self.name = name
        self.value = value
    }
}

/// Markup that formats to nothing in plain text (M2-10).
package struct Markup: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case open, standalone, close
    }

    package var kind: Kind
    package var name: String
    package var options: [FunctionOption]
    package var attributes: Attributes

    package init(_ kind: Kind, _ name: String, options: [FunctionOption] = [], attributes: Attributes = Attributes()) {
        self.kind = kind
        self.name = name
        self.options = options
        self.attributes = attributes
    }
}

/// Notes on an expression (M2-11), which never change the value that is shown.
package struct Attributes: Hashable, Sendable {
    /// The characters of another notation that the expression was read from; shown when its argument is missing.
    package var source: String?

    package init(source: String? = nil) {
        self.source = source
    }
}
