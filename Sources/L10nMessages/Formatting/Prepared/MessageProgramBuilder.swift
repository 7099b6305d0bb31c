import L10nLocale

/// Compiles a message to a program. Each text of a choice becomes one block, however often it is mentioned.
struct MessageProgramBuilder {
    typealias Extent = MessageProgram.Extent
    typealias Instruction = MessageProgram.Instruction

    let message: CompiledMessage
    let formatter: MessageFormatter
    private(set) var names: [String] = []
    private(set) var positionalCount = 0
    private let integers: IntegerBytes?
    private let isolates: IsolateBytes
    var code = MessageCode()
    /// What each choice that has been compiled is done by, and the room that it needs.
    private var choices: [Int: (instruction: Instruction, extent: Extent)] = [:]

    init(_ message: CompiledMessage, _ formatter: MessageFormatter) {
        self.message = message
        self.formatter = formatter
        integers = formatter.numbers.integerStyle.flatMap(IntegerBytes.init)
        isolates = Self.isolates(message, formatter)
        collectArguments()
    }

    /// The program; one that gives up at once for a message that none is worth while for.
    mutating func build() -> MessageProgram {
        // Issues of values are the formatter's, and so is the rule that names hold no controls.
        var isWorthwhile = !formatter.rejectsControls && positionalCount + names.count <= MessageProgram.mostArguments
        var (start, extent) = (UInt32(0), Extent())
        if isWorthwhile {
            (start, extent) = message.model.map { block($0.message) } ?? block(message.parts)
            isWorthwhile =
                extent.literal <= MessageProgram.longest && extent.uses.allSatisfy { $0 <= MessageProgram.mostUses }
        }
        if !isWorthwhile { (start, extent) = (append([.giveUp]), Extent()) }
        return MessageProgram(
            code, start: start, extent: extent, rules: rules(isOrdinal: false),
            ordinals: code.numberTables.contains(where: \.isOrdinal) ? rules(isOrdinal: true) : .none,
            integers: integers, isolates: isolates, isEscaped: formatter.isolation == .elements)
    }

    func rules(isOrdinal: Bool) -> PluralRuleSet {
        (isOrdinal ? try? message.model?.language.ordinals() : message.rules) ?? .none
    }

    // MARK: Arguments

    private mutating func collectArguments() {
        if let model = message.model { names = model.message.argumentNames }
        var known: Set<String> = []
        var parts = message.parts
        for choice in message.choices {
            for category in PluralCategory.allCases { parts += choice.variants[category] ?? [] }
        }
        for part in parts {
            guard case .argument(let operation) = part else { continue }
            for reference in [operation.argument, operation.width, operation.precision] {
                switch reference {
                case .name(let name): if known.insert(name).inserted { names.append(name) }
                case .position(let position): positionalCount = max(positionalCount, position)
                case nil: break
                }
            }
        }
        for choice in message.choices { positionalCount = max(positionalCount, choice.argument ?? 0) }
    }

    func slot(_ reference: ArgumentReference) -> UInt32? {
        switch reference {
        case .position(let position): position > 0 ? UInt32(exactly: position - 1) : nil
        case .name(let name): names.firstIndex(of: name).flatMap { UInt32(exactly: positionalCount + $0) }
        }
    }

    // MARK: Blocks

    /// Appends a block of its own and answers where it starts.
    private mutating func block(_ parts: [CompiledMessage.Part]) -> (start: UInt32, Extent) {
        var extent = Extent()
        var block: [Instruction] = []
        var literal = ""
        for part in parts {
            switch part {
            case .literal(let text): literal += text
            case .argument(let operation) where operation.action == .unreadable || operation.action == .variable:
                literal += operation.source
            case .argument(let operation):
                append(&literal, to: &block, &extent)
                block.append(instruction(operation, &extent))
            case .choice(let index):
                append(&literal, to: &block, &extent)
                let choice = choice(index)
                block.append(choice.instruction)
                extent.append(choice.extent)
            }
        }
        append(&literal, to: &block, &extent)
        return (append(block), extent)
    }

    /// Appends the steps of a block and answers where it starts.
    mutating func append(_ block: [Instruction]) -> UInt32 {
        var block = block.isEmpty ? [Instruction(operation: .literal)] : block
        // The last choice of a block need not come back to it.
        block[block.count - 1].isLast = true
        if block[block.count - 1].operation == .choose, block[block.count - 1].literalCount == 0 {
            block[block.count - 1].operation = .chooseLast
        }
        let start = UInt32(clamping: code.instructions.count)
        code.instructions += block
        return start
    }

