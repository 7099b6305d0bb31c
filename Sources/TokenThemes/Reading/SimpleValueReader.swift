import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads numbers, those with a unit, lists of numbers and keywords (TF-42, TF-45 to TF-47).
enum SimpleValueReader<Context: ReadingContext> {
    static func readNumber(_ value: JSONValue, _ what: String, _ context: inout Context) -> Double? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        return readNumber(value, what, at: place, &context)
    }

    /// Reads a number that a pointer at another place may have led to.
    private static func readNumber(
        _ value: JSONValue, _ what: String, at place: JSONValue, _ context: inout Context
    ) -> Double? {
        if let number = context.number(of: value) { return number }
        if value.isNumber {
            context.report(
                .invalidTokenValue, "the number \(value.rawText.prefix(20)) is too large", "write a smaller one",
                at: place)
        } else {
            reportNoNumber(
                value, "\(what) cannot be \(JSONWording.kind(of: value))", "write a number", at: place, &context)
        }
        return nil
    }

    /// Reports what should be a number; one in quotes is meant as it stands.
    static func reportNoNumber(
        _ value: JSONValue, _ problem: String, _ advice: String, at place: JSONValue, _ context: inout Context
    ) {
        guard let text = value.string, let number = CSSNumber.read(text) else {
            return context.report(.invalidTokenValue, problem, advice, at: place)
        }
        let written = CSSNumber.written(number)
        let fix = Fix("Write \(written)", .safe, edits: [Edit(value.span, written)])
        context.report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(text)) is a text", "write \(written)", at: place.span,
                fixes: [fix]))
    }

    static func readDimension(_ value: JSONValue, _ context: inout Context) -> Dimension? {
        readQuantity(value, "a dimension", example: "{ \"value\": 16, \"unit\": \"px\" }", &context).map(Dimension.init)
    }

    static func readDuration(_ value: JSONValue, _ context: inout Context) -> TokenDuration? {
        readQuantity(value, "a duration", example: "{ \"value\": 200, \"unit\": \"ms\" }", &context).map(
            TokenDuration.init)
    }

    private static func readQuantity<Unit: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, _ what: String, example: String, _ context: inout Context
    ) -> (Double, Unit)? {
        if let text = value.string { return readLegacy(text, at: value, example: example, &context) }
        if value.isNumber {
            if context.isFree, value.number == 0, let unit = Unit.allCases.first { return (0, unit) }
            let number = value.rawText.prefix(20)
            context.report(
                .invalidTokenValue, "\(what) is more than a number",
                context.isFree
                    ? withUnit(number, Unit.self)
                    : "write { \"value\": \(number), \"unit\": \"\(Unit.allCases.first?.rawValue ?? "")\" }", at: value)
            return nil
        }
        guard let members = ObjectMembers(of: value, what, required: ["value", "unit"], &context),
            let number = members["value"],
            let unit = members["unit"]
        else { return nil }
        if unit.string == "em" {
            // It is near to 'rem' by its letters alone.
            context.report(
                .invalidTokenValue, "'em' is no unit of \(what)",
                "write how much it is in 'px' or 'rem', as it counts from the size of the text", at: unit)
            return nil
        }
        let quantity = readNumber(number, "the value of \(what)", &context)
        let keyword = readKeyword(unit, "a unit of \(what)", as: Unit.self, &context)
        guard let quantity, let keyword else { return nil }
        return (quantity, keyword)
    }

    /// What a tool adds to a bare number, pixels or ems of the root, is its own affair.
    private static func withUnit<Unit: RawRepresentable<String> & CaseIterable>(
        _ number: some StringProtocol, _: Unit.Type
    ) -> String {
        "write " + Unit.allCases.map { "'\(number)\($0.rawValue)'" }.joined(separator: " or ")
    }

    /// Reads a text such as `16px`, which was a value before 2025.
    private static func readLegacy<Unit: RawRepresentable<String> & CaseIterable>(
        _ text: String, at value: JSONValue, example: String, _ context: inout Context
    ) -> (Double, Unit)? {
        // Zero stood without a unit, as in CSS.
        guard
            // `ms` is declared before `s`, which it ends with.
            let unit = text == "0" ? Unit.allCases.first : Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
            let number = text == "0" ? 0 : CSSNumber.read(Self.number(of: text, unit.rawValue))
        else {
            let isBare = context.isFree && CSSNumber.read(text) != nil
            context.report(
                .invalidTokenValue, "\(Wording.quoted(text)) is no value with a unit",
                isBare ? withUnit(text, Unit.self) : "write such as \(example)", at: value)
            return nil
        }
        let written = "{ \"value\": \(CSSNumber.written(number)), \"unit\": \"\(unit.rawValue)\" }"
        reportLegacy(text, written, at: value, &context)
        return (number, unit)
    }

    /// What stands before a unit, and before the space that people put there.
    private static func number(of text: String, _ unit: String) -> Substring {
        let number = text.dropLast(unit.utf8.count)
        return number.last == " " ? number.dropLast() : number
    }

    private static func reportLegacy(_ text: String, _ written: String, at value: JSONValue, _ context: inout Context) {
        context.report(
            TokenFinding(
                .legacyTokenSyntax.at(context.dialect.legacySeverity), "\(Wording.quoted(text)) is pre-2025.10",
                "write \(written)", at: value.span, cause: "text-value",
                fixes: [Fix("Write it as an object", .safe, edits: [Edit(value.span, written)])]))
    }

    /// Reads one of a few texts.
    static func readKeyword<Keyword: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, _ what: String, as _: Keyword.Type = Keyword.self, _ context: inout Context
    ) -> Keyword? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        guard let name = value.string else {
            context.report(
                .invalidTokenValue, "\(what) cannot be \(JSONWording.kind(of: value))",
                "write \(alternatives(Keyword.allCases.map(\.rawValue)))", at: place)
            return nil
        }
        if let keyword = Keyword(rawValue: name) { return keyword }
        let names = Keyword.allCases.map(\.rawValue)
        let near =
            names.first { $0.lowercased() == name.lowercased() } ?? Suggestions.near(name, among: names).first
        context.report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(name)) is not \(what)",
                near.map { "did you mean '\($0)'?" } ?? "write \(alternatives(names))", at: place.span,
                fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(place.span, "\"\($0)\"")])] } ?? []))
        return nil
    }

    private static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }

    static func readCubicBezier(_ value: JSONValue, _ context: inout Context) -> CubicBezier? {
        guard value.isArray else {
            context.report(
                .invalidTokenValue, "a cubic Bézier cannot be \(JSONWording.kind(of: value))",
                "write an array of four numbers", at: value)
            return nil
        }
        let elements = Array(value.elements)
        guard elements.count == 4 else {
            context.report(
                .invalidTokenValue, "a cubic Bézier has four numbers, here are \(elements.count)",
                "write [x1, y1, x2, y2]", at: value)
            return nil
        }
        var numbers: [Double] = []
        for (index, element) in elements.enumerated() {
            let place = TokenReference.place(of: element)
            guard let value = context.pointed(element),
                let number = readNumber(value, "a number of a cubic Bézier", at: place, &context)
            else { continue }
            if index % 2 == 0, !(0...1).contains(number) {
                let isThere = value.span == element.span
                context.report(
                    TokenFinding(
                        .invalidTokenValue, "the x \(value.rawText.prefix(20)) of a cubic Bézier is out of range",
                        "write 0 to 1", at: place.span,
                        notes: isThere ? [] : [DiagnosticNote("the value stands here", at: value.span)]))
                continue
            }
            numbers.append(number)
        }
        return numbers.count == 4 ? CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }
}
