package import L10nLocale
package import L10nSource

/// One message in any notation: the data model of MessageFormat 2 (M2-1), which the other notations map into.
package struct Message: Hashable, Sendable {
    package enum Body: Hashable, Sendable {
        case pattern(PatternMessage)
        case select(SelectMessage)
    }

    package var body: Body
    /// How it was written, and how it is written back.
    package var notation: MessageNotation
    /// The language of its text, whose rules choose its variants; nil where none is known.
    package var language: LanguageTag?

    package init(_ body: Body, notation: MessageNotation, language: LanguageTag? = nil) {
        self.body = body
        self.notation = notation
        self.language = language
    }
}

/// A message with one text (M2-2).
package struct PatternMessage: Hashable, Sendable {
    package var declarations: [Declaration]
    package var pattern: Pattern

    package init(declarations: [Declaration] = [], pattern: Pattern) {
        self.declarations = declarations
        self.pattern = pattern
    }
}

/// A message whose text depends on the values of its selectors (M2-3).
package struct SelectMessage: Hashable, Sendable {
    package let declarations: [Declaration]
    /// The names of the declared variables that choose.
    package let selectors: [String]
    package let variants: [Variant]

    /// Checks what holds for every such message (M2-12); nil when a variant has another number of keys than there are
    /// selectors, two have equal keys, none catches all, a selector leads to no declaration with a function, a name is
    /// declared twice or used before its declaration, or a function has an option twice.
    package init?(declarations: [Declaration], selectors: [String], variants: [Variant]) {
        guard !selectors.isEmpty, let annotated = Declaration.annotated(declarations),
            selectors.allSatisfy(annotated.contains), variants.allSatisfy({ $0.keys.count == selectors.count }),
            Set(variants.map { $0.keys.map(\.identity) }).count == variants.count,
            variants.contains(where: { $0.keys.allSatisfy { $0.identity == nil } })
        else { return nil }
        self.declarations = declarations
        self.selectors = selectors
        self.variants = variants
    }
}

/// What a name stands for in the whole message (M2-4).
package enum Declaration: Hashable, Sendable {
    /// An argument of the caller and how it is read.
    case input(name: String, Expression)
    /// A value that is made from others.
    case local(name: String, Expression)

    package var name: String {
        switch self {
        case .input(let name, _), .local(let name, _): name
        }
    }

    package var expression: Expression {
        switch self {
        case .input(_, let expression), .local(_, let expression): expression
        }
    }

    /// The names that lead to a function, through declarations without one; nil when a name is declared twice or used before
    /// its declaration, an input is not named like the argument that it reads, or a function has an option twice.
    static func annotated(_ declarations: [Declaration]) -> Set<String>? {
        let all = Set(declarations.map(\.name))
        guard all.count == declarations.count else { return nil }
        var known: Set<String> = []
        var annotated: Set<String> = []
        for declaration in declarations {
            let operand = declaration.expression.operand
            let options = declaration.expression.function?.options ?? []
            guard Set(options.map(\.name)).count == options.count else { return nil }
            var read = options.map(\.value)
            switch declaration {
            case .input(let name, _): guard operand == .variable(name) else { return nil }
            case .local: read += [operand].compactMap { $0 }
            }
            for case .variable(let name) in read where all.contains(name) && !known.contains(name) { return nil }
            known.insert(declaration.name)
            if declaration.expression.function != nil {
                annotated.insert(declaration.name)
            } else if case .variable(let name)? = operand, annotated.contains(name) {
                annotated.insert(declaration.name)
            }
        }
        return annotated
    }
}

/// One text of a message and the values of the selectors that choose it (M2-5).
package struct Variant: Hashable, Sendable {
    package var keys: [VariantKey]
    package var value: Pattern
    package var range: SourceRange

    package init(keys: [VariantKey], value: Pattern, range: SourceRange) {
        self.keys = keys
        self.value = value
        self.range = range
    }
}

/// What a selector must be for a variant.
package enum VariantKey: Hashable, Sendable {
    /// A category, an exact number or a text.
    case literal(String)
    /// Anything; with the word of the notation, such as `other`.
    case catchAll(original: String?)

    fileprivate var identity: String? {
        switch self {
        case .literal(let text): text
        case .catchAll: nil
        }
    }
}
