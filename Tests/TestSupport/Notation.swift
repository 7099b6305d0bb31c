/// Bytes as the tables of `Tests/Fixtures/Strings` write them, readable and on one line.
///
/// `␊`, `␍` and `␉` stand for LF, CR and TAB, `⟦U+00A0⟧` for a character, `⟦x FF FE⟧` for bytes, `⟦513×ab⟧` for a
/// repetition. `⟦UTF-16LE⟧` and its like give the encoding of what follows, which is UTF-8 until then. Everything else
/// stands for itself.
package enum Notation {
    /// The bytes that a notation stands for; nil where it is wrong.
    package static func bytes(_ notation: String) -> [UInt8]? {
        var result: [UInt8] = []
        var encoding = "UTF-8"
        var rest = notation.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "⟦" else {
                append(plain(scalar), encoding, &result)
                continue
            }
            guard let end = rest.firstIndex(of: "⟧") else { return nil }
            let content = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
            if content.hasPrefix("U+") {
                guard let scalar = UInt32(content.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
                    return nil
                }
                append(scalar, encoding, &result)
            } else if content.hasPrefix("x ") {
                let bytes = content.dropFirst(2).split(separator: " ").map { UInt8($0, radix: 16) }
                guard !bytes.contains(nil) else { return nil }
                result += bytes.compactMap { $0 }
            } else if content.hasPrefix("UTF-") {
                encoding = content
            } else {
                let parts = content.split(separator: "×", maxSplits: 1)
                guard parts.count == 2, let count = Int(parts[0]) else { return nil }
                for _ in 0..<count { for scalar in parts[1].unicodeScalars { append(scalar, encoding, &result) } }
            }
        }
        return result
    }

    private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "␊": "\n"
        case "␍": "\r"
        case "␉": "\t"
        default: scalar
        }
    }

    package static func append(_ scalar: Unicode.Scalar, _ encoding: String, _ bytes: inout [UInt8]) {
        switch encoding {
        case "UTF-16LE":
            for unit in scalar.utf16 { bytes += [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
        case "UTF-16BE":
            for unit in scalar.utf16 { bytes += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)] }
        case "UTF-32LE":
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift)) }
        case "UTF-32BE":
            for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift)) }
        default: bytes += Array(String(scalar).utf8)
        }
    }

    /// Text in this notation, cut behind `limit` characters.
    package static func written(_ text: some Sequence<UInt8>, limit: Int = .max) -> String {
        let scalars = String(decoding: Array(text), as: UTF8.self).unicodeScalars
        let cut = scalars.prefix(limit).map { scalar in
            switch scalar {
            case "\n": "␊"
            case "\r": "␍"
            case "\t": "␉"
            default: isShown(scalar) ? String(scalar) : "⟦U+" + hexadecimal(scalar) + "⟧"
            }
        }
        return cut.joined() + (scalars.count > limit ? "…" : "")
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a reader of the table sees a character for what it is.
    package static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .spaceSeparator: scalar == " "
        default: scalar != "\u{FFFD}"
        }
    }
}

extension String {
    /// The text between quotes, with escapes for what a reader could not see.
    package var shown: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let scalar where Notation.isShown(scalar): result.unicodeScalars.append(scalar)
            default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
            }
        }
        return result + "\""
    }

    /// The text, cut behind `limit` characters.
    package func cut(to limit: Int) -> String {
        unicodeScalars.count > limit ? String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…" : self
    }
}
