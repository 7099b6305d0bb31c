internal import L10nSource
internal import L10nSyntax

/// Reads values of simple types (TF-42 to TF-47).
extension TokenResolver {
    mutating func readNumber(_ value: JSONValue, _ what: String) -> Double? {
        let place = place(of: value)
        guard let value = pointed(value) else { return nil }
        if let number = value.number ?? textNumber(value) { return number }
        if value.isNumber {
            report(
                .invalidTokenValue, "the number \(value.rawText.prefix(20)) is too large", "write a smaller one",
                at: place)
        } else {
            reportNoNumber(value, "\(what) cannot be \(JSONWording.kind(of: value))", "write a number", at: place)
        }
        return nil
    }

    /// Reports what should be a number; one in quotes is meant as it stands.
    private mutating func reportNoNumber(_ value: JSONValue, _ problem: String, _ advice: String, at place: JSONValue) {
        guard let text = value.string, let number = CSSNumber.read(text) else {
            return report(.invalidTokenValue, problem, advice, at: place)
        }
        let written = CSSNumber.written(number)
        let fix = Fix("Write \(written)", .safe, edits: [Edit(value.span, written)])
        report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(text)) is a text", "write \(written)", at: place.span,
                fixes: [fix]))
    }

    /// The number that a text is, where texts stand for all values.
    private func textNumber(_ value: JSONValue) -> Double? {
        set.dialect == .styleDictionary ? value.string.flatMap { CSSNumber.read($0) } : nil
    }

    mutating func readDimension(_ value: JSONValue) -> Dimension? {
        readQuantity(value, "a dimension", example: "{ \"value\": 16, \"unit\": \"px\" }").map(Dimension.init)
    }

    mutating func readDuration(_ value: JSONValue) -> TokenDuration? {
        readQuantity(value, "a duration", example: "{ \"value\": 200, \"unit\": \"ms\" }").map(TokenDuration.init)
    }

    private mutating func readQuantity<Unit: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, _ what: String, example: String
    ) -> (Double, Unit)? {
        if let text = value.string { return readLegacy(text, at: value, example: example) }
        if value.isNumber {
            let unit = Unit.allCases.first?.rawValue ?? ""
            report(
                .invalidTokenValue, "\(what) is more than a number",
                "write { \"value\": \(value.rawText.prefix(20)), \"unit\": \"\(unit)\" }", at: value)
            return nil
        }
        guard let members = members(of: value, what, required: ["value", "unit"]), let number = members["value"],
            let unit = members["unit"]
        else { return nil }
        let quantity = readNumber(number, "the value of \(what)")
        let keyword = readKeyword(unit, "a unit of \(what)", Unit.self)
        guard let quantity, let keyword else { return nil }
        return (quantity, keyword)
    }

    /// Reads a text such as `16px`, which was a value before 2025.
    private mutating func readLegacy<Unit: RawRepresentable<String> & CaseIterable>(
        _ text: String, at value: JSONValue, example: String
    ) -> (Double, Unit)? {
        // Zero stood without a unit, as in CSS.
        guard
            let unit = text == "0" ? Unit.allCases.first : Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
            let number = text == "0" ? 0 : CSSNumber.read(text.dropLast(unit.rawValue.utf8.count))
        else {
            report(
                .invalidTokenValue, "\(Wording.quoted(text)) is no value with a unit", "write such as \(example)",
                at: value)
            return nil
        }
        let written = "{ \"value\": \(CSSNumber.written(number)), \"unit\": \"\(unit.rawValue)\" }"
        reportLegacy(text, written, at: value)
        return (number, unit)
    }

    mutating func reportLegacy(_ text: String, _ written: String, at value: JSONValue) {
        report(
            TokenFinding(
                .legacyTokenSyntax.at(set.dialect.legacySeverity), "\(Wording.quoted(text)) is pre-2025.10",
                "write \(written)", at: value.span, cause: "text-value",
                fixes: [Fix("Write it as an object", .safe, edits: [Edit(value.span, written)])]))
    }

    /// Reads one of a few texts.
    mutating func readKeyword<Keyword: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, _ what: String, _: Keyword.Type = Keyword.self
    ) -> Keyword? {
        let place = place(of: value)
        guard let value = pointed(value) else { return nil }
        guard let name = value.string else {
            report(
                .invalidTokenValue, "\(what) cannot be \(JSONWording.kind(of: value))",
                "write \(alternatives(Keyword.allCases.map(\.rawValue)))", at: place)
            return nil
        }
        if let keyword = Keyword(rawValue: name) { return keyword }
        let names = Keyword.allCases.map(\.rawValue)
        let near =
            names.first { $0.lowercased() == name.lowercased() } ?? Suggestions.near(name, among: names).first
        report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(name)) is not \(what)",
                near.map { "did you mean '\($0)'?" } ?? "write \(alternatives(names))", at: place.span,
                fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(place.span, "\"\($0)\"")])] } ?? []))
        return nil
    }

    private func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
    }

    mutating func readFontFamily(_ value: JSONValue) -> [String]? {
        guard value.isArray else { return readFamilies(value) }
        var families: [String] = []
        var isGood = true
        for element in value.elements {
            if let read = readFamilies(element) { families += read } else { isGood = false }
        }
        if families.isEmpty, isGood {
            report(.invalidTokenValue, "the list of families is empty", "name at least one", at: value)
        }
        return isGood && !families.isEmpty ? families : nil
    }

    /// Reads one family, or several in one text, as CSS lists them.
    private mutating func readFamilies(_ value: JSONValue) -> [String]? {
        let place = place(of: value)
        guard let value = pointed(value) else { return nil }
        guard let text = value.string else {
            report(
                .invalidTokenValue, "a font family cannot be \(JSONWording.kind(of: value))", "write its name",
                at: place)
            return nil
        }
        guard text.contains(",") else {
            if !text.allSatisfy(\.isWhitespace) { return [text] }
            report(.invalidTokenValue, "the name of the font family is empty", "write it", at: place)
            return nil
        }
        let families = FontFamilyList.families(text)
        guard !families.isEmpty, !families.contains(where: { $0.contains("{") }) else {
            let problem = families.isEmpty ? "names no font family" : "has a reference in a list"
            report(.invalidTokenValue, "\(Wording.quoted(text)) \(problem)", "write the families", at: place)
            return nil
        }
        if set.dialect != .styleDictionary { reportList(text, families, at: value) }
        return families
    }

    private mutating func reportList(_ text: String, _ families: [String], at value: JSONValue) {
        let names = families.map { QuotedText.text($0) { _ in nil } }.joined(separator: ", ")
        // In an array the names stand beside each other, without one of their own.
        let isElement = value.asMember == nil
        report(
            TokenFinding(
                .legacyTokenSyntax.at(.warning), "\(Wording.quoted(text)) is a list in one text",
                isElement ? "write each family as a text of its own" : "write [\(names)]", at: value.span,
                cause: "font-list",
                fixes: [Fix("Write it as a list", .safe, edits: [Edit(value.span, isElement ? names : "[\(names)]")])]))
    }

    mutating func readFontWeight(_ value: JSONValue) -> FontWeight? {
        if let number = value.number ?? textNumber(value) {
            if let weight = FontWeight(number) { return weight }
            report(.invalidTokenValue, "weight \(value.rawText) is out of range", "write 1 to 1000", at: value)
            return nil
        }
        guard let name = value.string else {
            report(
                .invalidTokenValue, "a font weight cannot be \(JSONWording.kind(of: value))",
                "write 1 to 1000, or a name such as 'bold'", at: value)
            return nil
        }
        if let weight = FontWeight(name: name) { return weight }
        if CSSNumber.read(name).flatMap({ FontWeight($0) }) != nil {
            reportNoNumber(value, "", "", at: value)
            return nil
        }
        let near = nearWeight(name)
        report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(name)) is no font weight",
                near.map { "did you mean '\($0)'?" } ?? "write 1 to 1000, or a name such as 'bold'", at: value.span,
                fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(value.span, "\"\($0)\"")])] } ?? []))
        return nil
    }

    /// The weight that is spelt alike, but for capitals, spaces and hyphens; else one that is near.
    private func nearWeight(_ name: String) -> String? {
        let bare = name.lowercased().filter(\.isLetter)
        let names = FontWeight.numbers.keys.sorted()
        return names.first { $0.filter(\.isLetter) == bare } ?? Suggestions.near(name, among: names).first
    }

    mutating func readCubicBezier(_ value: JSONValue) -> CubicBezier? {
        guard value.isArray else {
            report(
                .invalidTokenValue, "a cubic Bézier cannot be \(JSONWording.kind(of: value))",
                "write an array of four numbers", at: value)
            return nil
        }
        let elements = Array(value.elements)
        guard elements.count == 4 else {
            report(
                .invalidTokenValue, "a cubic Bézier has four numbers, here are \(elements.count)",
                "write [x1, y1, x2, y2]", at: value)
            return nil
        }
        var numbers: [Double] = []
        for (index, element) in elements.enumerated() {
            guard let number = readNumber(element, "a number of a cubic Bézier") else { continue }
            if index % 2 == 0, !(0...1).contains(number) {
                report(
                    .invalidTokenValue, "the x \(element.rawText.prefix(20)) of a cubic Bézier is out of range",
                    "write 0 to 1", at: element)
                continue
            }
            numbers.append(number)
        }
        return numbers.count == 4 ? CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }
}
