import DesignTokens
internal import L10nSource
import TokenThemes

/// Colors whose opacity the tool computes.
extension ImportArithmetic {
    /// The value with colors where texts such as `rgba({colors.black}, 0.15)` stand.
    mutating func withoutColorTexts(_ token: ImportedToken) throws(Problem) -> TokenJSON {
        switch token.type {
        case .color, .border, .shadow, .gradient:
            try token.value.replacingTexts { text, name throws(Problem) in
                guard name == nil || name == "color", let formula = ImportColorText(text) else { return nil }
                let color = try color(formula, depth: 0)
                if formula.refers { remark(token, text) }
                return TokenJSON(.color(color))
            }
        case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
            .typography, nil:
            token.value
        }
    }

    private mutating func color(_ formula: ImportColorText, depth: Int) throws(Problem) -> ColorValue {
        switch formula.form {
        case .opacity(let opacity, of: let part):
            var color = try color(of: part, depth: depth)
            color.alpha = try self.opacity(opacity)
            guard (0...1).contains(color.alpha) else { throw Problem(message: "the opacity is not from 0 to 1") }
            return color
        case .components(let function, let parts):
            var written: [String] = []
            for part in parts {
                switch part {
                case .reference(let name):
                    let quantity = try quantity(at: path(name))
                    written.append(
                        DecimalText.text(quantity.value * (quantity.unit == "%" ? 100 : 1)) + (quantity.unit ?? ""))
                case .text(let text): written.append(text)
                }
            }
            let text = "\(function)(\(written.joined(separator: ", ")))"
            guard let color = CSSColorText.read(text) else {
                throw Problem(message: "\(Wording.quoted(text)) is no color")
            }
            return color
        }
    }

    private mutating func color(of part: ImportColorText.Part, depth: Int) throws(Problem) -> ColorValue {
        switch part {
        case .reference(let name): return try color(named: name, depth: depth)
        case .text(let text):
            guard let read = CSSColorText.read(text) ?? CSSColorText.read("rgb(\(text))") else {
                throw Problem(message: "\(Wording.quoted(text)) is no color")
            }
            return read
        }
    }

    private mutating func opacity(_ part: ImportColorText.Part) throws(Problem) -> Double {
        switch part {
        case .reference(let name):
            let opacity = try quantity(at: path(name))
            guard opacity.unit == nil || opacity.unit == "%" else {
                throw Problem(message: "\(Wording.quoted("{\(path(name))}")) is no opacity")
            }
            return opacity.value
        case .text(let text):
            guard let alpha = NumberedText.number(text) else {
                throw Problem(message: "\(Wording.quoted(text)) is no opacity")
            }
            return alpha
        }
    }

    private mutating func color(named name: String, depth: Int) throws(Problem) -> ColorValue {
        let path = path(name)
        if let known = knownColors[path] { return try known.get() }
        guard depth < 64 else {
            throw Problem(message: "\(Wording.quoted("{\(path)}")) leads back, or too far")
        }
        let result: Result<ColorValue, Problem>
        do throws(Problem) {
            result = .success(try foundColor(path, depth: depth))
        } catch {
            result = .failure(error)
        }
        knownColors[path] = result
        return try result.get()
    }

    private mutating func foundColor(_ path: String, depth: Int) throws(Problem) -> ColorValue {
        let shown = Wording.quoted("{\(path)}")
        var colors: Set<ColorValue> = []
        for token in try definitions(path) {
            guard let found = try color(of: token, depth: depth) else { throw Problem(message: "\(shown) is no color") }
            colors.insert(try modified(found, token, depth: depth))
        }
        guard colors.count == 1, let color = colors.first else {
            throw Problem(message: "\(shown) differs between the sets", differs: true)
        }
        return color
    }

    /// The color that stands in a token; nil for other values.
    private mutating func color(of token: ImportedToken, depth: Int) throws(Problem) -> ColorValue? {
        if let reference = token.value.reference { return try color(named: reference, depth: depth + 1) }
        guard let formula = token.value.string.flatMap({ ImportColorText($0) }) else { return token.value.color }
        return try color(formula, depth: depth + 1)
    }

    /// Writes the color of a token as the tool changes it.
    mutating func modify(_ token: inout ImportedToken) throws(Problem) {
        guard let modification = token.modification else { return }
        guard let color = try color(of: token, depth: 0) else { throw Problem(message: "it is no color") }
        token.value = TokenJSON(.color(try modified(color, token, depth: 0)))
        token.type = .color
        token.modification = nil
        remark(token, message: "the modification \(Wording.quoted(modification.words)) is computed once")
    }

    private mutating func modified(
        _ color: ColorValue, _ token: ImportedToken, depth: Int
    ) throws(Problem) -> ColorValue {
        guard let modification = token.modification else { return color }
        let amount = try amount(modification.amount)
        var other: ColorValue?
        if let text = modification.other {
            let part = ImportColorText.Part(text[...])
            switch part {
            case .reference(let name): other = try self.color(named: name, depth: depth + 1)
            case .text(let text): other = CSSColorText.read(text)
            }
            if other == nil { throw Problem(message: "\(Wording.quoted(text)) is no color") }
        }
        return modification.apply(to: color, amount, other)
    }

    private mutating func amount(_ text: String) throws(Problem) -> Double {
        if case .reference(let name) = ImportColorText.Part(text[...]) { return try quantity(at: path(name)).value }
        if let formula = ImportFormula(text, .number) { return try quantity(of: formula).value }
        guard let number = NumberedText.number(text) else {
            throw Problem(message: "\(Wording.quoted(text)) is no number")
        }
        return number
    }
}
