internal import L10nSource
internal import L10nSyntax

/// Reads values that are made of others (TF-48 to TF-53). Every wrong part is reported, and makes the whole wrong.
extension TokenResolver {
    mutating func readStrokeStyle(_ value: JSONValue) -> StrokeStyle? {
        if value.isString {
            return readKeyword(value, "a stroke style").map(StrokeStyle.keyword)
        }
        guard let members = members(of: value, "a stroke style", required: ["dashArray", "lineCap"]),
            let list = members["dashArray"], let cap = members["lineCap"]
        else { return nil }
        let lineCap = readKeyword(cap, "a line cap", StrokeStyle.LineCap.self)
        guard let dashes = readDashes(list), let lineCap else { return nil }
        return .dashes(dashes, lineCap: lineCap)
    }

    private mutating func readDashes(_ value: JSONValue) -> [Dimension]? {
        let place = place(of: value)
        guard let value = pointed(value) else { return nil }
        guard value.isArray, !value.elements.isEmpty else {
            report(
                .invalidTokenValue,
                value.isArray ? "the dash array is empty" : "a dash array cannot be \(JSONWording.kind(of: value))",
                "write at least one dimension", at: place)
            return nil
        }
        var dashes: [Dimension] = []
        var isGood = true
        for element in value.elements {
            if let dash = read(element, as: .dimension)?.dimension { dashes.append(dash) } else { isGood = false }
        }
        return isGood ? dashes : nil
    }

    mutating func readBorder(_ value: JSONValue) -> Border? {
        guard let members = members(of: value, "a border", required: ["color", "width", "style"]) else { return nil }
        let color = part(members["color"], .color)?.color
        let width = part(members["width"], .dimension)?.dimension
        let style = part(members["style"], .strokeStyle)?.strokeStyle
        guard let color, let width, let style else { return nil }
        return Border(color: color, width: width, style: style)
    }

    mutating func readTransition(_ value: JSONValue) -> Transition? {
        guard let members = members(of: value, "a transition", required: ["duration", "delay", "timingFunction"])
        else { return nil }
        let duration = part(members["duration"], .duration)?.duration
        let delay = part(members["delay"], .duration)?.duration
        let timing = part(members["timingFunction"], .cubicBezier)?.cubicBezier
        guard let duration, let delay, let timing else { return nil }
        return Transition(duration: duration, delay: delay, timingFunction: timing)
    }

    mutating func readShadows(_ value: JSONValue) -> [Shadow]? {
        guard value.isArray else { return readShadow(value).map { [$0] } }
        if value.elements.isEmpty {
            report(.invalidTokenValue, "the list of shadows is empty", "write at least one", at: value)
            return nil
        }
        var shadows: [Shadow] = []
        var isGood = true
        for element in value.elements {
            guard let layers = element.isArray ? nil : read(element, as: .shadow)?.shadow else {
                if element.isArray {
                    report(.invalidTokenValue, "a list of shadows holds an array", "write one shadow", at: element)
                }
                isGood = false
                continue
            }
            // A reference is one element; it is never spread out (TF-41).
            if layers.count == 1 {
                shadows += layers
            } else {
                isGood = false
                let reference = TokenReference.text(of: element) ?? element
                report(
                    .aliasTypeMismatch, "\(Wording.quoted(reference.string ?? "")) is a list of shadows",
                    "refer to a token with one shadow", at: reference)
            }
        }
        return isGood ? shadows : nil
    }

