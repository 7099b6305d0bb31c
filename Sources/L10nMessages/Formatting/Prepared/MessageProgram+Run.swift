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
            case .double, .date, nil: length = 0
            }
            capacity += extent.uses[slot] * (length + isolates.capacity)
        }
        return capacity
    }

    /// Appends the message; false when it has to be left to the formatter, and something of it may be written already.
    /// - Parameter output: with room for ``capacity(_:)``.
    func run(_ arguments: Span<MessageArgument?>, to output: inout OutputSpan<UInt8>) -> Bool {
        run(from: start, arguments, to: &output)
    }

    private func run(from start: Int, _ arguments: Span<MessageArgument?>, to output: inout OutputSpan<UInt8>) -> Bool {
        var place = start
        while true {
            let step = code[place]
            switch step.operation {
            case .literal: MessageBytes.append(literals, from: Int(step.first), Int(step.second), to: &output)
            case .integer:
                guard Int(step.first) < arguments.count,
                    append(arguments[Int(step.first)]?.value, step.reach, to: &output)
                else { return false }
            case .value:
                guard Int(step.first) < arguments.count, append(arguments[Int(step.first)], to: &output) else {
                    return false
                }
            case .choose:
                guard Int(step.first) < arguments.count,
                    let row = row(of: arguments[Int(step.first)]?.value, is32Bits: step.reach.bits == 32)
                else { return false }
                let block = Int(jumps[Int(step.second) + row])
                if step.isLast {
                    place = block
                    continue
                }
                guard run(from: block, arguments, to: &output) else { return false }
            case .run:
                guard run(from: Int(step.first), arguments, to: &output) else { return false }
            case .giveUp: return false
            case .end: return true
            }
            if step.isLast { return true }
            place += 1
        }
    }

    /// The entry of a table of jumps; nil for what has no category, or is read in part only.
    private func row(of value: MessageArgument.Value?, is32Bits: Bool) -> Int? {
        let magnitude: UInt64
        // Nearly all numbers are of this kind, and tests in a row are guessed better than a jump.
        if case .int(let number)? = value {
            if is32Bits, Int64(Int32(truncatingIfNeeded: number)) != number { return nil }
            magnitude = number.magnitude
        } else if case .uint(let number)? = value {
            if is32Bits, number > UInt32.max { return nil }
            magnitude = number
        } else {
            return nil
        }
        return magnitude == 0 ? 0 : 1 + Int(rules.category(of: magnitude).word)
    }

    private func append(
        _ value: MessageArgument.Value?, _ reach: IntegerReach, to output: inout OutputSpan<UInt8>
    ) -> Bool {
        if case .int(let number)? = value {
            return reach.holds(number) && append(number.magnitude, isNegative: number < 0, to: &output)
        }
        guard case .uint(let number)? = value, reach.holds(number) else { return false }
        return append(number, isNegative: false, to: &output)
    }

    // Apart from the loop, which is short only without it.
    @inline(never)
    private func append(_ argument: MessageArgument?, to output: inout OutputSpan<UInt8>) -> Bool {
        guard let argument else { return false }
        switch argument.value {
        case .string(let text):
            return !argument.isMultiline && append(text, argument.direction, to: &output)
        case .int(let number): return append(number.magnitude, isNegative: number < 0, to: &output)
        case .uint(let number): return append(number, isNegative: false, to: &output)
        case .double, .date: return false
        }
    }

    private func append(_ magnitude: UInt64, isNegative: Bool, to output: inout OutputSpan<UInt8>) -> Bool {
        if hasOwnNumbers { return false }
        let isBare = isolates.number.isEmpty
        if !isBare { isolates.number.append(to: &output) }
        integers.append(magnitude, isNegative: isNegative, to: &output)
        if !isBare { isolates.end.append(to: &output) }
        return true
    }

    @inline(never)
    private func append(_ text: String, _ direction: TextDirection?, to output: inout OutputSpan<UInt8>) -> Bool {
        MessageBytes.withUTF8(of: text) { bytes in
            guard !bytes.isEmpty, let value = PlainValue(bytes, isEscaped: isEscaped) else { return false }
            let start =
                switch direction {
                case .leftToRight: isolates.leftToRight
                case .rightToLeft: isolates.rightToLeft
                case nil: isolates.unknown
                }
            let isBare =
                start.isEmpty || isolates.isEconomical && !(value.isBeyondLatin && Isolation.mayReorder(text))
            if !isBare { start.append(to: &output) }
            MessageBytes.append(bytes, to: &output)
            if !isBare { isolates.end.append(to: &output) }
            return true
        }
    }
}

/// What one look at a value shows: nil for a value that needs repair before it can stand in a text, or may.
private struct PlainValue {
    /// Whether some character is from U+0590 on, the first that goes from right to left.
    let isBeyondLatin: Bool

    /// - Parameter isEscaped: whether characters that mean something in HTML need repair, too.
    init?(_ bytes: Span<UInt8>, isEscaped: Bool) {
        var all: UInt8 = 0
        var least: UInt8 = 0x20
        for index in bytes.indices {
            all |= bytes[index]
            least = min(least, bytes[index])
        }
        if least < 0x20 { return nil }
        if isEscaped {
            for index in bytes.indices where Isolation.isSpecial(bytes[index]) { return nil }
        }
        guard all >= 0x80 else {
            isBeyondLatin = false
            return
        }
        // U+0590 starts with 0xD6, U+0085 with 0xC2, and the controls between U+2029 and U+2069 with 0xE2.
        var isBeyondLatin = false
        for index in bytes.indices {
            let byte = bytes[index]
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