    /// Appends the literal that was gathered, and empties it.
    mutating func append(
        _ literal: inout String, to block: inout [Instruction], _ extent: inout Extent
    ) {
        let bytes = formatter.isolation.escaped(literal).utf8
        literal = ""
        guard !bytes.isEmpty else { return }
        extent.append(Extent(literal: bytes.count))
        // A step takes the literal behind it along; only a text that no step precedes needs one of its own.
        if block.last?.literalCount != 0 { block.append(Instruction(operation: .literal)) }
        block[block.count - 1].literal = UInt32(clamping: code.literals.count)
        block[block.count - 1].literalCount = UInt32(clamping: bytes.count)
        code.literals += bytes
    }

    private mutating func instruction(
        _ operation: CompiledMessage.Operation, _ extent: inout Extent
    ) -> Instruction {
        guard let slot = slot(operation.argument) else { return .giveUp }
        switch operation.action {
        case .value:
            extent.use(Int(slot))
            let marks: Instruction.Marks = formatter.isolatesEconomically(message.surroundings) ? .unusual : .all
            return Instruction(operation: .value, marks: marks, slot: slot)
        case .specifier(let specifier):
            guard let layout = NumberLayout(specifier) else { return .giveUp }
            return instruction(layout, specifier.reach, slot, &extent)
        case .unreadable, .variable: return .giveUp
        }
    }

    /// The step that writes a number.
    mutating func instruction(
        _ layout: NumberLayout, _ reach: MessageProgram.IntegerReach, _ slot: UInt32, _ extent: inout Extent
    ) -> Instruction {
        guard let integers, integers.isCountable else { return .giveUp }
        extent.append(Extent(literal: integers.capacity(layout) + isolates.capacity))
        code.layouts.append(layout)
        let isPlain =
            reach.isAll && isolates.number.isEmpty && integers.writesSmallPlainly
            && (layout == NumberLayout() || layout == .integer)
        return Instruction(
            operation: isPlain ? .plainNumber : .number, reach: reach, slot: slot,
            target: UInt32(clamping: code.layouts.count - 1))
    }

    private mutating func choice(_ index: Int) -> (instruction: Instruction, extent: Extent) {
        if let known = choices[index] { return known }
        let choice = message.choices[index]
        let result: (Instruction, Extent)
        if let argument = choice.argument {
            result = table(of: choice, argument)
        } else {
            let (start, extent) = block(choice.variants[.other] ?? [])
            result = (Instruction(operation: .run, target: start), extent)
        }
        choices[index] = result
        return result
    }

    /// The jumps of a choice: for zero, then for each category.
    private mutating func table(
        of choice: CompiledMessage.Choice, _ argument: Int
    ) -> (Instruction, Extent) {
        let isFloating = choice.type?.conversion.kind.isFloating ?? false
        guard let slot = slot(.position(argument)), !isFloating else {
            return (.giveUp, Extent())
        }
        var extent = Extent()
        var starts: [PluralCategory: UInt32] = [:]
        for category in PluralCategory.allCases {
            guard let parts = choice.variants[category] else { continue }
            let (start, ofVariant) = block(parts)
            starts[category] = start
            extent.widen(to: ofVariant)
        }
        let (empty, _) = starts.isEmpty ? block([]) : (0, Extent())
        let rules = rules(isOrdinal: false)
        let table = code.jumps.count
        for row in [nil] + PluralCategory.allCases {
            let isZero = row == nil
            let chosen = choice.category(row ?? rules.category(of: UInt64(0)), isZero: isZero, message.zero)
            code.jumps.append(chosen.flatMap { starts[$0] } ?? empty)
        }
        // Of larger numbers 32 bits are read, which is left to the formatter (SD-38).
        let is32Bits = choice.type.map { $0.length.integerSize.bits == 32 } ?? false
        let reach = MessageProgram.IntegerReach(bits: is32Bits ? 32 : 64, isUnsigned: false)
        return (
            Instruction(operation: .choose, reach: reach, slot: slot, target: UInt32(clamping: table)), extent
        )
    }

    // MARK: Isolates

    private static func isolates(_ message: CompiledMessage, _ formatter: MessageFormatter) -> IsolateBytes {
        var bytes = IsolateBytes()
        if formatter.leavesBare(message.surroundings) { return bytes }
        func short(_ mark: String) -> ShortBytes {
            guard let bytes = ShortBytes(mark) else { preconditionFailure("a mark is a control or a tag") }
            return bytes
        }
        func start(_ value: TextDirection?) -> ShortBytes {
            let marks = formatter.isolation.marks(value: value, message: formatter.direction)
            if let marks { bytes.end = short(marks.end) }
            return short(marks?.start ?? "")
        }
        bytes.leftToRight = start(.leftToRight)
        bytes.rightToLeft = start(.rightToLeft)
        bytes.unknown = start(nil)
        bytes.number = start(formatter.direction)
        return bytes
    }
}
