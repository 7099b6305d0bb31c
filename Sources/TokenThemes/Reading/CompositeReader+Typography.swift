import DesignTokens
internal import L10nSource
internal import L10nSyntax

extension CompositeReader {
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
        let spacing = letterSpacing(members["letterSpacing"], size, &context)
        let height = lineHeight(members["lineHeight"], size, &context)
        guard let family, let size, let weight, let spacing, let height else { return nil }
        return Typography(
            fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing, lineHeight: height)
    }

    /// Free values may count the spacing from the size of the text, in place or by a reference.
    private static func letterSpacing(_ value: JSONValue?, _ size: Dimension?, _ context: inout Context) -> Dimension? {
        // Samples of the specification leave the spacing out; nothing is then added (TX-6).
        guard let value else { return Dimension(0, .px) }
        guard context.isFree else { return part(value, .dimension, &context)?.dimension }
        var share = value.string.flatMap(NumberedText.share)
        if TokenReference.text(of: value) != nil {
            let found = context.read(value, as: .dimension, or: .number)
            guard let number = found?.number else { return found?.dimension }
            share = number
        }
        guard let share else { return part(value, .dimension, &context)?.dimension }
        return size.map { Dimension(share * $0.value, $0.unit) }
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
        if let size, let number = length.multiple(of: size) {
            if context.isFree { return number }
            // What a rem is, the system decides.
            if size.unit == length.unit { multiple = CSSNumber.rounded(number) }
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
}
