import L10nSource

/// Works out which keys an expression may give.
struct KeyEvaluation {
    let code: ProjectCode
    let tables: [SymbolTable]
    private let knownCases = Locked<Set<String>?>(nil)
    /// So many keys are told of one expression; what gives more is a value that nobody knows.
    private static let limit = 64

    /// A key and where it stands.
    struct Found {
        var key: KeyPattern
        var file: Int
        var range: SourceRange
        /// Whether the literal stands where the key is looked up, rather than elsewhere in the project.
        var isHere = true

        /// The same as one that no table need have.
        var elsewhere: Found {
            var found = self
            found.isHere = false
            return found
        }
    }

    struct Result {
        var found: [Found] = []
        /// Whether other keys may come of the expression as well.
        var isDynamic = false
    }

    /// - Parameters:
    ///   - isLocalized: whether the literal has a localized type.
    ///   - depth: how many constants were followed.
    func keys(
        _ expression: CodeExpression, in file: Int, _ context: CodeContext, isLocalized: Bool, at place: SourceRange,
        depth: Int = 0
    ) -> Result {
        func keys(_ expression: CodeExpression) -> Result {
            self.keys(expression, in: file, context, isLocalized: isLocalized, at: place, depth: depth)
        }
        switch expression {
        case .text(let text) where isLocalized && text.isHeld: return Result(isDynamic: true)
        case .text(let text):
            let key = pattern(text, in: file, context, isLocalized)
            // A value that only some callers hand in makes a key that only they know.
            let isWhole = isLocalized || text.plain != nil || key.literal == nil
            return Result(found: [Found(key: key, file: file, range: text.range, isHere: isWhole)])
        case .oneOf(let parts), .list(let parts):
            var result = Result()
            for part in parts.prefix(Self.limit) {
                let one = keys(part)
                result.found += one.found
                result.isDynamic = result.isDynamic || one.isDynamic
            }
            return result
        case .joined(let parts):
            // A localized type takes a literal, not a sum.
            if isLocalized { return Result(isDynamic: true) }
            let pattern = KeyPattern(joining: parts.flatMap { joined($0, in: file, context) })
            return Result(found: [Found(key: pattern, file: file, range: Self.place(of: expression) ?? place)])
        case .rawValue(let name):
            return rawValues(of: name, in: context)
        case .name(let names): return named(names, in: file, context, isLocalized: isLocalized, at: place, depth: depth)
        case .parameter, .receiver, .property, .call, .other: return Result(isDynamic: true)
        case .absent: return Result()
        }
    }

    private func rawValues(of name: String?, in context: CodeContext) -> Result {
        guard let name else { return Result(isDynamic: true) }
        func cases(_ value: (file: Int, value: CodeEnum)) -> [Found] {
            value.value.cases.map {
                Found(key: KeyPattern($0.plain ?? ""), file: value.file, range: $0.range, isHere: name == context.type)
            }
        }
        if let value = code.textEnum(name) { return Result(found: cases(value)) }
        guard name == "RawRepresentable" else { return Result(isDynamic: true) }
        let listed = listedCases
        let found = code.textEnums.flatMap { value -> [Found] in
            let own = cases(value)
            let count = value.value.cases.count { $0.plain.map(listed.contains) ?? false }
            return count * 2 >= own.count && count > 0 ? own : own.map(\.elsewhere)
        }
        return Result(found: found, isDynamic: true)
    }

    /// The raw values of all enums that some table has as keys. Each enum with texts has what extends all of them, and those
    /// that it was written for have their cases in a table.
    private var listedCases: Set<String> {
        knownCases.withLock { known in
            if let known { return known }
            let cases = Set(code.textEnums.flatMap { $0.value.cases.compactMap(\.plain) })
            let listed = tables.reduce(into: Set<String>()) { $0.formUnion($1.keys().filter(cases.contains)) }
            known = listed
            return listed
        }
    }

    private func named(
        _ names: [String], in file: Int, _ context: CodeContext, isLocalized: Bool, at place: SourceRange, depth: Int
    ) -> Result {
        if names.last == "rawValue", names.count > 2, let value = code.textEnum(names[names.count - 3]) {
            let name = names[names.count - 2]
            if let text = value.value.cases.first(where: { $0.plain == name }) {
                return Result(found: [Found(key: KeyPattern(name), file: value.file, range: text.range)])
            }
            return rawValues(of: value.value.name, in: context)
        }
        if names.last == "rawValue", names.count == 3, let value = code.textEnum(names[0]) {
            return rawValues(of: value.value.name, in: context)
        }
        // A localized type takes a literal, not the name of a text.
        // Constants may name each other in a circle.
        guard !isLocalized, depth < 4, let constant = code.constant(names, in: context.type) else {
            return Result(isDynamic: true)
        }
        var result = keys(
            constant.value, in: constant.file, CodeContext(), isLocalized: isLocalized, at: place, depth: depth + 1)
        for index in result.found.indices { result.found[index].isHere = false }
        return result
    }

    // MARK: Patterns

    private func pattern(_ text: CodeText, in file: Int, _ context: CodeContext, _ isLocalized: Bool) -> KeyPattern {
        let hasHoles = text.parts.contains { if case .hole = $0 { true } else { false } }
        return KeyPattern(
            joining: text.parts.flatMap { part -> [KeyPattern.Part] in
                switch part {
                case .text(let text):
                    // Of a literal with values the compiler makes a format, in which a percent sign is doubled (SC-33).
                    return [.text(isLocalized && hasHoles ? text.replacing("%", with: "%%") : text)]
                case .hole(let hole):
                    if let name = hole.name { return [.text("${\(name)}")] }
                    return isLocalized ? [.specifier(hole.specifier)] : joined(hole.value, in: file, context)
                }
            })
    }

    /// What an operand gives to a key that is put together at run time.
    private func joined(_ operand: CodeExpression, in file: Int, _ context: CodeContext) -> [KeyPattern.Part] {
        switch operand {
        case .text(let text): return pattern(text, in: file, context, false).parts
        case .joined(let parts): return parts.flatMap { joined($0, in: file, context) }
        case .name(let names):
            guard let constant = code.constant(names, in: context.type), case .text(let text) = constant.value else {
                return [.anything]
            }
            return text.plain.map { [.text($0)] } ?? [.anything]
        case .oneOf, .list, .parameter, .receiver, .property, .rawValue, .call, .absent, .other: return [.anything]
        }
    }

    /// The place of the first literal of an expression.
    static func place(of expression: CodeExpression) -> SourceRange? {
        switch expression {
        case .text(let text): text.range
        case .joined(let parts), .oneOf(let parts), .list(let parts): parts.lazy.compactMap(place).first
        default: nil
        }
    }
}

extension KeyPattern {
    /// Parts that follow one another, texts beside texts made one.
    init(joining parts: [Part]) {
        var joined: [Part] = []
        for part in parts {
            if case .text(let text) = part {
                if text.isEmpty { continue }
                if case .text(let before)? = joined.last {
                    joined[joined.count - 1] = .text(before + text)
                    continue
                }
            }
            if part == .anything, joined.last == .anything { continue }
            joined.append(part)
        }
        self.init(joined)
    }
}
