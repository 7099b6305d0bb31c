/// Font families in one text, as CSS lists them.
package enum FontFamilyList {
    /// The most names of a list that is joined of others, which would double with each one.
    package static let most = 256

    /// The names without their quotes, the first choice first; empty where there are none.
    ///
    /// Source: CSS Fonts Module Level 4, section 2.1.
    package static func families(_ text: String) -> [String] {
        func isAround(_ character: Character) -> Bool {
            character == " " || character == "\"" || character == "'"
        }
        return text.split(separator: ",").map { family in
            String(family.drop(while: isAround).reversed().drop(while: isAround).reversed())
        }.filter { !$0.isEmpty }
    }
}
