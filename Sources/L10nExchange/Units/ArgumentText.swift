import L10nCatalog

/// The number that a form of a substitution shows: `%arg` in String Catalogs, the placeholder itself in exchange files.
///
/// Source: what Xcode exports and imports (interchange.md N-21).
enum ArgumentText {
    private static let sign = "%arg"

    /// The placeholder that stands for `%arg` in the forms of a variable, such as `%1$lld`; nil where the catalog does
    /// not say how to show the number.
    static func placeholder(of variable: FormVariable) -> String? {
        guard let type = variable.valueType, !type.isEmpty else { return nil }
        return "%" + (variable.argument.map { "\($0)$" } ?? "") + type
    }

    static func exported(_ text: String, as placeholder: String) -> String {
        replacing(Array(sign.utf8), by: placeholder, in: text)
    }

    static func restored(_ text: String, from placeholder: String) -> String {
        replacing(Array(placeholder.utf8), by: sign, in: text)
    }

    /// Replaces placeholders; `%%`, which is a percent sign, begins none.
    private static func replacing(_ wanted: [UInt8], by replacement: String, in text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] != UInt8(ascii: "%") {
                result.append(bytes[index])
                index += 1
            } else if bytes[index...].starts(with: wanted) {
                result += Array(replacement.utf8)
                index += wanted.count
            } else {
                let length = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "%") ? 2 : 1
                result += bytes[index..<index + length]
                index += length
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
