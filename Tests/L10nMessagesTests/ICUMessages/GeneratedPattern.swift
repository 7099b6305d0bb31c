import TestSupport

/// Patterns of MessageFormat 1 as people write them and as they break them.
struct GeneratedPattern {
    var random: SeededGenerator
    /// What the text holds that ICU answers in its own way; the comparison passes it over.
    private(set) var text = ""

    init(_ random: SeededGenerator) {
        self.random = random
    }

    /// Numbers are `n` and `0`, texts `s` and `1`, a moment `d`, so that no type is mixed (M1-50); `q` is
    /// shown by skeletons and chooses nothing.
    mutating func next() -> String {
        text = ""
        message(depth: 0)
        if chance(4) { damage() }
        return text
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func pick(_ choices: [String]) -> String {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private mutating func message(depth: Int) {
        for _ in 0..<Int.random(in: 0...(depth == 0 ? 4 : 2), using: &random) {
            if depth < 3, chance(2) {
                argument(depth: depth)
            } else {
                text += pick([
                    "a", " file", "#", "''", "'", "it's ", "'{'", "'{x}'", "'#'", " '# ", "é", "שלום", "|", "'|'", "%",
                    "=1",
                    "'{''}'", "\u{200F}", "😀", "\n",
                ])
            }
        }
    }

    private mutating func space() -> String { chance(5) ? pick([" ", "\n", "\u{200E}", "\u{2028}", "  "]) : "" }

    private mutating func argument(depth: Int) {
        let number = pick(["n", "0", "n", "0", "m"])
        let string = pick(["s", "1", "имя"])
        switch Int.random(in: 0..<10, using: &random) {
        case 0: text += "{\(space())\(number)\(space())}"
        case 1: text += "{\(space())\(string)\(space())}"
        case 2:
            let style = numberStyle()
            let shown = style.contains("::") ? "q" : number
            text += "{\(shown)\(space()),\(space())\(pick(["number", "NUMBER", "Number"]))\(space())\(style)}"
        case 3: text += "{d\(space()),\(pick(["date", "time"]))\(space())\(dateStyle())}"
        case 4: text += "{\(number),\(pick(["spellout", "ordinal", "duration"]))}"
        case 5, 6:
            text += "{\(number),\(space())\(pick(["plural", "plural", "plural", "selectordinal", "Plural"])),\(space())"
            if chance(4) { text += "offset:\(space())\(pick(["1", "2", "-1", "1.5", "0"]))\(space()) " }
            cases(pick(["one", "=1", "few", "=0", "many", "two", "zero", "=2.5", "=1.0", "=-1", "=1e0"]), depth)
            cases(pick(["one", "=1", "few", "=3", "=.5", "=2."]), depth)
            text += "other\(space()){"
            message(depth: depth + 1)
            text += "}\(space())}"
        case 7, 8:
            text += "{\(string),\(pick(["select", "SELECT"])),\(space())"
            cases(pick(["a", "female", "b1", "ж", "1"]), depth)
            text += "other{"
            message(depth: depth + 1)
            text += "}}"
        default:
            text += "{\(number),choice,\(space())\(pick(["0", "-\u{221E}", "1"]))\(pick(["#", "<", "\u{2264}"]))"
            message(depth: depth + 1)
            for limit in ["1", pick(["2", "5", "0.5", "\u{221E}"])] where chance(2) {
                text += "|\(space())\(limit)\(pick(["#", "<", "\u{2264}"]))"
                message(depth: depth + 1)
            }
            text += "}"
        }
    }

    private mutating func cases(_ key: String, _ depth: Int) {
        if chance(4) { return }
        text += "\(key)\(space()){"
        message(depth: depth + 1)
        text += "}\(space())"
    }

    private mutating func numberStyle() -> String {
        pick([
            "", ",", ",integer", ", Integer ", ",percent", ",currency", ",::.00", ",::percent", ", ::percent scale/100",
            ",#,##0.0#", ",::compact-short", ",::sign-always", ",0.00", ",::bogus", ",::currency/EUR", ",'#'0",
            ",#0.0;(#0)",
            ",bad {x}", ",::integer-width/000", ",::", ",#.#.#",
        ])
    }

    private mutating func dateStyle() -> String {
        pick([
            "", ",", ",short", ", Medium ", ",long", ",full", ",::yMMMd", ",::Hms", ",yyyy-MM-dd", ",'on' d",
            ",::yMMMMEEEEd",
            ",HH:mm",
        ])
    }

    private mutating func damage() {
        var letters = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...2, using: &random) where !letters.isEmpty {
            let index = Int.random(in: 0..<letters.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: letters.remove(at: index)
            case 1:
                let new: [Unicode.Scalar] = ["{", "}", "'", ",", "#", ":", "=", "o", " ", "1", "-", "|", "\u{A0}", "0"]
                letters.insert(new[Int.random(in: 0..<new.count, using: &random)], at: index)
            default: letters.swapAt(index, Int.random(in: 0..<letters.count, using: &random))
            }
        }
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: letters)
        text = String(scalars)
    }
}
