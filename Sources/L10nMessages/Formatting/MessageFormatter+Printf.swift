import L10nLocale
import L10nSource

extension MessageFormatter {
    /// Appends a value as a specifier says (F-13 to F-19).
    func appendSpecifier(
        _ specifier: PrintfSpecifier, _ operation: CompiledMessage.Operation, _ argument: MessageArgument,
        of message: CompiledMessage, _ arguments: MessageArguments, to output: inout MessageOutput
    ) {
        let width = measure(specifier.width, operation.width, operation, arguments, &output)
        let precision = measure(specifier.precision, operation.precision, operation, arguments, &output)
        // A negative width of the list means left alignment, a negative precision none (F-7).
        let isLeft = specifier.flags.contains(.minus) || (width ?? 0) < 0
        var layout = Layout(
            width: abs(width ?? 0), precision: precision.flatMap { $0 < 0 ? nil : $0 }, isLeft: isLeft,
            flags: specifier.flags)
        // In C the flag `-` overrides `0`.
        if isLeft { layout.flags.remove(.zero) }
        let kind = specifier.conversion.kind
        if kind.isFloating || kind == .signed || kind == .unsigned {
            return appendLocalized(specifier, layout, operation, argument, of: message, to: &output)
        }
        let text: String?
        switch kind {
        case .object, .cString, .utf16String, .pascalString: text = nil
        case .hexadecimal, .octal: text = Self.based(specifier, layout, argument.value)
        case .character, .utf16Unit: text = Self.character(specifier.conversion, argument.value)
        case .pointer: text = Self.pointer(argument.value)
        case .count: return
        case .none, .signed, .unsigned, .fixed, .scientific, .general, .hexFloat, .variable, .substitutionValue,
            .unknown:
            text = nil
        }
        guard let text else { return appendObject(kind, layout, operation, argument, of: message, to: &output) }
        let direction: TextDirection? = kind == .character || kind == .utf16Unit ? nil : .leftToRight
        isolate(Self.padded(text, to: layout.width, isLeft), direction, in: message.surroundings, to: &output)
    }

    /// The measures of a specifier with their arguments read.
    struct Layout {
        var width: Int
        var precision: Int?
        var isLeft: Bool
        var flags: PrintfFlags

        /// An object's text, cut and filled up in characters as people count them (F-13).
        func fitted(_ text: String) -> String {
            let cut = precision.map { String(text.prefix($0)) } ?? text
            return MessageFormatter.padded(cut, to: width, isLeft)
        }
    }

    private func measure(
        _ measure: PrintfMeasure, _ reference: ArgumentReference?, _ operation: CompiledMessage.Operation,
        _ arguments: MessageArguments, _ output: inout MessageOutput
    ) -> Int? {
        let wanted: Int64
        switch measure {
        case .none: return nil
        case .number(let number): wanted = Int64(number)
        case .argument:
            guard case .position(let position)? = reference, arguments.positional.indices.contains(position - 1),
                case .int(let value)? = arguments.positional[position - 1]?.value
            else {
                output.issues.append(MessageIssue(.missingArgument, operation.source, reference))
                return nil
            }
            wanted = value
        }
        let limit = Int64(Self.widest)
        if wanted > limit || wanted < -limit {
            output.issues.append(MessageIssue(.clamped, operation.source, operation.argument))
        }
        return Int(max(-limit, min(limit, wanted)))
    }

    // MARK: What a language writes in its own way

    private func appendLocalized(
        _ specifier: PrintfSpecifier, _ layout: Layout, _ operation: CompiledMessage.Operation,
        _ argument: MessageArgument, of message: CompiledMessage, to output: inout MessageOutput
    ) {
        let kind = specifier.conversion.kind
        guard let value = Self.number(argument.value, isFloating: kind.isFloating) else {
            output.issues.append(MessageIssue(.wrongType, operation.source, operation.argument))
            return appendValue(argument, in: message.surroundings, to: &output)
        }
        if !kind.isFloating, !specifier.reach.holds(value) {
            output.issues.append(MessageIssue(.narrowInteger, operation.source, operation.argument))
        }
        if kind == .hexFloat, case .double(let double) = value {
            let text = HexFloat.text(double, layout, isUppercase: specifier.conversion == .upperHexFloat)
            return isolate(
                Self.padded(text, to: layout.width, layout.isLeft), .leftToRight, in: message.surroundings, to: &output)
        }
        var number = FormattableNumber(value)
        number.sign = layout.flags.contains(.plus) ? .always : layout.flags.contains(.space) ? .space : .negativeOnly
        // C knows no sign of unsigned conversions.
        if kind == .unsigned { number.sign = .negativeOnly }
        number.keepsPoint = layout.flags.contains(.alternate)
        number.isUppercase = [.upperFixed, .upperScientific, .upperGeneral].contains(specifier.conversion)
        if kind == .fixed {
            number.style = .fixed
        } else if kind == .scientific {
            number.style = .scientific
        } else if kind == .general {
            number.style = .general
        } else if layout.precision != nil {
            number.style = .fixed
        }
        number.precision = layout.precision ?? (kind.isFloating ? 6 : 0)
        // C ignores the flag for whole numbers with a precision.
        let padsZeros = layout.flags.contains(.zero) && (kind.isFloating || layout.precision == nil)
        if padsZeros { number.zeroPaddedWidth = layout.width }
        appendNumber(number, of: message, to: &output, width: layout.width, isLeftAligned: layout.isLeft)
    }

