package import L10nMessages
package import L10nSource

/// One placeholder of a text, in any notation.
package struct Placeholder: Hashable, Sendable {
    /// How sure it is that the characters are a placeholder.
    package enum Certainty: Hashable, Sendable {
        case certain
        /// `% d`, or a specifier glued to a number: it may be a percent sign of prose.
        case doubtful
        /// It was repaired, or is a letter that no formatter knows; there is a finding about it already.
        case broken
    }

    package enum Kind: Hashable, Sendable {
        case specifier(PrintfSpecifier)
        case hole(name: String)
        /// Something that takes the place of a placeholder without being one.
        case fault(PrintfFault)
    }

    package var kind: Kind
    package var range: SourceRange
    package var certainty: Certainty
    /// The argument from 1, or 0 for the next of the list. Named holes have none.
    package var position: Int
    /// What it reads.
    package var type: ArgumentType
    /// What is written, for the wording and to copy it.
    package var text: String
    /// The name of the variable that it stands for.
    package var variable: String?
    /// The name that a String Catalog gives to its argument (PF-65).
    package var label: String?

    package var specifier: PrintfSpecifier? {
        if case .specifier(let specifier) = kind { specifier } else { nil }
    }

    package var name: String? {
        if case .hole(let name) = kind { name } else { nil }
    }
}

/// The placeholders of a text in its order, and what stands in the way of reading them.
package struct PlaceholderReading: Hashable, Sendable {
    package internal(set) var placeholders: [Placeholder] = []
    /// Percent signs that are not doubled, and what CoreFoundation makes of them.
    package internal(set) var percentSigns: [PrintfItem] = []
    package internal(set) var faults: [PrintfFault] = []
    package internal(set) var repairs: [SpecifierRepair] = []
    /// `%arg` outside a substitution.
    package internal(set) var misplacedValues: [SourceRange] = []
    /// How many doubled percent signs there are, which are shown as one.
    package internal(set) var doubledSigns = 0

    package init(_ text: Span<UInt8>, notation: MessageNotation) {
        var scanner = PlaceholderScanner(notation)
        while let token = scanner.next(text) {
            switch token {
            case .hole(let hole):
                let name = UTF8Scalars.string(text, hole.name.indices)
                add(.hole(name: name), hole.range, .certain, text)
            case .specifier(let specifier):
                let isMisplaced = specifier.isMisplacedValue(in: text)
                if isMisplaced { misplacedValues.append(specifier.range) }
                add(
                    .specifier(specifier), specifier.range, isMisplaced ? .broken : specifier.certainty(in: text),
                    text)
                // What it would read is unknown outside a substitution, so its type is not compared.
                if isMisplaced { placeholders[placeholders.count - 1].type = ArgumentType(.unknown) }
            case .percentSign(let item):
                percentSigns.append(item)
            case .broken(let repair):
                repairs.append(repair)
                add(.specifier(repair.specifier), repair.range, .broken, text)
            case .fault(let fault):
                faults.append(fault)
                add(.fault(fault), fault.range, .broken, text)
            }
        }
        doubledSigns = scanner.doubledSigns
        numberNames()
    }

    /// Numbers the arguments that have names by their first use (PF-65). How those are counted that have neither a name nor
    /// a number beside them is not known; then all of them stay in order.
    private mutating func numberNames() {
        guard placeholders.contains(where: { $0.label != nil && $0.position == 0 }),
            !placeholders.contains(where: { $0.specifier != nil && $0.label == nil && $0.position == 0 })
        else { return }
        var numbers: [String: Int] = [:]
        for placeholder in placeholders where placeholder.position > 0 {
            if let label = placeholder.label { numbers[label] = placeholder.position }
        }
        var used = Set(placeholders.map(\.position))
        var next = 1
        for index in placeholders.indices where placeholders[index].position == 0 {
            guard let label = placeholders[index].label else { continue }
            while numbers[label] == nil, used.contains(next) { next += 1 }
            let number = numbers[label] ?? next
            numbers[label] = number
            used.insert(number)
            placeholders[index].position = number
        }
    }

    /// The reading of a list of arguments that code declares, as if a text used each of them once.
    package init(declared arguments: [ArgumentType], names: [String] = []) {
        for (index, type) in arguments.enumerated() {
            let specifier = PrintfSpecifier(reading: type)
            placeholders.append(
                Placeholder(
                    kind: .specifier(specifier), range: SourceRange(at: 0), certainty: .certain, position: index + 1,
                    type: type, text: specifier.spelled() ?? ""))
        }
        for name in names {
            placeholders.append(
                Placeholder(
                    kind: .hole(name: name), range: SourceRange(at: 0), certainty: .certain, position: 0,
                    type: .object, text: "{\(name)}"))
        }
    }

    private mutating func add(
        _ kind: Placeholder.Kind, _ range: SourceRange, _ certainty: Placeholder.Certainty, _ text: Span<UInt8>
    ) {
        var placeholder: Placeholder
        switch kind {
        case .specifier(let specifier):
            placeholder = Placeholder(
                kind: kind, range: range, certainty: certainty, position: Int(specifier.position),
                type: specifier.argumentType, text: UTF8Scalars.string(text, range.indices))
            placeholder.variable = specifier.name.map { UTF8Scalars.string(text, $0.indices) }
            placeholder.label = specifier.label.map { UTF8Scalars.string(text, $0.indices) }
        case .fault(let fault):
            placeholder = Placeholder(
                kind: kind, range: range, certainty: certainty, position: 0,
                type: ArgumentType(.unknown), text: UTF8Scalars.string(text, range.indices))
            if fault.kind == .unknownConversion { placeholder.position = Int(fault.attempt.position) }
            if fault.kind == .unknownConversion, fault.isComplete { placeholder.type = fault.attempt.argumentType }
        case .hole(let name):
            placeholder = Placeholder(
                kind: kind, range: range, certainty: certainty, position: 0, type: .object, text: "{\(name)}")
        }
        placeholders.append(placeholder)
    }
}

extension PrintfSpecifier {
    /// A space flag, or an ASCII digit directly before an unnumbered specifier, leave room for doubt; so does what reads
    /// like an ending of a percent sign: `%-a` in Hungarian, and `%50in` in Turkish, where the sign comes first.
    func certainty(in text: Span<UInt8>) -> Placeholder.Certainty {
        if flags.contains(.space) { return .doubtful }
        guard !isNumbered, conversion != .object, conversion != .variable else { return .certain }
        if flags.contains(.minus), width == .none { return .doubtful }
        if width != .none, flags.shown.isEmpty, precision == .none, goesOn(in: text) { return .doubtful }
        return followsDigit(in: text) ? .doubtful : .certain
    }
}
