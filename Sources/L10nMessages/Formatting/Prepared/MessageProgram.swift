/// A message as instructions over its literals' UTF-8: what is left of it when nothing but the arguments is unknown.
///
/// A program knows the usual case alone: texts that need no repair, and whole numbers that fit their specifiers. It gives
/// up on everything else, which the formatter then says at leisure and with issues.
///
/// Immutable, and a class: running it counts no reference of the arrays that it reads.
final class MessageProgram: Sendable {
    /// One step, and the literal text behind it. A flat value rather than an enum with payloads: these take several loads
    /// and shifts to take apart.
    struct Instruction: Hashable, Sendable {
        enum Operation: UInt8, Hashable, Sendable {
            /// Nothing but the literal text.
            case literal
            /// Appends the number of the slot as `layouts[target]` says, and `reach`.
            case number
            /// The same where usual numbers are whole, below 1,000 and written as C does, without marks around them.
            case plainNumber
            /// Appends the text or whole number of the slot.
            case value
            /// Appends the text of the slot, or its number as `layouts[target]` says.
            case argument
            /// Runs one of seven blocks for the number of the slot: that of `jumps[target]` for the number 0, those
            /// behind it by category.
            case choose
            /// The same as the last step of a block, which need not come back to it.
            case chooseLast
            /// Runs the block that the number of the slot chooses in `numberTables[target]`.
            case plural
            /// Runs the block that the text of the slot chooses in `textTables[target]`.
            case select
            /// Runs the block at `target`.
            case run
            case giveUp
        }

        /// Which values are isolated, where the message's direction asks for it.
        enum Marks: UInt8, Hashable, Sendable {
            case all
            /// Those that could move something by themselves (B-5).
            case unusual
            case none
        }

        static let giveUp = Instruction(operation: .giveUp)

        var operation: Operation
        var marks = Marks.all
        /// Whether nothing follows in the block.
        var isLast = false
        var reach = IntegerReach.all
        var slot: UInt32 = 0
        var target: UInt32 = 0
        /// The part of `literals` that follows.
        var literal: UInt32 = 0
        var literalCount: UInt32 = 0
    }

    /// The whole numbers that a specifier reads.
    struct IntegerReach: Hashable, Sendable {
        var bits: UInt8
        var isUnsigned: Bool

        static let all = IntegerReach(bits: 64, isUnsigned: false)

        /// Whether every signed number is read as it is.
        var isAll: Bool { bits == 64 && !isUnsigned }

        func holds(_ number: Int64) -> Bool {
            if isAll { return true }
            if isUnsigned { return number >= 0 && (bits == 64 || number < Int64(1) << Int64(bits)) }
            return bits == 64 || (-(Int64(1) << Int64(bits - 1))..<Int64(1) << Int64(bits - 1)).contains(number)
        }

        func holds(_ number: UInt64) -> Bool { number >> UInt64(isUnsigned ? bits - 1 : bits - 2) <= 1 }
    }

    /// What whole numbers choose.
    struct NumberTable: Sendable {
        /// Subtracted first.
        var offset: Int64
        var isOrdinal: Bool
        /// Whether the number is compared alone, and has no category.
        var isExact: Bool
        var exact: [(number: Int64, block: UInt32)] = []
        /// By category; one block where there are none.
        var blocks: [UInt32] = []
    }

    /// What texts choose.
    struct TextTable: Sendable {
        var cases: [(text: String, block: UInt32)] = []
        var other: UInt32 = 0
    }

    /// What is as long as the message itself, and how often each argument stands in it: for the longest way through.
    struct Extent: Hashable, Sendable {
        var literal = 0
        var uses: [Int] = []

        /// The same when `other` follows.
        mutating func append(_ other: Extent) {
            let (sum, isOver) = literal.addingReportingOverflow(other.literal)
            literal = isOver ? .max : sum
            grow(to: other.uses.count)
            for (slot, count) in other.uses.enumerated() {
                let (sum, isOver) = uses[slot].addingReportingOverflow(count)
                uses[slot] = isOver ? .max : sum
            }
        }

        /// The same when `other` stands in its place for some arguments.
        mutating func widen(to other: Extent) {
            literal = max(literal, other.literal)
            grow(to: other.uses.count)
            for (slot, count) in other.uses.enumerated() { uses[slot] = max(uses[slot], count) }
        }

        mutating func use(_ slot: Int) {
            grow(to: slot + 1)
            uses[slot] += 1
        }

        private mutating func grow(to count: Int) {
            if uses.count < count { uses += Array(repeating: 0, count: count - uses.count) }
        }
    }

    /// No message that is longer without its arguments has a program; nor one that names an argument more often, or more
    /// arguments.
    static let longest = 65_536
    static let mostUses = 1_024
    static let mostArguments = 1_024

    /// With the writer's slack behind the last.
    let literals: [UInt8]
    let code: [Instruction]
    let jumps: [UInt32]
    let layouts: [NumberLayout]
    let numberTables: [NumberTable]
    let textTables: [TextTable]
    /// Where the message begins in `code`.
    let start: UInt32
    let extent: Extent
    let rules: PluralRuleSet
    let ordinals: PluralRuleSet
    let integers: IntegerBytes
    let smallNumbers = SmallNumbers.shared
    /// Whether the formatter alone can write numbers.
    let hasOwnNumbers: Bool
    let isolates: IsolateBytes
    /// Whether values are put in as HTML.
    let isEscaped: Bool
    /// Whether all that is no text of the caller is ASCII.
    let isASCII: Bool
    /// The most bytes that the message needs with any arguments; nil where that depends on texts.
    let fixedCapacity: Int?

    init(
        _ code: MessageCode, start: UInt32, extent: Extent, rules: PluralRuleSet, ordinals: PluralRuleSet,
        integers: IntegerBytes?, isolates: IsolateBytes, isEscaped: Bool
    ) {
        hasOwnNumbers = integers == nil
        let integers = integers ?? .plain
        let hasTexts = code.instructions.contains { $0.operation == .value || $0.operation == .argument }
        let ofNumber = integers.capacity(for: .max) + isolates.capacity
        fixedCapacity = hasTexts ? nil : extent.uses.reduce(extent.literal) { $0 + $1 * ofNumber }
        let numberMarks = isolates.number.isEmpty ? [] : [isolates.number, isolates.end]
        let marks = [isolates.leftToRight, isolates.rightToLeft, isolates.unknown, isolates.end]
        isASCII =
            code.literals.allSatisfy { $0 < 0x80 } && integers.isASCII
            && (numberMarks + (hasTexts ? marks : [])).allSatisfy(\.isASCII)
        literals = code.literals + Array(repeating: 0, count: MessageWriter.slack)
        self.code = code.instructions
        jumps = code.jumps
        layouts = code.layouts
        numberTables = code.numberTables
        textTables = code.textTables
        self.start = start
        self.extent = extent
        self.rules = rules
        self.ordinals = ordinals
        self.integers = integers
        self.isolates = isolates
        self.isEscaped = isEscaped
    }
}

/// The instructions of a message and what they refer to.
struct MessageCode: Sendable {
    var literals: [UInt8] = []
    var instructions: [MessageProgram.Instruction] = []
    var jumps: [UInt32] = []
    var layouts: [NumberLayout] = []
    var numberTables: [MessageProgram.NumberTable] = []
    var textTables: [MessageProgram.TextTable] = []
}
