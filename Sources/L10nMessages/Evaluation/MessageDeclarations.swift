/// What the names of a message stand for.
struct MessageDeclarations {
    private var known: [String: Declaration] = [:]

    mutating func declare(_ list: [Declaration]) {
        for declaration in list { known[declaration.name] = declaration }
    }

    /// A name followed to the argument behind it.
    struct Reference {
        var name: String
        /// The functions on the way, that of the argument itself first.
        var functions: [FunctionReference] = []
    }

    func reference(_ name: String) -> Reference {
        var reference = Reference(name: name)
        // A declaration of itself is an argument; longer circles end at the number of declarations.
        for _ in 0...known.count {
            guard let declaration = known[reference.name] else { return reference }
            if let function = declaration.expression.function { reference.functions.insert(function, at: 0) }
            guard case .local = declaration, case .variable(let next)? = declaration.expression.operand else {
                return reference
            }
            reference.name = next
        }
        return reference
    }
}
