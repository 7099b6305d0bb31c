import L10nMessages
import L10nSource
import MessageChecks

extension AccessorArguments {
    /// The arguments of a text in ICU's notation; none where it cannot be read, which is a finding of its own.
    init(_ text: String, apostrophes: ICUApostrophes) {
        let tree = ICUMessageReading(text, apostrophes: apostrophes).tree
        named = (tree?.readArguments ?? []).map { argument in
            let type: AccessorArgument.ValueType =
                switch argument.type {
                case .text, nil: .string
                case .number: argument.isCounted || argument.isRanked ? .int : .double
                case .moment: .moment
                }
            let isNumber = argument.name.utf8.allSatisfy(\.isDigit)
            return AccessorArgument(
                place: .name(argument.name), name: isNumber ? nil : argument.name, type: type, source: argument.source)
        }
    }

    /// The arguments of texts with specifiers and named holes, in all their forms.
    init(_ message: VariedMessage, _ notation: MessageNotation, hasForms: Bool) {
        var reader = ArgumentReader(message, notation)
        for text in message.form.texts { reader.read(text, notation, isFormatted: hasForms) }
        positional = reader.found
        let variables = reader.found.compactMap(\.self)
        named = reader.holes.map { hole in
            // A hole that is called like a variable shows the value that the variable has.
            let type = variables.first { $0.name == hole && [.int, .uint, .double].contains($0.type) }?.type
            return AccessorArgument(place: .name(hole), name: hole, type: type ?? .string, source: "{\(hole)}")
        }
    }
}

/// Collects what the texts of a message read, those of its variables included.
private struct ArgumentReader {
    private(set) var found: [AccessorArgument?] = []
    private(set) var holes: [String] = []
    private let message: VariedMessage
    private let notation: MessageNotation
    private let placed: [String: Int]
    private let variables: [String: VariedMessage.Variable]
    private var known: Set<String> = []
    private var depth = 0
    /// No text has variables in variables any deeper.
    private static let mostDepth = 32

    init(_ message: VariedMessage, _ notation: MessageNotation) {
        self.message = message
        self.notation = notation
        variables = Dictionary(message.variables.map { ($0.name, $0) }) { first, _ in first }
        placed = variables.compactMapValues(\.argument)
    }

    /// - Parameters:
    ///   - owner: the variable that the text is a form of, and its argument, where it is one.
    ///   - isFormatted: whether the text is formatted in any case; a percent sign of another one may be prose.
    mutating func read(
        _ text: String, _ notation: MessageNotation, owner: (name: String, position: Int)? = nil, isFormatted: Bool
    ) {
        let placeholders = PlaceholderReading(Array(text.utf8).span, notation: notation).placeholders
        for hole in placeholders.compactMap(\.name) where known.insert("{" + hole).inserted { holes.append(hole) }
        // Where one specifier is certain, CoreFoundation reads all of them.
        guard isFormatted || placeholders.contains(where: { $0.name == nil && $0.certainty == .certain }) else {
            return
        }
        let uses = ArgumentUses(placeholders, from: owner?.position ?? 1, placed: placed) {
            $0.certainty != .broken
        }
        for use in uses.uses {
            let placeholder = placeholders[use.placeholder]
            if let variable = placeholder.variable {
                read(variable, at: use.position, placeholder)
            } else if use.type.kind == .substitutionValue {
                if let owner {
                    note(owner.position, Self.type(variables[owner.name]?.valueType), owner.name, placeholder)
                }
            } else {
                // A String Catalog may name the argument, and Xcode labels the one of its symbol so (PF-65).
                let name = use.isStar ? nil : placeholder.label
                note(use.position, use.isStar ? .int : Self.type(use.type), name, placeholder)
            }
        }
    }

    private mutating func read(_ name: String, at position: Int, _ placeholder: Placeholder) {
        note(position, Self.type(variables[name]?.valueType), name, placeholder)
        guard depth < Self.mostDepth, let variable = variables[name], known.insert(name).inserted else { return }
        depth += 1
        defer { depth -= 1 }
        for text in variable.form.texts {
            read(
                text, message.hasSubstitutions ? .substitution : notation, owner: (name, position), isFormatted: true)
        }
    }

    private mutating func note(
        _ position: Int, _ type: AccessorArgument.ValueType, _ name: String?, _ placeholder: Placeholder
    ) {
        // Positions beyond are no arguments that anybody passes; they have a finding of their own.
        guard (1...127).contains(position) else { return }
        while found.count < position { found.append(nil) }
        if found[position - 1] == nil {
            found[position - 1] = AccessorArgument(
                place: .position(position), name: name, type: type, source: placeholder.text)
        } else if let name, found[position - 1]?.name == nil {
            found[position - 1]?.name = name
        }
    }

    /// That of the number which a variable counts.
    private static func type(_ valueType: String?) -> AccessorArgument.ValueType {
        let text = Array("%\(valueType ?? "ld")".utf8)
        return PlaceholderReading(text.span, notation: .printf).placeholders.first.map { type($0.type) } ?? .int
    }

    private static func type(_ type: ArgumentType) -> AccessorArgument.ValueType {
        switch type.kind {
        case .object: .string
        case .signed: .int
        case .unsigned, .hexadecimal, .octal: .uint
        case .fixed, .scientific, .general, .hexFloat: .double
        case .character, .utf16Unit: .character
        case .cString: .cString
        case .pointer: .pointer
        case .none, .utf16String, .pascalString, .count, .variable, .substitutionValue, .unknown: .unpassable
        }
    }
}
