/// Writes each specifier of a text as `<argument:type>`. Reads the few specifiers of generated catalogs by itself, so that
/// it shares no mistake with the parser.
struct SpecifierReading {
    /// Where counting begins.
    var start = 1
    /// What `%arg` stands for.
    var value: (argument: Int, type: String)?
    /// What a reference to a variable becomes.
    /// - Parameter counted: the argument that counting gives, or its number.
    var variable: (_ name: String, _ counted: Int) -> String = { name, counted in "<\(counted):\(name)>" }

    func read(_ text: String) -> String {
        var result = ""
        var next = start
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            var number: Int?
            let digits = rest.prefix(while: \.isNumber)
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                number = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            func argument() -> Int {
                if let number { return number }
                next += 1
                return next - 1
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest.dropFirst(2)[..<end])
                rest = rest[rest.index(after: end)...]
                result += variable(name, argument())
            } else if rest.hasPrefix("arg"), let value {
                rest = rest.dropFirst(3)
                _ = argument()
                result += "<\(value.argument):\(value.type)>"
            } else if let type = ["lld", "lf", "d", "@"].first(where: rest.hasPrefix) {
                rest = rest.dropFirst(type.count)
                result += "<\(argument()):\(type)>"
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
