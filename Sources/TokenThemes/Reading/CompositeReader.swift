import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads values that are made of others (TF-48 to TF-53). Every wrong part is reported, and makes the whole wrong.
enum CompositeReader<Context: ReadingContext> {
    static func readStrokeStyle(_ value: JSONValue, _ context: inout Context) -> StrokeStyle? {
        if value.isString {
            return SimpleValueReader.readKeyword(value, "a stroke style", &context).map(StrokeStyle.keyword)
        }
        guard let members = ObjectMembers(of: value, "a stroke style", required: ["dashArray", "lineCap"], &context),
            let list = members["dashArray"], let cap = members["lineCap"]
        else { return nil }
        let lineCap = SimpleValueReader.readKeyword(cap, "a line cap", as: StrokeStyle.LineCap.self, &context)
        guard let dashes = readDashes(list, &context), let lineCap else { return nil }
        return .dashes(dashes, lineCap: lineCap)
    }

    private static func readDashes(_ value: JSONValue, _ context: inout Context) -> [Dimension]? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        guard value.isArray, !value.elements.isEmpty else {
            context.report(
                .invalidTokenValue,
                value.isArray ? "the dash array is empty" : "a dash array cannot be \(JSONWording.kind(of: value))",
                "write at least one dimension", at: place)
            return nil
        }
        var dashes: [Dimension] = []
        var isGood = true
        for element in value.elements {
            if let dash = context.read(element, as: .dimension)?.dimension {
                dashes.append(dash)
            } else {
                isGood = false
            }
        }
        return isGood ? dashes : nil
    }

    static func readBorder(_ value: JSONValue, _ context: inout Context) -> Border? {
        guard let members = ObjectMembers(of: value, "a border", required: ["color", "width", "style"], &context) else {
            return nil
        }
        let color = part(members["color"], .color, &context)?.color
        let width = part(members["width"], .dimension, &context)?.dimension
        let style = part(members["style"], .strokeStyle, &context)?.strokeStyle
        guard let color, let width, let style else { return nil }
        return Border(color: color, width: width, style: style)
    }

    static func readTransition(_ value: JSONValue, _ context: inout Context) -> Transition? {
        guard
            let members = ObjectMembers(
                of: value, "a transition", required: ["duration", "delay", "timingFunction"], &context)
        else { return nil }
        let duration = part(members["duration"], .duration, &context)?.duration
        let delay = part(members["delay"], .duration, &context)?.duration
        let timing = part(members["timingFunction"], .cubicBezier, &context)?.cubicBezier
        guard let duration, let delay, let timing else { return nil }
        return Transition(duration: duration, delay: delay, timingFunction: timing)
    }

    static func readShadows(_ value: JSONValue, _ context: inout Context) -> [Shadow]? {
        guard value.isArray else { return readShadow(value, &context).map { [$0] } }
        if value.elements.isEmpty {
            context.report(.invalidTokenValue, "the list of shadows is empty", "write at least one", at: value)
            return nil
        }
        var shadows: [Shadow] = []
        var isGood = true
        for element in value.elements {
            guard let layers = element.isArray ? nil : context.read(element, as: .shadow)?.shadow else {
                if element.isArray {
                    context.report(
                        .invalidTokenValue, "a list of shadows holds an array", "write one shadow", at: element)
                }
                isGood = false
                continue
            }
            if layers.count == 1 {
                shadows += layers
            } else {
                isGood = false
                reportList(element, of: "shadow", &context)
            }
        }
        return isGood ? shadows : nil
    }

    /// A reference is one element; it is never spread out (TF-41).
    private static func reportList(_ element: JSONValue, of part: String, _ context: inout Context) {
        let reference = TokenReference.text(of: element) ?? element
        context.report(
            .aliasTypeMismatch, "\(Wording.quoted(reference.string ?? "")) is a list of \(part)s",
            "refer to a token with one \(part)", at: reference)
    }

    private static func readShadow(_ value: JSONValue, _ context: inout Context) -> Shadow? {
        guard
            let members = ObjectMembers(
                of: value, "a shadow", required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"],
                freely: ["x": "offsetX", "y": "offsetY"], &context)
        else { return nil }
        let color = part(members["color"], .color, &context)?.color
        let offsetX = shadowLength(members["offsetX"], &context)
        let offsetY = shadowLength(members["offsetY"], &context)
        let blur = shadowLength(members["blur"], &context)
        let spread = shadowLength(members["spread"], &context)
        let isInner = context.isFree && value["type"]?.string == "innerShadow"
        let isInset = members["inset"].map { readBool($0, &context) } ?? isInner
        guard let color, let offsetX, let offsetY, let blur, let spread, let isInset else { return nil }
        return Shadow(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    }

    /// Free values count shadows in pixels without saying so.
    private static func shadowLength(_ value: JSONValue?, _ context: inout Context) -> Dimension? {
        if context.isFree, let number = value?.number { return Dimension(number, .px) }
        return part(value, .dimension, &context)?.dimension
    }

    private static func readBool(_ value: JSONValue, _ context: inout Context) -> Bool? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        if let bool = value.bool { return bool }
        context.report(
            .invalidTokenValue, "'inset' cannot be \(JSONWording.kind(of: value))", "write true or false", at: place)
        return nil
    }

    static func readGradient(_ value: JSONValue, _ context: inout Context) -> [GradientStop]? {
        guard value.isArray, !value.elements.isEmpty else {
            context.report(
                .invalidTokenValue,
                value.isArray ? "the list of stops is empty" : "a gradient cannot be \(JSONWording.kind(of: value))",
                "write an array of stops", at: value)
            return nil
        }
        var stops: [GradientStop] = []
        var isGood = true
        for element in value.elements {
            if isReferenceToGradient(element, &context) {
                let others = context.read(element, as: .gradient)?.gradient
                if let others, others.count == 1 {
                    stops += others
                } else {
                    isGood = false
                    if others != nil { reportList(element, of: "stop", &context) }
                }
            } else if let stop = readStop(element, &context) {
                stops.append(stop)
            } else {
                isGood = false
            }
        }
        return isGood ? stops : nil
    }

    private static func isReferenceToGradient(_ element: JSONValue, _ context: inout Context) -> Bool {
        TokenReference.isCurly(element)
            || TokenReference.pointerText(element) != nil && context.pointed(element)?.isArray == true
    }

    private static func readStop(_ value: JSONValue, _ context: inout Context) -> GradientStop? {
        guard let value = context.pointed(value),
            let members = ObjectMembers(of: value, "a gradient stop", required: ["color", "position"], &context)
        else { return nil }
        let color = part(members["color"], .color, &context)?.color
        let position = part(members["position"], .number, &context)?.number
        guard let color, let position else { return nil }
        if !(0...1).contains(position), let place = members["position"] { reportClamped(position, at: place, &context) }
        return GradientStop(color: color, position: min(max(position, 0), 1))
    }

    private static func reportClamped(_ position: Double, at value: JSONValue, _ context: inout Context) {
        let clamped = position < 0 ? "0" : "1"
        let shown = value.isNumber ? String(value.rawText.prefix(20)) : CSSNumber.written(position)
        context.report(
            TokenFinding(
                .clampedGradientPosition, "position \(shown) counts as \(clamped)",
                "write \(clamped)", at: value.span,
                fixes: value.isNumber ? [Fix("Write \(clamped)", .safe, edits: [Edit(value.span, clamped)])] : []))
    }

    static func part(_ value: JSONValue?, _ type: TokenType, _ context: inout Context) -> TokenValue? {
        value.flatMap { context.read($0, as: type) }
    }
}
