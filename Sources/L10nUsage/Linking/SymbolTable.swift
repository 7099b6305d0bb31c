/// A table as generators of Swift see it that run at build time.
package struct SymbolTable: Sendable {
    package let name: String
    /// The keys for which Xcode writes a symbol.
    package let symbols: [String]
    /// All keys; asked for where code names the table.
    package let keys: @Sendable () -> [String]

    package init(name: String, symbols: [String], keys: @escaping @Sendable () -> [String]) {
        self.name = name
        self.symbols = symbols
        self.keys = keys
    }
}

/// The keys of the tables of one name, by the names that members may have for them.
///
/// Nobody sees those members, and no two generators agree on capital letters, so that letters and digits alone are compared
/// (SC-65).
struct SymbolNames {
    private var keys: [String: [String]] = [:]

    init(_ keys: [String]) {
        for key in Set(keys) {
            let name = Self.plain(key)
            self.keys[name, default: []].append(key)
            // Xcode leaves placeholders out; other generators leave their letters in.
            let other = Self.plain(SpecifierScan.normalized(key).text)
            if other != name { self.keys[other, default: []].append(key) }
        }
        // A key without letters and digits has no member.
        self.keys[""] = nil
    }

    var isEmpty: Bool { keys.isEmpty }

    func keys(of member: String) -> [String] { keys[Self.plain(member)]?.sorted() ?? [] }

    /// The letters and digits of a name, without case.
    static func plain(_ name: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where isPartOfName(scalar) { plain.append(scalar) }
        return String(plain).lowercased()
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case "\0"..."\u{7F}": false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }
}
