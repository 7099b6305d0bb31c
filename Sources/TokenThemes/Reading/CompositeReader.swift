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
            // A reference is one element; it is never spread out (TF-41).
            if layers.count == 1 {
                shadows += layers
            } else {
                isGood = false
                let reference = TokenReference.text(of: element) ?? element
                context.report(
                    .aliasTypeMismatch, "\(Wording.quoted(reference.string ?? "")) is a list of shadows",
                    "refer to a token with one shadow", at: reference)
            }
        }
        return isGood ? shadows : nil
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
            // A reference stands for all stops of another gradient.
            if isReferenceToGradient(element, &context) {
                if let others = context.read(element, as: .gradient)?.gradient {
                    stops += others
                } else {
                    isGood = false
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

    static func readTypography(_ value: JSONValue, _ context: inout Context) -> Typography? {
        let required = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
        guard let members = ObjectMembers(of: value, "a typography", required: [], optional: required, &context) else {
            return nil
        }
        let missing = required.filter { members[$0] == nil && !members.meant.contains($0) }
        if !missing.isEmpty {
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            context.report(
                TokenFinding(
                    .incompleteTypography.at(context.dialect.legacySeverity),
                    "\(names) \(missing.count == 1 ? "is" : "are") missing",
                    "add \(missing.count == 1 ? "it" : "them")", at: value.span))
        }
        let family = part(members["fontFamily"], .fontFamily, &context)?.fontFamily
        let size = part(members["fontSize"], .dimension, &context)?.dimension
        let weight = part(members["fontWeight"], .fontWeight, &context)?.fontWeight
        // Samples of the specification leave the spacing out; nothing is then added (TX-6).
        let spacing =
            members["letterSpacing"] == nil
            ? Dimension(0, .px) : part(members["letterSpacing"], .dimension, &context)?.dimension
        let height = lineHeight(members["lineHeight"], size, &context)
        guard let family, let size, let weight, let spacing, let height else { return nil }
        return Typography(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
    }

    /// Reads the multiple of the size that a line height is; a length, as many tools write it, is told what it would be.
    private static func lineHeight(_ value: JSONValue?, _ size: Dimension?, _ context: inout Context) -> Double? {
        guard let value else { return nil }
        var referenced: TokenValue?
        if context.isFree, TokenReference.text(of: value) != nil {
            referenced = context.read(value, as: .number, or: .dimension)
            if referenced?.dimension == nil { return referenced?.number }
        }
        guard let length = referenced?.dimension ?? Self.length(value) else {
            return part(value, .number, &context)?.number
        }
        var multiple: String?
        if let size, size.unit == length.unit, size.value > 0 {
            if context.isFree { return length.value / size.value }
            multiple = CSSNumber.rounded(length.value / size.value)
        }
        context.report(
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

    private static func part(_ value: JSONValue?, _ type: TokenType, _ context: inout Context) -> TokenValue? {
        value.flatMap { context.read($0, as: type) }
    }
}
