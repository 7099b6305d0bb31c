import L10nLocale

extension PseudoLocale {
    /// What becomes of a source text.
    /// - Parameters:
    ///   - notation: how placeholders are written; these stay as they are.
    ///   - isPart: whether the text is put into another one, which has the brackets then.
    package func text(_ text: String, notation: MessageNotation, isPart: Bool = false) -> String {
        self.text(text, notation: notation, isPart: isPart, mark: nil)
    }

    /// - Parameter mark: a character that stands for a placeholder.
    func text(_ text: String, notation: MessageNotation, isPart: Bool, mark: Unicode.Scalar?) -> String {
        // Nothing is made of nothing, and spaces around a text stay outside.
        let start = text.prefix(while: \.isWhitespace)
        let rest = text.dropFirst(start.count)
        guard !rest.isEmpty else { return text }
        let end = String(rest.reversed().prefix(while: \.isWhitespace).reversed())
        let pieces = PseudoPieces(String(rest.dropLast(end.count)), notation, mark: mark)
        let added = added(to: pieces)
        var result = ""
        for piece in pieces.pieces { result += piece.isWords ? changed(piece.text) : piece.text }
        let hasBrackets = methods.contains(.brackets) && !isPart
        if pieces.endsOpen {
            // Nothing may follow, which only such faulty texts are like.
            result = (hasBrackets ? "[" : "") + added.drop(while: \.isWhitespace) + (added.isEmpty ? "" : " ") + result
        } else {
            result = (hasBrackets ? "[" : "") + result + added + (hasBrackets ? "]" : "")
        }
        return start + result + end
    }

    /// What makes the text longer, with a space before it.
    private func added(to pieces: PseudoPieces) -> String {
        let words = pieces.pieces.filter(\.isWords).map(\.text)
        var added = ""
        if methods.contains(.doubled) {
            let again = words.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !again.isEmpty { added += " " + changed(again) }
        }
        if methods.contains(.expanded) {
            let count = words.reduce(0) { $0 + $1.count { !$0.isWhitespace } }
            let dense = words.reduce(0) { $0 + $1.unicodeScalars.count(where: PseudoExpansion.isDense) }
            let filler = PseudoExpansion.filler(PseudoExpansion.added(to: count, isDense: 2 * dense > count))
            added += methods.contains(.mirrored) ? mirrored(filler) : filler
        }
        return added
    }

    private func changed(_ words: String) -> String {
        let accented = methods.contains(.accented) ? Self.accented(words) : words
        return methods.contains(.mirrored) ? mirrored(accented) : accented
    }

    /// Each word in an override from right to left, as Android does it; what stands between words stays.
    private func mirrored(_ text: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            if !word.isEmpty { result += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
            word = ""
        }
        for character in text {
            if character.isWhitespace {
                flush()
                result.append(character)
            } else {
                word.append(character)
            }
        }
        flush()
        return result
    }

    private static func accented(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A: result.append(capitals[Int(scalar.value - 0x41)])
            case 0x61...0x7A: result.append(letters[Int(scalar.value - 0x61)])
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    // Every letter stays one character and keeps its likeness, so that texts can still be read.
    private static let letters = Array("\u{E5}ƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž".unicodeScalars)
    private static let capitals = Array("\u{C5}ƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars)
}
