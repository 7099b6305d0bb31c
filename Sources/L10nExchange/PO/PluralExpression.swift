import L10nSource

/// The expression behind `plural=` of a PO file's header, which says which form a number has.
///
/// Source: GNU gettext manual, Additional functions for plural forms: the operators of C with one variable, `n`.
package struct PluralExpression: Sendable {
    private indirect enum Node: Sendable {
        case number(UInt64)
        case n
        case not(Node)
        case binary(Operator, Node, Node)
        case choice(Node, Node, Node)
    }

    private enum Operator: String, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case modulo = "%"

        /// What binds weakest first; longer names before those that they begin with.
        static let levels: [[Operator]] = [
            [.or], [.and], [.equal, .unequal], [.atMost, .atLeast, .less, .greater], [.plus, .minus],
            [.times, .divided, .modulo],
        ]
    }

    private let root: Node

    /// Deeper parentheses are not read; no real expression comes near.
    private static let depthLimit = 100

    /// Nil for a text that is no such expression.
    package init?(_ text: some StringProtocol) {
        var reader = Reader(text: Array(text.utf8).filter { $0 != 0x20 && $0 != 0x09 })
        guard let root = reader.choice(depth: 0), reader.index == reader.text.count else { return nil }
        self.root = root
    }

    /// The form of a number; nil where the expression divides by zero or leaves the numbers from 0.
    package func form(of number: UInt64) -> Int? { Self.value(root, number).flatMap { Int(exactly: $0) } }

    private static func value(_ node: Node, _ n: UInt64) -> UInt64? {
        switch node {
        case .number(let number): return number
        case .n: return n
        case .not(let node): return value(node, n).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let yes, let no):
            guard let condition = value(condition, n) else { return nil }
            return value(condition != 0 ? yes : no, n)
        case .binary(let sign, let left, let right):
            guard let left = value(left, n) else { return nil }
            if sign == .or, left != 0 { return 1 }
            if sign == .and, left == 0 { return 0 }
            guard let right = value(right, n) else { return nil }
            switch sign {
            case .or, .and: return right != 0 ? 1 : 0
            case .equal: return left == right ? 1 : 0
            case .unequal: return left != right ? 1 : 0
            case .atMost: return left <= right ? 1 : 0
            case .atLeast: return left >= right ? 1 : 0
            case .less: return left < right ? 1 : 0
            case .greater: return left > right ? 1 : 0
            case .plus: return Self.checked(left.addingReportingOverflow(right))
            case .minus: return Self.checked(left.subtractingReportingOverflow(right))
            case .times: return Self.checked(left.multipliedReportingOverflow(by: right))
            case .divided: return right == 0 ? nil : left / right
            case .modulo: return right == 0 ? nil : left % right
            }
        }
    }

    private static func checked(_ result: (partialValue: UInt64, overflow: Bool)) -> UInt64? {
        result.overflow ? nil : result.partialValue
    }

    private struct Reader {
        let text: [UInt8]
        var index = 0
        private var operators = 0

        init(text: [UInt8]) { self.text = text }

        mutating func choice(depth: Int) -> Node? {
            guard depth < depthLimit, let condition = binary(level: 0, depth: depth) else { return nil }
            guard take("?") else { return condition }
            // From right to left: another choice behind the colon belongs to the second result.
            guard let yes = choice(depth: depth + 1), take(":"), let no = choice(depth: depth + 1) else { return nil }
            return .choice(condition, yes, no)
        }

        private mutating func binary(level: Int, depth: Int) -> Node? {
            guard level < Operator.levels.count else { return unary(depth: depth) }
            guard var left = binary(level: level + 1, depth: depth) else { return nil }
            while let sign = Operator.levels[level].first(where: { take($0.rawValue) }) {
                // Each makes the tree one deeper, which is walked by recursion; no language needs a tenth of them.
                operators += 1
                guard operators <= 1_000, let right = binary(level: level + 1, depth: depth) else { return nil }
                left = .binary(sign, left, right)
            }
            return left
        }

        private mutating func unary(depth: Int) -> Node? {
            guard depth < depthLimit else { return nil }
            // `!=` cannot stand where an operand begins.
            if take("!") { return unary(depth: depth + 1).map { .not($0) } }
            if take("n") { return .n }
            if take("(") {
                guard let inner = choice(depth: depth + 1), take(")") else { return nil }
                return inner
            }
            let digits = text[index...].prefix(while: \.isDigit)
            guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
            index += digits.count
            return .number(number)
        }

        private mutating func take(_ name: String) -> Bool {
            guard text[index...].starts(with: name.utf8) else { return false }
            index += name.utf8.count
            return true
        }
    }
}
