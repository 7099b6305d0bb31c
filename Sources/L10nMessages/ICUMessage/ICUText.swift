/// What a text of ICU's notation stands in, which decides what has a meaning there.
package enum ICUTextParent: Sendable {
    case message, plural, select, choice
}

/// Literal texts in ICU's notation.
package enum ICUText {
    /// The text with quotations around what would mean something: each apostrophe is written as two, which is one wherever
    /// apostrophes quote always and wherever only some do (M1-20, M1-29).
    package static func quoted(_ text: String, in parent: ICUTextParent) -> String {
        var result = ""
        var isQuoted = false
        for scalar in text.unicodeScalars {
            if scalar == "'" {
                result += "''"
                continue
            }
            if hasMeaning(scalar, in: parent) != isQuoted {
                result += "'"
                isQuoted.toggle()
            }
            result.unicodeScalars.append(scalar)
        }
        return isQuoted ? result + "'" : result
    }

    private static func hasMeaning(_ scalar: Unicode.Scalar, in parent: ICUTextParent) -> Bool {
        switch scalar {
        case "{", "}": true
        case "#": parent == .plural
        case "|": parent == .choice
        default: false
        }
    }
}
