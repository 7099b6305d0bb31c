import L10nLocale

/// Compiles a message to a program. Each text of a choice becomes one block, however often it is mentioned.
struct MessageProgramBuilder {
    private typealias Extent = MessageProgram.Extent
    private typealias Instruction = MessageProgram.Instruction

    private let message: CompiledMessage
    private let formatter: MessageFormatter
    private(set) var names: [String] = []
    private(set) var positionalCount = 0
    private let integers: IntegerBytes?
    private let isolates: IsolateBytes
    private var literals: [UInt8] = []
    private var code: [Instruction] = []
    private var jumps: [UInt32] = []
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
        var (start, extent) = block(message.parts)
        let isShort =
            extent.literal <= MessageProgram.longest && extent.uses.allSatisfy { $0 <= MessageProgram.mostUses }
        // Issues of values are the formatter's, and so is the rule that names hold no controls.
        if !isShort || formatter.rejectsControls {
            (start, extent) = (UInt32(clamping: code.count), Extent())
            code.append(Instruction(operation: .giveUp))
        }
        return MessageProgram(
            literals: literals, code: code, jumps: jumps, start: start, extent: extent, rules: message.rules ?? .none,
            integers: integers, isolates: isolates,
            isEscaped: formatter.isolation == .elements)
    }

    // MARK: Arguments

    private mutating func collectArguments() {
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

    private func slot(_ reference: ArgumentReference) -> UInt32? {
        switch reference {
        case .position(let position): UInt32(exactly: position - 1)
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
        if block.isEmpty { block = [Instruction(operation: .literal)] }
        // The last choice of a block need not come back to it.
        block[block.count - 1].isLast = true
        if block[block.count - 1].operation == .choose, block[block.count - 1].literalCount == 0 {
            block[block.count - 1].operation = .chooseLast
        }
        let start = UInt32(clamping: code.count)
        code += block
        return (start, extent)
    }

    /// Appends the literal that was gathered, and empties it.
    private mutating func append(
        _ literal: inout String, to block: inout [Instruction], _ extent: inout Extent
    ) {
        let bytes = formatter.isolation.escaped(literal).utf8
        literal = ""
        guard !bytes.isEmpty else { return }
        extent.append(Extent(literal: bytes.count))
        if block.last?.literalCount != 0 { block.append(Instruction(operation: .literal)) }
        block[block.count - 1].literal = UInt32(clamping: literals.count)
        block[block.count - 1].literalCount = UInt32(clamping: bytes.count)
        literals += bytes
    }

    private func instruction(
        _ operation: CompiledMessage.Operation, _ extent: inout Extent
    ) -> Instruction {
        guard let slot = slot(operation.argument) else { return Instruction(operation: .giveUp) }
        switch operation.action {
        case .value:
            extent.use(Int(slot))
            return Instruction(operation: .value, slot: slot)
        case .specifier(let specifier):
            let kind = specifier.conversion.kind
            guard kind == .signed || kind == .unsigned, specifier.flags.isEmpty, specifier.width == .none,
                specifier.precision == .none, integers != nil
            else { return Instruction(operation: .giveUp) }
            extent.use(Int(slot))
            let reach = MessageProgram.IntegerReach(
                bits: UInt8(specifier.length.integerSize.bits), isUnsigned: kind == .unsigned)
            let isPlain = reach.isAll && isolates.number.isEmpty && integers?.writesSmallPlainly == true
            return Instruction(operation: isPlain ? .plainInteger : .integer, reach: reach, slot: slot)
        case .unreadable, .variable: return Instruction(operation: .giveUp)
        }
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
            return (Instruction(operation: .giveUp), Extent())
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
        let rules = message.rules ?? .none
        let table = jumps.count
        let rows = [nil] + PluralCategory.allCases.sorted { $0.word < $1.word }
        for row in rows {
            let isZero = row == nil
            let chosen = choice.category(row ?? rules.category(of: UInt64(0)), isZero: isZero, message.zero)
            jumps.append(chosen.flatMap { starts[$0] } ?? empty)
        }
        let is32Bits = choice.type.map { $0.length.integerSize.bits == 32 } ?? false
        let reach = MessageProgram.IntegerReach(bits: is32Bits ? 32 : 64, isUnsigned: false)
        return (
            Instruction(operation: .choose, reach: reach, slot: slot, target: UInt32(clamping: table)), extent
        )
    }

    // MARK: Isolates

    private static func isolates(_ message: CompiledMessage, _ formatter: MessageFormatter) -> IsolateBytes {
        var bytes = IsolateBytes()
        if formatter.leavesBare(message) { return bytes }
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
        bytes.isEconomical = formatter.isolatesEconomically(message)
        return bytes
    }
}
