import L10nLocale
import L10nSource

/// Messages of the model: choices by exact numbers, categories and texts, nested in any way.
extension MessageProgramBuilder {
    /// A selector of a choice.
    private enum Selector {
        /// A whole number less `offset`; judged by `rules`, or compared alone.
        case number(slot: UInt32, offset: Int64, isOrdinal: Bool, isExact: Bool)
        case text(slot: UInt32)
    }

    /// A variant that the selectors so far have not ruled out, and how well its keys fit them.
    private struct Candidate {
        var variant: Int
        var ranks: [Int] = []
    }

    /// No choice has a program that branches more often.
    private static let mostBranches = 256

    /// The block of the whole message.
    mutating func block(_ message: Message) -> (start: UInt32, Extent) {
        var declarations = MessageDeclarations()
        switch message.body {
        case .pattern(let body):
            declarations.declare(body.declarations)
            return block(body.pattern, declarations)
        case .select(let body):
            let (instruction, extent) = selection(body, declarations)
            return (append([instruction]), extent)
        }
    }

    private mutating func block(
        _ pattern: Pattern, _ declarations: MessageDeclarations, in outer: Surroundings = Surroundings()
    ) -> (start: UInt32, Extent) {
        let surroundings = outer.inside(pattern)
        let marks: Instruction.Marks =
            formatter.leavesBare(surroundings)
            ? .none : formatter.isolatesEconomically(surroundings) ? .unusual : .all
        var extent = Extent()
        var block: [Instruction] = []
        for part in pattern.parts {
            switch part.value {
            case .text(let text):
                var literal = text
                append(&literal, to: &block, &extent)
            case .placeholder(let expression):
                var instruction = instruction(expression, declarations, &extent)
                instruction.marks = marks
                block.append(instruction)
            case .markup: break
            case .selection(let message):
                let (instruction, widest) = selection(message, declarations, in: surroundings)
                block.append(instruction)
                extent.append(widest)
            }
        }
        return (append(block), extent)
    }

    // MARK: Placeholders

    private mutating func instruction(
        _ expression: Expression, _ declarations: MessageDeclarations, _ extent: inout Extent
    ) -> Instruction {
        let reference: MessageDeclarations.Reference
        switch expression.operand {
        case .variable(let name)?: reference = declarations.reference(name)
        case .literal, nil: return .giveUp
        }
        let function = expression.function ?? FunctionReference(MessageFunction.string)
        let isText = function.name == MessageFunction.string
        guard let slot = slot(.name(reference.name)), let offset = Self.offset(reference),
            isText || Self.isPlainNumber(function)
        else { return .giveUp }
        // ICU writes decimals in the style of the language, whatever that of the formatter is.
        let isOwn = formatter.numbers.integerStyle == message.model?.language.numbers.style
        var layout = isOwn ? NumberLayout() : .integer
        layout.offset = offset
        var instruction = instruction(layout, .all, slot, &extent)
        if isText, offset == 0, instruction.operation != .giveUp {
            extent.use(Int(slot))
            instruction.operation = .argument
        }
        return instruction
    }

    /// Whether the function shows numbers as their type does.
    private static func isPlainNumber(_ function: FunctionReference) -> Bool {
        if case .standard = NumberFunction(function) { return function.name == MessageFunction.number }
        return false
    }

    /// What is subtracted from an argument on the way; nil when it is no whole number.
    private static func offset(_ reference: MessageDeclarations.Reference) -> Int64? {
        var sum: Int64 = 0
        for text in reference.offsets {
            guard let offset = text.flatMap({ Double($0) }).flatMap({ Int64(exactly: $0) }),
                case (let next, false) = sum.addingReportingOverflow(offset)
            else { return nil }
            sum = next
        }
        return sum
    }

    // MARK: Choices

    private mutating func selection(
        _ message: SelectMessage, _ outer: MessageDeclarations, in surroundings: Surroundings = Surroundings()
    ) -> (Instruction, Extent) {
        var declarations = outer
        declarations.declare(message.declarations)
        let selectors = message.selectors.compactMap { selector($0, declarations) }
        guard selectors.count == message.selectors.count else { return (.giveUp, Extent()) }
        var extent = Extent()
        var blocks: [UInt32] = []
        for variant in message.variants {
            let (start, ofVariant) = block(variant.value, declarations, in: surroundings)
            blocks.append(start)
            extent.widen(to: ofVariant)
        }
        var branches = 0
        let all = message.variants.indices.map { Candidate(variant: $0) }
        let start = choice(message.variants, blocks, selectors, 0, all, &branches)
        guard branches <= Self.mostBranches else { return (.giveUp, Extent()) }
        // A choice that is all of its block is put where the block is run.
        var only = code.instructions[Int(start)]
        guard only.isLast, only.literalCount == 0 else { return (Instruction(operation: .run, target: start), extent) }
        only.isLast = false
        if only.operation == .chooseLast { only.operation = .choose }
        return (only, extent)
    }

