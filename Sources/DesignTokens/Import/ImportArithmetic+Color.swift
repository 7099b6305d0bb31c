internal import L10nSource

/// Colors whose opacity the tool computes.
extension ImportArithmetic {
    /// The value with colors where texts such as `rgba({colors.black}, 0.15)` stand.
    mutating func withoutColorTexts(_ token: ImportedToken, _ reader: inout ImportReader) throws(Problem) -> TokenJSON {
        switch token.type {
        case .color, .border, .shadow: try withoutColorTexts(token.value, of: token, &reader)
        case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
            .gradient,
            .typography, nil:
            token.value
        }
    }

    private mutating func withoutColorTexts(
        _ value: TokenJSON, of token: ImportedToken, _ reader: inout ImportReader
    ) throws(Problem) -> TokenJSON {
        switch value {
        case .raw:
            guard let text = value.string, let formula = ImportColorText(text) else { return value }
            let color = try color(formula, depth: 0)
            remark(token, text, &reader)
            return TokenJSON(.color(color))
        case .list(let items):
            var result: [TokenJSON] = []
            for item in items { result.append(try withoutColorTexts(item, of: token, &reader)) }
            return .list(result)
        case .object(let members):
            var result: [(name: String, value: TokenJSON)] = []
            for (name, value) in members {
                result.append((name, name == "color" ? try withoutColorTexts(value, of: token, &reader) : value))
            }
            return .object(result)
        case .placed: return value
        }
    }

    private mutating func color(_ formula: ImportColorText, depth: Int) throws(Problem) -> ColorValue {
        var color: ColorValue
        switch formula.color {
        case .reference(let name): color = try self.color(named: name, depth: depth)
        case .text(let text):
            guard let read = CSSColorText.read(text) ?? CSSColorText.read("rgb(\(text))") else {
                throw Problem(message: "\(Wording.quoted(text)) is no color")
            }
            color = read
        }
        switch formula.opacity {
        case .reference(let name):
            let opacity = try quantity(at: path(name))
            guard opacity.unit == nil || opacity.unit == "%" else {
                throw Problem(message: "\(Wording.quoted("{\(path(name))}")) is no opacity")
            }
            color.alpha = opacity.value
        case .text(let text):
            guard let alpha = ImportText.number(text) else {
                throw Problem(message: "\(Wording.quoted(text)) is no opacity")
            }
            color.alpha = alpha
        }
        guard (0...1).contains(color.alpha) else { throw Problem(message: "the opacity is not from 0 to 1") }
        return color
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
            if let reference = token.value.reference {
                colors.insert(try color(named: reference, depth: depth + 1))
            } else if let formula = token.value.string.flatMap({ ImportColorText($0) }) {
                colors.insert(try color(formula, depth: depth + 1))
            } else if let color = token.value.color {
                colors.insert(color)
            } else {
                throw Problem(message: "\(shown) is no color")
            }
        }
        guard colors.count == 1, let color = colors.first else {
            throw Problem(message: "\(shown) differs between the sets")
        }
        return color
    }
}
