/// What the names of a message stand for.
struct MessageDeclarations {
    private var known: [String: Declaration] = [:]

    mutating func declare(_ list: [Declaration]) {
        for declaration in list { known[declaration.name] = declaration }
    }

    /// A name followed to the argument behind it.
    struct Reference {
        var name: String
        /// What stands in the place of the argument, for a name that is made from a literal.
        var literal: String?
        /// The functions on the way, that of the argument itself first.
        var functions: [FunctionReference] = []

        /// What is taken from the number on the way, as the options are written; nothing where there is no offset.
        var offsets: [String?] {
            functions.filter { $0.name == MessageFunction.offset }.map { $0["subtract"] }
        }
    }

    func reference(_ operand: Operand) -> Reference {
        switch operand {
        case .variable(let name): reference(name)
        case .literal(let text): Reference(name: text, literal: text)
        }
    }

    func reference(_ name: String) -> Reference {
        var reference = Reference(name: name)
        // A declaration of itself is an argument; longer circles end at the number of declarations.
        for _ in 0...known.count {
            guard let declaration = known[reference.name] else { return reference }
            if let function = declaration.expression.function { reference.functions.insert(function, at: 0) }
            guard case .local = declaration, let operand = declaration.expression.operand else { return reference }
            switch operand {
            case .variable(let next): reference.name = next
            case .literal(let text):
                reference.literal = text
                return reference
            }
        }
        return reference
    }
}
