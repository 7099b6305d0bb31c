import L10nLocale

extension MessageProgram {
    /// The most bytes that the message needs with these arguments.
    func capacity(_ arguments: Span<MessageArgument?>) -> Int {
        var capacity = extent.literal
        for slot in 0..<min(extent.uses.count, arguments.count) where extent.uses[slot] > 0 {
            let length: Int
            switch arguments[slot]?.value {
            case .string(let text): length = text.utf8.count
            case .int(let number): length = integers.capacity(for: number.magnitude)
            case .uint(let number): length = integers.capacity(for: number)
            // A number with a layout has its room among the literals; all else of these types is left to the formatter.
            case .double, .date, nil: length = 0
            }
            capacity += extent.uses[slot] * (length + isolates.capacity)
        }
        return capacity
    }

    /// Appends the message; false when it has to be left to the formatter, and something of it may be written already.
    func run(_ arguments: Span<MessageArgument?>, to output: inout MessageWriter) -> Bool {
        run(from: start, arguments, to: &output)
    }

    private func run(
        from start: UInt32, _ arguments: Span<MessageArgument?>, to output: inout MessageWriter
    ) -> Bool {
        var place = Int(start)
        while true {
            let step = code[place]
            let slot = Int(step.slot)
            switch step.operation {
            case .literal: break
            case .plainNumber:
                // What is unusual is apart from the loop, which is short only without it.
                if slot < arguments.count, case .int(let number)? = arguments[slot]?.value, 0..<1_000 ~= number {
                    smallNumbers.append(Int(truncatingIfNeeded: number), to: &output)
                } else {
                    guard appendNumber(arguments, step, to: &output) else { return false }
                }
            case .number:
                guard appendNumber(arguments, step, to: &output) else { return false }
            case .argument:
                guard appendArgument(arguments, step, to: &output) else { return false }
            case .value:
                guard slot < arguments.count, append(arguments[slot], step.marks, to: &output) else { return false }
            case .choose:
                guard let block = block(arguments, step), run(from: block, arguments, to: &output) else { return false }
            case .chooseLast:
                guard let block = block(arguments, step) else { return false }
                place = Int(block)
                continue
            case .plural, .select:
                guard let block = chosenBlock(arguments, step) else { return false }
                if step.isLast, step.literalCount == 0 {
                    place = Int(block)
                    continue
                }
                guard run(from: block, arguments, to: &output) else { return false }
            case .run:
                guard run(from: step.target, arguments, to: &output) else { return false }
            case .giveUp: return false
            }
            if step.literalCount > 0 { output.append(literals, from: step.literal, step.literalCount) }
            if step.isLast { return true }
            place += 1
        }
    }

    /// The block that a number chooses; nil for what has no category, or is read in part only.
    @inline(__always)
    private func block(_ arguments: Span<MessageArgument?>, _ step: Instruction) -> UInt32? {
        let slot = Int(step.slot)
        // 0 has a block of its own, and numbers that are large or negative may not fit the specifier.
        guard slot < arguments.count, case .int(let number)? = arguments[slot]?.value, 1..<1_000 ~= number else {
            return unusualBlock(arguments, step)
        }
        return jumps[Int(step.target) + 1 + rules.category(ofSmall: Int(number)).order]
    }

    @inline(never)
    private func unusualBlock(_ arguments: Span<MessageArgument?>, _ step: Instruction) -> UInt32? {
        guard Int(step.slot) < arguments.count else { return nil }
        let magnitude: UInt64
        switch arguments[Int(step.slot)]?.value {
        case .int(let number):
            guard step.reach.holds(number) else { return nil }
            magnitude = number.magnitude
        case .uint(let number):
            guard step.reach.bits == 64 || number <= UInt32.max else { return nil }
            magnitude = number
        case .string, .double, .date, nil: return nil
        }
        return jumps[Int(step.target) + (magnitude == 0 ? 0 : 1 + rules.category(of: magnitude).order)]
    }

    private func append(_ magnitude: UInt64, isNegative: Bool, to output: inout MessageWriter) {
        let isBare = isolates.number.isEmpty
        if !isBare { output.append(isolates.number) }
        integers.append(magnitude, isNegative: isNegative, to: &output)
        if !isBare { output.append(isolates.end) }
    }

    @inline(never)
    private func append(
        _ argument: MessageArgument?, _ marks: Instruction.Marks, to output: inout MessageWriter
    ) -> Bool {
        guard let argument else { return false }
        switch argument.value {
        case .string(let text): return !argument.isMultiline && append(text, argument.direction, marks, to: &output)
        case .int(let number): append(number.magnitude, isNegative: number < 0, to: &output)
        case .uint(let number): append(number, isNegative: false, to: &output)
        case .double, .date: return false
        }
        return !hasOwnNumbers
    }

    func append(
        _ text: String, _ direction: TextDirection?, _ marks: Instruction.Marks, to output: inout MessageWriter
    ) -> Bool {
        MessageWriter.withUTF8(of: text) { bytes in
            if bytes.isEmpty || isEscaped && Self.hasSpecial(bytes) { return false }
            let start =
                switch direction {
                case .leftToRight: isolates.leftToRight
                case .rightToLeft: isolates.rightToLeft
                case nil: isolates.unknown
                }
            let isIsolated = !start.isEmpty && marks == .all
            if isIsolated { output.append(start) }
            if !output.append(printable: bytes) {
                guard let value = UnusualValue(bytes) else { return false }
                output.isASCII = false
                // What is printable ASCII moves nothing, and has been written.
                let isBare = start.isEmpty || marks != .unusual || !value.isBeyondLatin || !Isolation.mayReorder(text)
                if !isBare { output.append(start) }
                output.append(bytes)
                if !isBare { output.append(isolates.end) }
            }
            if isIsolated { output.append(isolates.end) }
            return true
        }
    }

    /// Whether some byte means something in HTML.
    private static func hasSpecial(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices where Isolation.isSpecial(bytes[index]) { return true }
        return false
    }
}

/// What a look at a value that is not all printable ASCII shows: nil for a value that needs repair before it can stand in
/// a text, or may.
private struct UnusualValue {
    /// Whether some character is from U+0590 on, the first that goes from right to left.
    let isBeyondLatin: Bool

    init?(_ bytes: Span<UInt8>) {
        // U+0590 starts with 0xD6, U+0085 with 0xC2, and the controls between U+2029 and U+2069 with 0xE2.
        var isBeyondLatin = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte < 0x20 { return nil }
            isBeyondLatin = isBeyondLatin || byte >= 0xD6
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == 0xC2, next == 0x85 { return nil }
            guard byte == 0xE2, index + 2 < bytes.count else { continue }
            switch (next, bytes[index + 2]) {
            case (0x80, 0xA9...0xAE), (0x81, 0xA6...0xA9): return nil
            default: break
            }
        }
        self.isBeyondLatin = isBeyondLatin
    }
}
