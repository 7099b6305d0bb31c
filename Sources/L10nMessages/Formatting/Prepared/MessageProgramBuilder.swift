import L10nLocale

/// Compiles a message to a program. Each text of a choice becomes one block, however often it is mentioned.
struct MessageProgramBuilder {
    private typealias Extent = MessageProgram.Extent
    private typealias Instruction = MessageProgram.Instruction

    private let message: CompiledMessage
    private let formatter: MessageFormatter
    private(set) var names: [String] = []
    private(set) var positionalCount = 0
    private var literals: [UInt8] = []
    private var code: [Instruction] = []
    private var jumps: [Int32] = []
    /// What each choice that has been compiled is done by, and the room that it needs.
    private var choices: [Int: (instruction: Instruction, extent: Extent)] = [:]

    init(_ message: CompiledMessage, _ formatter: MessageFormatter) {
        self.message = message
        self.formatter = formatter
        collectArguments()
    }

    /// The program; one that gives up at once for a message that none is worth while for.
    mutating func build() -> MessageProgram {
        var (start, extent) = block(message.parts)
        let isShort =
            extent.literal <= MessageProgram.longest && extent.uses.allSatisfy { $0 <= MessageProgram.mostUses }
        // Issues of values are the formatter's, and so is the rule that names hold no controls.
        if !isShort || formatter.rejectsControls {
            (start, extent) = (code.count, Extent())
            code.append(Instruction(operation: .giveUp))
        }
        return MessageProgram(
            literals: literals, code: code, jumps: jumps, start: start, extent: extent, rules: message.rules ?? .none,
            integers: formatter.numbers.integerStyle.flatMap(IntegerBytes.init), isolates: isolates,
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

    private func slot(_ reference: ArgumentReference) -> Int32? {
        switch reference {
        case .position(let position): position > 0 ? Int32(exactly: position - 1) : nil
        case .name(let name): names.firstIndex(of: name).flatMap { Int32(exactly: positionalCount + $0) }
        }
    }

    // MARK: Blocks

    /// Appends a block of its own and answers where it starts.
    private mutating func block(_ parts: [CompiledMessage.Part]) -> (start: Int, Extent) {
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
        // The last choice of a block need not come back to it.
        if !block.isEmpty { block[block.count - 1].isLast = true }
        let start = code.count
        code += block.isEmpty ? [Instruction(operation: .end)] : block
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
        block.append(
            Instruction(
                operation: .literal, first: Int32(clamping: literals.count), second: Int32(clamping: bytes.count)))
        literals += bytes
    }

    private func instruction(
        _ operation: CompiledMessage.Operation, _ extent: inout Extent
    ) -> Instruction {
        guard let slot = slot(operation.argument) else { return Instruction(operation: .giveUp) }
        switch operation.action {
        case .value:
            extent.use(Int(slot))
            return Instruction(operation: .value, first: slot)
        case .specifier(let specifier):
            let kind = specifier.conversion.kind
            guard kind == .signed || kind == .unsigned, specifier.flags.isEmpty, specifier.width == .none,
                specifier.precision == .none
            else { return Instruction(operation: .giveUp) }
            extent.use(Int(slot))
            let reach = MessageProgram.IntegerReach(
                bits: UInt8(specifier.length.integerSize.bits), isUnsigned: kind == .unsigned)
            return Instruction(operation: .integer, reach: reach, first: slot)
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
            result = (Instruction(operation: .run, first: Int32(clamping: start)), extent)
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
        var starts: [PluralCategory: Int32] = [:]
        for category in PluralCategory.allCases {
            guard let parts = choice.variants[category] else { continue }
            let (start, ofVariant) = block(parts)
            starts[category] = Int32(clamping: start)
            extent.widen(to: ofVariant)
        }
        let (empty, _) = starts.isEmpty ? block([]) : (0, Extent())
        let rules = message.rules ?? .none
        let table = jumps.count
        let rows = [nil] + PluralCategory.allCases.sorted { $0.word < $1.word }
        for row in rows {
            let isZero = row == nil
            let chosen = choice.category(row ?? rules.category(of: UInt64(0)), isZero: isZero, message.zero)
            jumps.append(chosen.flatMap { starts[$0] } ?? Int32(clamping: empty))
        }
        let is32Bits = choice.type.map { $0.length.integerSize.bits == 32 } ?? false
        let reach = MessageProgram.IntegerReach(bits: is32Bits ? 32 : 64, isUnsigned: false)
        return (Instruction(operation: .choose, reach: reach, first: slot, second: Int32(clamping: table)), extent)
    }

    // MARK: Isolates

    private var isolates: IsolateBytes {
        var bytes = IsolateBytes()
        if formatter.leavesBare(message) { return bytes }
        func start(_ value: TextDirection?) -> IsolateBytes.Mark {
            let marks = formatter.isolation.marks(value: value, message: formatter.direction)
            if let marks { bytes.end = IsolateBytes.Mark(marks.end) }
            return IsolateBytes.Mark(marks?.start ?? "")
        }
        bytes.leftToRight = start(.leftToRight)
        bytes.rightToLeft = start(.rightToLeft)
        bytes.unknown = start(nil)
        bytes.number = start(formatter.direction)
        bytes.isEconomical = formatter.isolatesEconomically(message)
        return bytes
    }
}
