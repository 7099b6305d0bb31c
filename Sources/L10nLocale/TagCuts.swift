/// A tag, then the same without its last subtag, again and again: how tables are asked that hold an entry wherever this
/// would find another one than CLDR's.
enum TagCuts {
    /// The first that has a value.
    static func first<Value>(of tag: LanguageTag, _ value: (Substring) -> Value?) -> Value? {
        var rest = tag.description[...]
        while !rest.isEmpty {
            if let found = value(rest) { return found }
            rest = rest[..<(rest.lastIndex(of: "-") ?? rest.startIndex)]
        }
        return nil
    }
}
