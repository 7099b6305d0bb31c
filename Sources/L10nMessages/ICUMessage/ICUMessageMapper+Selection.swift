import L10nSource

extension ICUMessageMapper {
    /// One choice of a text: what chooses, and the texts.
    struct Selection {
        var selectors: [String]
        var cases: [(keys: [VariantKey], message: ICUMessage, range: SourceRange)]
        /// What `#` shows in the cases.
        var number: Operand?
    }

    mutating func selection(_ argument: ICUMessage.Argument) -> Selection {
        let name = argument.name.value
        switch argument.kind {
        case .plural(let plural): return selection(plural, of: name)
        case .select(let cases):
            let selector = declare(name, FunctionReference(MessageFunction.string))
            return Selection(
                selectors: [selector],
                cases: Self.firsts(cases).map { item in ([Self.key(item.key.value)], item.message, item.range) })
        case .choice(let limits):
            let list = limits.map { "\($0.lower.value)" + ($0.isExclusive ? "<" : "#") }.joined(separator: " ")
            let selector = declare(
                name, FunctionReference(MessageFunction.choice, [FunctionOption("limits", .literal(list))]))
            return Selection(
                selectors: [selector],
                cases: limits.enumerated().map { index, limit in
                    // Numbers below the first limit take its text too.
                    let key: VariantKey = index == 0 ? .catchAll(original: nil) : .literal("\(index)")
                    return ([key], limit.message, limit.lower.range)
                })
        case .value, .formatted: return Selection(selectors: [], cases: [])
        }
    }

    /// Exact numbers are those before the offset and categories those behind it, so that with an offset there are two
    /// selectors (M1-40, M2-70).
    private mutating func selection(_ plural: ICUMessage.Plural, of name: String) -> Selection {
        var function = FunctionReference(MessageFunction.number, Self.numberOptions)
        // The digits that the number shows decide its category: those of its first mention in `other`, as in ICU.
        if let other = plural.cases.first(where: { $0.key.value == .word("other") }),
            let shown = Self.firstMention(of: name, in: other.message)
        {
            function = shown.value
        }
        if plural.isOrdinal { function.options.append(FunctionOption("select", .literal("ordinal"))) }
        let offset = plural.offset?.value ?? 0
        // Words that are no category never match; as keys of the model they might be numbers.
        let cases = Self.firsts(plural.cases).filter { item in
            if case .word(let word) = item.key.value { !PluralCategoryWord.isUnknown(word) } else { true }
        }
        if offset == 0 {
            return Selection(
                selectors: [declare(name, function)],
                cases: cases.map { ([Self.key($0.key.value)], $0.message, $0.range) }, number: .variable(name))
        }
        let exact = FunctionReference(MessageFunction.number, [FunctionOption("select", .literal("exact"))])
        function.options.insert(FunctionOption("subtract", .literal(Self.spelled(offset))), at: 0)
        function.options.insert(FunctionOption("format", .literal(function.name)), at: 0)
        function.name = MessageFunction.offset
        let whole = declare(name, exact)
        let shifted = declareLocal(name + "_off", of: name, function)
        return Selection(
            selectors: [whole, shifted],
            cases: cases.map { item in
                let key = Self.key(item.key.value)
                switch item.key.value {
                case .exact: return ([key, .catchAll(original: nil)], item.message, item.range)
                case .word: return ([.catchAll(original: nil), key], item.message, item.range)
                }
            }, number: .variable(shifted))
    }

    /// How the number is shown by the first placeholder for it that no choice stands around; nil for the default, and when `#`
    /// comes before.
    static func firstMention(of name: String, in message: ICUMessage) -> Located<FunctionReference>? {
        for part in message.parts {
            switch part.value {
            case .text: continue
            case .number: return nil
            case .argument(let argument):
                guard argument.name.value == name else { continue }
                switch argument.kind {
                case .value: return nil
                case .formatted(.number, let style):
                    return Located(function(.number, style?.value ?? ""), at: style?.range ?? part.range)
                case .formatted:
                    // Words have no digits: the category is that of all that the number has.
                    let all = FunctionOption("svl:skeleton", .literal("." + String(repeating: "#", count: 15)))
                    return Located(FunctionReference(MessageFunction.number, [all]), at: part.range)
                case .plural, .select, .choice: continue
                }
            }
        }
        return nil
    }

    /// The cases that can be chosen: the first of each key.
    private static func firsts(_ cases: [ICUMessage.Case]) -> [ICUMessage.Case] {
        var known: Set<ICUMessage.Key> = []
        return cases.filter { known.insert($0.key.value).inserted }
    }

    private static func key(_ key: ICUMessage.Key) -> VariantKey {
        switch key {
        case .word("other"): .catchAll(original: "other")
        case .word(let word): .literal(word)
        // ICU reads doubles: a number that one cannot hold equals its neighbours, which a whole number does not.
        case .exact(let number): .literal(number.magnitude <= 0x1p53 ? spelled(number) : "\(number)")
        }
    }

    /// `1` and not `1.0`.
    static func spelled(_ number: Double) -> String {
        Int64(exactly: number).map(String.init) ?? "\(number)"
    }

    // MARK: Declarations

    /// The name by which a selector reads an argument: its own for the first way it is read, new ones for others.
    private mutating func declare(_ name: String, _ function: FunctionReference) -> String {
        let expression = Expression(.variable(name), function)
        if let known = declared[expression] { return known }
        guard inputs.insert(name).inserted else { return declareLocal(name + "_2", of: name, function) }
        declared[expression] = name
        declarations.append(.input(name: name, expression))
        return name
    }

    private mutating func declareLocal(_ wanted: String, of name: String, _ function: FunctionReference) -> String {
        let expression = Expression(.variable(name), function)
        if let known = declared[expression] { return known }
        var free = wanted
        var end = "_"
        while !names.insert(free).inserted {
            free += end
            // The next of many is found at once.
            end = "\(declarations.count)"
        }
        declared[expression] = free
        declarations.append(.local(name: free, expression))
        return free
    }
}
