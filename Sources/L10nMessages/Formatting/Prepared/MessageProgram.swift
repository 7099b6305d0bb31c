/// A message as instructions over its literals' UTF-8: what is left of it when nothing but the arguments is unknown.
///
/// A program knows the usual case alone: texts that need no repair, and whole numbers that fit their specifiers. It gives
/// up on everything else, which the formatter then says at leisure and with issues.
///
/// Immutable, and a class: running it counts no reference of the arrays that it reads.
final class MessageProgram: Sendable {
    /// One step. A flat value rather than an enum with payloads: these take several loads and shifts to take apart.
    struct Instruction: Hashable, Sendable {
        enum Operation: UInt8, Hashable, Sendable {
            /// Appends `second` bytes of `literals` from `first`.
            case literal
            /// Appends the whole number of the slot `first`, as `reach` reads it.
            case integer
            /// Appends the text or whole number of the slot `first`.
            case value
            /// Runs one of seven blocks for the number of the slot `first`: that of `jumps[second]` for the number 0,
            /// those behind it by category.
            case choose
            /// Runs the block at `first`.
            case run
            case giveUp
            /// All of an empty block.
            case end
        }

        var operation: Operation
        /// Whether nothing follows in the block.
        var isLast = false
        var reach = IntegerReach.all
        var first: Int32 = 0
        var second: Int32 = 0
    }

    /// The whole numbers that a specifier reads.
    struct IntegerReach: Hashable, Sendable {
        var bits: UInt8
        var isUnsigned: Bool

        static let all = IntegerReach(bits: 64, isUnsigned: false)

        func holds(_ number: Int64) -> Bool {
            if bits == 64, !isUnsigned { return true }
            if isUnsigned { return number >= 0 && (bits == 64 || number < Int64(1) << Int64(bits)) }
            return bits == 64 || (-(Int64(1) << Int64(bits - 1))..<Int64(1) << Int64(bits - 1)).contains(number)
        }

        func holds(_ number: UInt64) -> Bool { number >> UInt64(isUnsigned ? bits - 1 : bits - 2) <= 1 }
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

    /// No message that is longer without its arguments has a program; nor one that names an argument more often.
    static let longest = 65_536
    static let mostUses = 1_024

    let literals: [UInt8]
    let code: [Instruction]
    let jumps: [Int32]
    /// Where the message begins in `code`.
    let start: Int
    let extent: Extent
    let rules: PluralRuleSet
    let integers: IntegerBytes
    /// Whether the formatter alone can write numbers.
    let hasOwnNumbers: Bool
    let isolates: IsolateBytes
    /// Whether values are put in as HTML.
    let isEscaped: Bool
    /// The most bytes that the message needs with any arguments; nil where that depends on texts.
    let fixedCapacity: Int?

    init(
        literals: [UInt8], code: [Instruction], jumps: [Int32], start: Int, extent: Extent, rules: PluralRuleSet,
        integers: IntegerBytes?, isolates: IsolateBytes, isEscaped: Bool
    ) {
        let hasTexts = code.contains { $0.operation == .value }
        let ofNumber = (integers ?? .plain).capacity(for: .max) + isolates.capacity
        fixedCapacity = hasTexts ? nil : extent.uses.reduce(extent.literal) { $0 + $1 * ofNumber }
        self.literals = literals
        self.code = code
        self.jumps = jumps
        self.start = start
        self.extent = extent
        self.rules = rules
        self.integers = integers ?? .plain
        hasOwnNumbers = integers == nil
        self.isolates = isolates
        self.isEscaped = isEscaped
    }
}

/// What is written around values, as bytes; empty where nothing is.
struct IsolateBytes: Hashable, Sendable {
    var leftToRight = Mark()
    var rightToLeft = Mark()
    var unknown = Mark()
    var end = Mark()
    /// Before numbers, whose direction is that of the message.
    var number = Mark()
    /// Whether values that cannot move anything are written without (B-5).
    var isEconomical = false

    /// The most bytes around one value.
    var capacity: Int { max(leftToRight.count, rightToLeft.count, unknown.count, number.count) + end.count }

    /// At most sixteen bytes, which need no array.
    struct Mark: Hashable, Sendable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0
        private(set) var count = 0

        init() {}

        init(_ text: String) {
            precondition(text.utf8.count <= 16, "a mark is a control or a tag")
            for byte in text.utf8.reversed() {
                high = high << 8 | low >> 56
                low = low << 8 | UInt64(byte)
                count += 1
            }
        }

        var isEmpty: Bool { count == 0 }

        func append(to output: inout OutputSpan<UInt8>) {
            var low = low
            if count == 3 {
                // An isolate's control.
                output.append(UInt8(truncatingIfNeeded: low))
                output.append(UInt8(truncatingIfNeeded: low >> 8))
                return output.append(UInt8(truncatingIfNeeded: low >> 16))
            }
            for _ in 0..<min(count, 8) {
                output.append(UInt8(truncatingIfNeeded: low))
                low >>= 8
            }
            guard count > 8 else { return }
            var high = high
            for _ in 8..<count {
                output.append(UInt8(truncatingIfNeeded: high))
                high >>= 8
            }
        }
    }
}
