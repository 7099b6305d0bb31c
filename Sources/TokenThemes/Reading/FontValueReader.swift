import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads the families and the weight of a font (TF-43, TF-44).
enum FontValueReader<Context: ReadingContext> {
    static func readFontFamily(_ value: JSONValue, _ context: inout Context) -> [String]? {
        guard value.isArray else { return readFamilies(value, &context) }
        var families: [String] = []
        var isGood = true
        for element in value.elements {
            // Style Dictionary follows references anywhere; a list in a list is joined.
            let isReference = context.isFree && TokenReference.isCurly(element)
            let read =
                isReference
                ? context.read(element, as: .fontFamily)?.fontFamily : readFamilies(element, &context)
            if let read { families += read } else { isGood = false }
            guard families.count <= FontFamilyList.most else {
                context.report(
                    .invalidTokenValue, "the list has more than \(FontFamilyList.most) families", "name fewer",
                    at: value)
                return nil
            }
        }
        if families.isEmpty, isGood {
            context.report(.invalidTokenValue, "the list of families is empty", "name at least one", at: value)
        }
        return isGood && !families.isEmpty ? families : nil
    }

    /// Reads one family, or several in one text, as CSS lists them.
    private static func readFamilies(_ value: JSONValue, _ context: inout Context) -> [String]? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        guard let text = value.string else {
            context.report(
                .invalidTokenValue, "a font family cannot be \(JSONWording.kind(of: value))", "write its name",
                at: place)
            return nil
        }
        guard text.contains(",") else {
            if !text.allSatisfy(\.isWhitespace) { return [text] }
            context.report(.invalidTokenValue, "the name of the font family is empty", "write it", at: place)
            return nil
        }
        let families = FontFamilyList.families(text)
        guard !families.isEmpty, !families.contains(where: { $0.contains("{") }) else {
            let problem = families.isEmpty ? "names no font family" : "has a reference in a list"
            context.report(.invalidTokenValue, "\(Wording.quoted(text)) \(problem)", "write the families", at: place)
            return nil
        }
        if !context.isFree { reportList(text, families, at: value, &context) }
        return families
    }

    private static func reportList(_ text: String, _ families: [String], at value: JSONValue, _ context: inout Context)
    {
        let names = families.map { QuotedText.text($0) { _ in nil } }.joined(separator: ", ")
        // In an array the names stand beside each other, without one of their own.
        let isElement = value.asMember == nil
        context.report(
            TokenFinding(
                .legacyTokenSyntax.at(.warning), "\(Wording.quoted(text)) is a list in one text",
                isElement ? "write each family as a text of its own" : "write [\(names)]", at: value.span,
                cause: "font-list",
                fixes: [Fix("Write it as a list", .safe, edits: [Edit(value.span, isElement ? names : "[\(names)]")])]))
    }

    static func readFontWeight(_ value: JSONValue, _ context: inout Context) -> FontWeight? {
        if let number = context.number(of: value) {
            if let weight = FontWeight(number) { return weight }
            context.report(.invalidTokenValue, "weight \(value.rawText) is out of range", "write 1 to 1000", at: value)
            return nil
        }
        guard let name = value.string else {
            context.report(
                .invalidTokenValue, "a font weight cannot be \(JSONWording.kind(of: value))",
                "write 1 to 1000, or a name such as 'bold'", at: value)
            return nil
        }
        if let weight = FontWeight(name: name) ?? (context.isFree ? NumberedText.weight(name) : nil) { return weight }
        if CSSNumber.read(name).flatMap({ FontWeight($0) }) != nil {
            SimpleValueReader.reportNoNumber(value, "", "", at: value, &context)
            return nil
        }
        let near = nearWeight(name)
        context.report(
            TokenFinding(
                .invalidTokenValue, "\(Wording.quoted(name)) is no font weight",
                near.map { "did you mean '\($0)'?" } ?? "write 1 to 1000, or a name such as 'bold'", at: value.span,
                fixes: near.map { [Fix("Write '\($0)'", .unsafe, edits: [Edit(value.span, "\"\($0)\"")])] } ?? []))
        return nil
    }

    /// The weight that is spelt alike, but for capitals, spaces and hyphens; else one that is near.
    private static func nearWeight(_ name: String) -> String? {
        let bare = name.lowercased().filter(\.isLetter)
        // A dictionary has another order in each run; the advice is to stay the same.
        let names = FontWeight.numbers.keys.sorted()
        return names.first { $0.filter(\.isLetter) == bare } ?? Suggestions.near(name, among: names).first
    }
}
