import L10nLocale

/// What is rarer than plain texts, whole numbers and their categories.
extension MessageProgram {
    /// Doubles hold all whole numbers up to here, so that comparing integers compares what the formatter compares.
    private static let mostExact: UInt64 = 1 << 53

    /// The block that a number or text chooses; nil for a value of another type.
    @inline(never)
    func chosenBlock(_ arguments: Span<MessageArgument?>, _ step: Instruction) -> UInt32? {
        guard Int(step.slot) < arguments.count else { return nil }
        switch (arguments[Int(step.slot)]?.value, step.operation) {
        case (.int(let number)?, .plural): return block(for: number, numberTables[Int(step.target)])
        case (.uint(let number)?, .plural):
            return Int64(exactly: number).flatMap { block(for: $0, numberTables[Int(step.target)]) }
        case (.string(let text)?, .select):
            let table = textTables[Int(step.target)]
            for item in table.cases where item.text == text { return item.block }
            return table.other
        default: return nil
        }
    }

    private func block(for number: Int64, _ table: NumberTable) -> UInt32? {
        let (number, isOver) = number.subtractingReportingOverflow(table.offset)
        if isOver || number.magnitude > Self.mostExact { return nil }
        for item in table.exact where item.number == number { return item.block }
        if table.isExact { return table.blocks[0] }
        return table.blocks[(table.isOrdinal ? ordinals : rules).category(of: number.magnitude).order]
    }

    @inline(never)
    func appendNumber(
        _ arguments: Span<MessageArgument?>, _ step: Instruction, to output: inout MessageWriter
    ) -> Bool {
        let layout = layouts[Int(step.target)]
        guard Int(step.slot) < arguments.count, let number = layout.number(arguments[Int(step.slot)]?.value, step.reach)
        else { return false }
        let isBare = isolates.number.isEmpty || step.marks != .all
        if !isBare { output.append(isolates.number) }
        integers.append(number, layout, to: &output)
        if !isBare { output.append(isolates.end) }
        return true
    }

    @inline(never)
    func appendArgument(
        _ arguments: Span<MessageArgument?>, _ step: Instruction, to output: inout MessageWriter
    ) -> Bool {
        guard Int(step.slot) < arguments.count, let argument = arguments[Int(step.slot)] else { return false }
        if case .string(let text) = argument.value {
            return !argument.isMultiline && append(text, argument.direction, step.marks, to: &output)
        }
        return appendNumber(arguments, step, to: &output)
    }
}
