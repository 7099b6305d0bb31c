import TestSupport

/// JSON with members in their order.
indirect enum RandomJSON {
    case raw(String)
    case list([RandomJSON])
    case object([(String, RandomJSON)])

    var text: String {
        switch self {
        case .raw(let text): text
        case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{ " + members.map { "\"\($0.0)\": \($0.1.text)" }.joined(separator: ", ") + " }"
        }
    }

    /// How many values there are, itself included.
    var count: Int {
        switch self {
        case .raw: 1
        case .list(let items): 1 + items.reduce(0) { $0 + $1.count }
        case .object(let members): 1 + members.reduce(0) { $0 + $1.1.count }
        }
    }

    /// Changes the value with this number, counted from 0 in document order.
    mutating func change(_ number: Int, _ change: (inout RandomJSON) -> Void) {
        if number == 0 { return change(&self) }
        var rest = number - 1
        switch self {
        case .raw: return
        case .list(var items):
            for index in items.indices {
                if rest < items[index].count {
                    items[index].change(rest, change)
                    break
                }
                rest -= items[index].count
            }
            self = .list(items)
        case .object(var members):
            for index in members.indices {
                if rest < members[index].1.count {
                    members[index].1.change(rest, change)
                    break
                }
                rest -= members[index].1.count
            }
            self = .object(members)
        }
    }

    /// Changes one place: a value, or the name or the presence of a member.
    mutating func spoil(_ random: inout SeededGenerator, values: [String], names: [String]) {
        let replacement = values[Int.random(in: 0..<values.count, using: &random)]
        let kind = Int.random(in: 0..<4, using: &random)
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        let place = Int.random(in: 0..<count, using: &random)
        let pick = Int.random(in: 0..<8, using: &random)
        change(place) { value in
            switch (value, kind) {
            case (.object(var members), 0) where !members.isEmpty:
                members.remove(at: pick % members.count)
                value = .object(members)
            case (.object(var members), 1) where !members.isEmpty:
                members[pick % members.count].0 = name
                value = .object(members)
            case (.object(var members), 2):
                members.append((name, .raw(replacement)))
                value = .object(members)
            case (.list(let items), 0): value = .list(Array(items.dropLast()))
            case (.list(let items), 1): value = .list(items + [.raw(replacement)])
            default: value = .raw(replacement)
            }
        }
    }
}

/// A kind of documents that are made at random.
protocol RandomDocument {
    var random: SeededGenerator { get set }
    /// What stands in the place of something right.
    static var faults: [String] { get }
    /// What a member is called in the place of its name.
    static var names: [String] { get }

    init(random: SeededGenerator)

    /// Makes a valid document.
    mutating func makeRoot() -> RandomJSON
}

extension RandomDocument {
    /// The text of a document in which so many places are changed at random.
    static func text(_ random: inout SeededGenerator, faults: Int) -> String {
        var document = Self(random: random)
        var root = document.makeRoot()
        for _ in 0..<faults { root.spoil(&document.random, values: Self.faults, names: names) }
        random = document.random
        return root.text
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }
}