    /// The value as a number of the kind that a specifier shows; nil when it is none.
    private static func number(_ value: MessageArgument.Value, isFloating: Bool) -> FormattableNumber.Value? {
        switch (value, isFloating) {
        case (.int(let number), false): .int(number)
        case (.uint(let number), false): .uint(number)
        case (.double(let number), true): .double(number)
        case (.string, _), (.date, _), (.int, true), (.uint, true), (.double, false): nil
        }
    }

    // MARK: What no language changes

    private func appendObject(
        _ kind: ArgumentKind, _ layout: Layout, _ operation: CompiledMessage.Operation, _ argument: MessageArgument,
        of message: CompiledMessage, to output: inout MessageOutput
    ) {
        let (text, direction) = shown(argument)
        guard case .string = argument.value else {
            guard kind == .object else {
                output.issues.append(MessageIssue(.wrongType, operation.source, operation.argument))
                return isolate(text, direction, in: message.surroundings, to: &output)
            }
            return isolate(layout.fitted(text), direction, in: message.surroundings, to: &output)
        }
        if ![.object, .cString, .utf16String, .pascalString].contains(kind) {
            output.issues.append(MessageIssue(.wrongType, operation.source, operation.argument))
        }
        appendText(layout.fitted(text), argument, in: message.surroundings, to: &output)
    }

    /// `%x`, `%X` and `%o`: the bits of the number in the size that the specifier reads.
    private static func based(
        _ specifier: PrintfSpecifier, _ layout: Layout, _ value: MessageArgument.Value
    ) -> String? {
        let bits: UInt64
        switch value {
        case .int(let number):
            let size = UInt64(specifier.length.integerSize.bits)
            // A negative number shows the bits of the specifier's size; one that needs more shows all of them.
            let fits = number >= 0 || size == 64 || number < -(Int64(1) << Int64(size - 1))
            bits = UInt64(bitPattern: number) & (fits ? .max : (1 << size) - 1)
        case .uint(let number): bits = number
        case .string, .double, .date: return nil
        }
        let isOctal = specifier.conversion.kind == .octal
        let isUppercase = specifier.conversion == .upperHexadecimal
        var digits =
            bits == 0 && layout.precision == 0 ? "" : String(bits, radix: isOctal ? 8 : 16, uppercase: isUppercase)
        if let precision = layout.precision { digits = digits.zeroPadded(to: precision) }
        var prefix = ""
        if layout.flags.contains(.alternate) {
            if isOctal, !digits.hasPrefix("0") { digits = "0" + digits }
            if !isOctal, bits != 0 { prefix = isUppercase ? "0X" : "0x" }
        }
        if layout.flags.contains(.zero), layout.precision == nil {
            digits = digits.zeroPadded(to: layout.width - prefix.utf8.count)
        }
        return prefix + digits
    }

    /// A lone half of a surrogate pair becomes U+FFFD (F-19).
    private static func character(_ conversion: PrintfConversion, _ value: MessageArgument.Value) -> String? {
        let number: UInt32?
        switch value {
        case .int(let value): number = UInt32(exactly: value)
        case .uint(let value): number = UInt32(exactly: value)
        case .string, .double, .date: return nil
        }
        let unit = conversion == .utf16Unit ? number.map { $0 & 0xFFFF } : number
        return String(Character(unit.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"))
    }

    private static func pointer(_ value: MessageArgument.Value) -> String? {
        switch value {
        case .int(let number): "0x" + String(UInt64(bitPattern: number), radix: 16)
        case .uint(let number): "0x" + String(number, radix: 16)
        case .string, .double, .date: nil
        }
    }
}

extension PrintfSpecifier {
    /// The whole numbers that it reads.
    var reach: MessageProgram.IntegerReach {
        MessageProgram.IntegerReach(bits: UInt8(length.integerSize.bits), isUnsigned: conversion.kind == .unsigned)
    }
}

extension MessageProgram.IntegerReach {
    fileprivate func holds(_ value: FormattableNumber.Value) -> Bool {
        switch value {
        case .int(let number): holds(number)
        case .uint(let number): holds(number)
        case .double: true
        }
    }
}