    private mutating func readShadow(_ value: JSONValue) -> Shadow? {
        guard
            let members = members(
                of: value, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"])
        else { return nil }
        let color = part(members["color"], .color)?.color
        let offsetX = part(members["offsetX"], .dimension)?.dimension
        let offsetY = part(members["offsetY"], .dimension)?.dimension
        let blur = part(members["blur"], .dimension)?.dimension
        let spread = part(members["spread"], .dimension)?.dimension
        let isInset = members["inset"].map { readBool($0) } ?? false
        guard let color, let offsetX, let offsetY, let blur, let spread, let isInset else { return nil }
        return Shadow(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    }

    private mutating func readBool(_ value: JSONValue) -> Bool? {
        let place = place(of: value)
        guard let value = pointed(value) else { return nil }
        if let bool = value.bool { return bool }
        report(
            .invalidTokenValue, "'inset' cannot be \(JSONWording.kind(of: value))", "write true or false", at: place)
        return nil
    }

    mutating func readGradient(_ value: JSONValue) -> [GradientStop]? {
        guard value.isArray, !value.elements.isEmpty else {
            report(
                .invalidTokenValue,
                value.isArray ? "the list of stops is empty" : "a gradient cannot be \(JSONWording.kind(of: value))",
                "write an array of stops", at: value)
            return nil
        }
        var stops: [GradientStop] = []
        var isGood = true
        for element in value.elements {
            if let stop = readStop(element) { stops.append(stop) } else { isGood = false }
        }
        return isGood ? stops : nil
    }

    private mutating func readStop(_ value: JSONValue) -> GradientStop? {
        guard let value = pointed(value),
            let members = members(of: value, "a gradient stop", required: ["color", "position"])
        else { return nil }
        let color = part(members["color"], .color)?.color
        let position = part(members["position"], .number)?.number
        guard let color, let position else { return nil }
        if !(0...1).contains(position), let place = members["position"] { reportClamped(position, at: place) }
        return GradientStop(color: color, position: min(max(position, 0), 1))
    }

    private mutating func reportClamped(_ position: Double, at value: JSONValue) {
        let clamped = position < 0 ? "0" : "1"
        let shown = value.isNumber ? String(value.rawText.prefix(20)) : CSSNumber.written(position)
        report(
            TokenFinding(
                .clampedGradientPosition, "position \(shown) counts as \(clamped)",
                "write \(clamped)", at: value.span,
                fixes: value.isNumber ? [Fix("Write \(clamped)", .safe, edits: [Edit(value.span, clamped)])] : []))
    }

    mutating func readTypography(_ value: JSONValue) -> Typography? {
        let required = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
        guard let members = members(of: value, "a typography", required: [], optional: required) else { return nil }
        let missing = required.filter { members[$0] == nil }
        if !missing.isEmpty {
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            report(
                TokenFinding(
                    .incompleteTypography.at(set.dialect.legacySeverity),
                    "\(names) \(missing.count == 1 ? "is" : "are") missing",
                    "add \(missing.count == 1 ? "it" : "them")", at: value.span))
        }
        let family = part(members["fontFamily"], .fontFamily)?.fontFamily
        let size = part(members["fontSize"], .dimension)?.dimension
        let weight = part(members["fontWeight"], .fontWeight)?.fontWeight
        // Samples of the specification leave the spacing out; nothing is then added (TX-6).
        let spacing =
            members["letterSpacing"] == nil
            ? Dimension(0, .px) : part(members["letterSpacing"], .dimension)?.dimension
        let height = lineHeight(members["lineHeight"], size)
        guard let family, let size, let weight, let spacing, let height else { return nil }
        return Typography(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
    }

    /// Reads the multiple of the size that a line height is; a length, as many tools write it, is told what it would be.
    private mutating func lineHeight(_ value: JSONValue?, _ size: Dimension?) -> Double? {
        guard let value, let length = Self.length(value) else { return part(value, .number)?.number }
        var multiple: String?
        if let size, size.unit == length.unit, size.value > 0 {
            multiple = CSSNumber.rounded(length.value / size.value)
        }
        report(
            TokenFinding(
                .invalidTokenValue, "a line height cannot be a length",
                multiple.map { "write \($0), which is that many times the size" }
                    ?? "write how many times the size it is",
                at: value.span,
                fixes: multiple.map { [Fix("Write \($0)", .unsafe, edits: [Edit(value.span, $0)])] } ?? []))
        return nil
    }

    /// The length that a value states, as an object or as older drafts wrote it.
    private static func length(_ value: JSONValue) -> Dimension? {
        if let text = value.string { return NumberedText.length(text, plainUnit: nil) }
        guard value.isObject, let number = value["value"]?.number,
            let unit = value["unit"]?.string.flatMap({ Dimension.Unit(rawValue: $0) })
        else { return nil }
        return Dimension(number, unit)
    }

    private mutating func part(_ value: JSONValue?, _ type: TokenType) -> TokenValue? {
        value.flatMap { read($0, as: type) }
    }
}
