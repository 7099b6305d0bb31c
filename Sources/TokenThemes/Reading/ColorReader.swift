import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads colors (TC-1 to TC-9).
enum ColorReader<Context: ReadingContext> {
    static func readColor(_ value: JSONValue, _ context: inout Context) -> ColorValue? {
        if let text = value.string { return readLegacyColor(text, at: value, &context) }
        guard value.isObject else {
            context.report(
                .invalidTokenValue, "a color cannot be \(JSONWording.kind(of: value))",
                "write an object of 'colorSpace' and 'components'", at: value)
            return nil
        }
        let isLegacy = value["channels"] != nil && value["components"] == nil
        if isLegacy, let member = value.member("channels") { reportChannels(member, &context) }
        let list = isLegacy ? "channels" : "components"
        guard
            let members = ObjectMembers(
                of: value, "a color", required: ["colorSpace", list], optional: ["alpha", "hex"], &context),
            let spaceValue = members["colorSpace"], let components = members[list]
        else { return nil }
        let space = SimpleValueReader.readKeyword(spaceValue, "a color space", as: ColorValue.Space.self, &context)
        let alpha = members["alpha"].map { readAlpha($0, &context) } ?? 1
        let hex = members["hex"].map { readHex($0, &context) } ?? .none
        guard let space, let numbers = readComponents(components, of: space, &context), let alpha else { return nil }
        let color = ColorValue(space, numbers[0], numbers[1], numbers[2], alpha: alpha, hex: hex)
        if let place = members["hex"] { checkHex(color, at: place, &context) }
        return color
    }

    private static func readComponents(_ value: JSONValue, of space: ColorValue.Space, _ context: inout Context)
        -> [Double?]?
    {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        let elements = Array(value.elements)
        guard value.isArray, elements.count == 3 else {
            let found = value.isArray ? "\(elements.count)" : JSONWording.kind(of: value)
            let names = space.channels.map(\.name).joined(separator: ", ")
            context.report(
                .invalidTokenValue,
                "\(space.rawValue) has three components, here \(value.isArray && elements.count != 1 ? "are" : "is") \(found)",
                "write [\(names)]", at: place)
            return nil
        }
        var numbers: [Double?] = []
        for (element, channel) in zip(elements, space.channels) {
            // Goes on, so that every wrong component is reported.
            guard let component = readComponent(element, channel, &context) else { continue }
            numbers.append(component)
        }
        return numbers.count == 3 ? numbers : nil
    }

    /// Reads a number or `none`; the outer nil is a wrong component, the inner one `none`.
    private static func readComponent(_ value: JSONValue, _ channel: ColorValue.Channel, _ context: inout Context)
        -> Double??
    {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        if value.string == "none" { return .some(nil) }
        guard let number = value.number else {
            context.report(
                .invalidTokenValue, "component \(channel.name) cannot be \(JSONWording.kind(of: value))",
                "write a number or \"none\"", at: place)
            return nil
        }
        guard channel.admits(number) else {
            if case .hue = channel.range {
                context.report(
                    .invalidTokenValue, "hue \(value.rawText.prefix(20)) is out of range",
                    number == 360 ? "0 is the same color" : "write \(channel.rangeText)", at: place)
            } else {
                context.report(
                    .invalidTokenValue, "\(channel.name) \(value.rawText.prefix(20)) is out of range",
                    "write \(channel.rangeText)", at: place)
            }
            return nil
        }
        return .some(number)
    }

    private static func readAlpha(_ value: JSONValue, _ context: inout Context) -> Double? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value), let alpha = SimpleValueReader.readNumber(value, "alpha", &context)
        else { return nil }
        if (0...1).contains(alpha) { return alpha }
        context.report(
            .invalidTokenValue, "alpha \(value.rawText.prefix(20)) is out of range", "write 0 to 1", at: place)
        return nil
    }

    private static func readHex(_ value: JSONValue, _ context: inout Context) -> String? {
        let place = TokenReference.place(of: value)
        guard let value = context.pointed(value) else { return nil }
        if let text = value.string, text.utf8.count == 7, SRGBColor(hex: text) != nil { return text }
        let shown = value.string.map { Wording.quoted($0) } ?? JSONWording.kind(of: value)
        context.report(
            .invalidTokenValue, "hex \(shown) is not '#rrggbb'", "write six digits, and opacity as 'alpha'",
            at: place)
        return nil
    }

    private static func checkHex(_ color: ColorValue, at value: JSONValue, _ context: inout Context) {
        // A difference that nobody sees comes of rounding (TC-9).
        guard let hex = color.hex, let difference = color.hexDifference, difference > 0.02 else { return }
        let right = color.sRGB(.cssColor4).opaqueHex
        context.report(
            TokenFinding(
                .hexComponentMismatch, "hex is \(hex), the components give \(right)", "correct the hex",
                at: value.span, fixes: [Fix("Write '\(right)'", .unsafe, edits: [Edit(value.span, "\"\(right)\"")])],
                measured: Measurement(value: difference, limit: 0.02, unit: "ΔEOK")))
    }

    /// Reads CSS text, which was a value before 2025 (TC-8).
    private static func readLegacyColor(_ text: String, at value: JSONValue, _ context: inout Context) -> ColorValue? {
        guard var color = CSSColorText.read(text) else {
            context.report(
                .invalidTokenValue, "\(Wording.quoted(text)) is no color",
                "write an object of 'colorSpace' and 'components'", at: value)
            return nil
        }
        if color.space == .srgb { color.hex = color.sRGB(.clip).opaqueHex }
        let numbers = color.components.map { $0.map(CSSNumber.rounded) ?? "\"none\"" }.joined(separator: ", ")
        let alpha = color.alpha < 1 ? ", \"alpha\": \(CSSNumber.rounded(color.alpha))" : ""
        let hex = color.hex.map { ", \"hex\": \"\($0)\"" } ?? ""
        let written = "{ \"colorSpace\": \"\(color.space.rawValue)\", \"components\": [\(numbers)]\(alpha)\(hex) }"
        context.report(
            TokenFinding(
                .legacyTokenSyntax.at(context.dialect.legacySeverity), "\(Wording.quoted(text)) is a color in CSS text",
                "write 'colorSpace' and 'components'", at: value.span, cause: "text-value",
                fixes: [Fix("Write it as an object", .safe, edits: [Edit(value.span, written)])]))
        return color
    }

    private static func reportChannels(_ member: JSONMember, _ context: inout Context) {
        let span = member.value.file.span(member.nameRange)
        context.report(
            TokenFinding(
                .legacyTokenSyntax.at(context.dialect.legacySeverity), "'channels' is pre-2025.10",
                "write 'components'",
                at: span, cause: "channels",
                fixes: [Fix("Write 'components'", .safe, edits: [Edit(span, "\"components\"")])]))
    }
}