    private func selector(_ name: String, _ declarations: MessageDeclarations) -> Selector? {
        let reference = declarations.reference(name)
        guard let slot = slot(.name(reference.name)) else { return nil }
        let function = reference.functions.last ?? FunctionReference(MessageFunction.string)
        switch function.name {
        case MessageFunction.string: return .text(slot: slot)
        case MessageFunction.number, MessageFunction.offset:
            guard case .standard = NumberFunction(function) else { return nil }
            guard let offset = Self.offset(reference) else { return nil }
            return .number(
                slot: slot, offset: offset, isOrdinal: function["select"] == "ordinal",
                isExact: function["select"] == "exact")
        default: return nil
        }
    }

    /// The block that does what is left of a choice when some selectors are known: one branch for each value of the
    /// next selector that makes a difference.
    private mutating func choice(
        _ variants: [Variant], _ blocks: [UInt32], _ selectors: [Selector], _ next: Int, _ candidates: [Candidate],
        _ branches: inout Int
    ) -> UInt32 {
        branches += 1
        if branches > Self.mostBranches { return append([.giveUp]) }
        guard next < selectors.count else {
            let best = candidates.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
            return best.map { blocks[$0.variant] } ?? append([])
        }
        let keys = candidates.map { variants[$0.variant].keys[next] }
        func branch(_ rank: (VariantKey) -> Int?) -> UInt32 {
            let left = zip(candidates, keys).compactMap { candidate, key in
                rank(key).map { Candidate(variant: candidate.variant, ranks: candidate.ranks + [$0]) }
            }
            return choice(variants, blocks, selectors, next + 1, left, &branches)
        }
        switch selectors[next] {
        case .text(let slot):
            var table = MessageProgram.TextTable()
            for text in Set(keys.compactMap(\.text)) {
                table.cases.append((text, branch { $0.text.map { $0 == text ? 0 : nil } ?? 2 }))
            }
            table.other = branch { $0.text == nil ? 2 : nil }
            code.textTables.append(table)
            return append([
                Instruction(operation: .select, slot: slot, target: UInt32(clamping: code.textTables.count - 1))
            ])
        case .number(let slot, let offset, let isOrdinal, let isExact):
            if keys.contains(where: \.isTooLarge) { return append([.giveUp]) }
            // The formatter says it as an issue.
            if !isExact, message.model?.language.lacksRules(isOrdinal: isOrdinal) == true { return append([.giveUp]) }
            let categories: [PluralCategory?] = isExact ? [nil] : PluralCategory.allCases
            var table = MessageProgram.NumberTable(offset: offset, isOrdinal: isOrdinal, isExact: isExact)
            for category in categories {
                table.blocks.append(branch { key in key.rank(category, nil) })
            }
            // Numbers of their own are looked for before the category, which the same branch takes into account.
            for number in Set(keys.compactMap(\.number)) {
                let category = isExact ? nil : rules(isOrdinal: isOrdinal).category(of: PluralOperands(number))
                table.exact.append((number, branch { key in key.rank(category, number) }))
            }
            return append([instruction(table, slot)])
        }
    }

    /// The usual plural is chosen by the same step as those of other notations.
    private mutating func instruction(_ table: MessageProgram.NumberTable, _ slot: UInt32) -> Instruction {
        let isUsual =
            table.offset == 0 && !table.isOrdinal && !table.isExact && table.exact.allSatisfy { $0.number == 0 }
        guard isUsual else {
            code.numberTables.append(table)
            return Instruction(operation: .plural, slot: slot, target: UInt32(clamping: code.numberTables.count - 1))
        }
        let zero = table.exact.first?.block ?? table.blocks[rules(isOrdinal: false).category(of: UInt64(0)).order]
        let target = UInt32(clamping: code.jumps.count)
        code.jumps += [zero] + table.blocks
        return Instruction(operation: .choose, slot: slot, target: target)
    }
}

extension VariantKey {
    fileprivate var text: String? {
        switch self {
        case .literal(let text): text
        case .catchAll: nil
        }
    }

    /// The whole number that it names; nil for all others, which no whole number equals, and those that are too large.
    fileprivate var number: Int64? {
        guard let size, size.magnitude < Self.tooLarge else { return nil }
        return Int64(exactly: size)
    }

    /// Whether it names a number that only the formatter compares.
    fileprivate var isTooLarge: Bool { size.map { $0.magnitude >= Self.tooLarge } ?? false }

    private static let tooLarge = 1e15

    private var size: Double? { text.flatMap { NumberLiteral($0) }.flatMap { MessageNumber($0.value)?.double } }

    /// As ``MessageSelector`` ranks it for a number of a category, whose exact value is known to equal a key, or none.
    fileprivate func rank(_ category: PluralCategory?, _ exact: Int64?) -> Int? {
        guard let text else { return 2 }
        if let category, text == category.rawValue { return 1 }
        return exact != nil && number == exact ? 0 : nil
    }
}
