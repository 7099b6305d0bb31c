import L10nSource
import L10nSyntax
import TokenThemes

/// What keeps a JSON file from being read as tokens that its place or name says are there: it is damaged, or no token of it
/// is written as one. Beside other token files nothing else would tell that it is missing.
enum MeantTokenFile {
    /// - Returns: nil for what was hardly meant as tokens, such as the description of a package.
    static func finding(_ file: SourceFile) -> Diagnostic? {
        // What Tokens Studio writes about its sets.
        if PathText.name(of: file.path).hasPrefix("$") { return nil }
        // A configuration of another tool may have comments.
        let parsed = JSONTree.parse(file, dialect: .json5)
        if let fault = parsed.diagnostics.first(where: { $0.severity == .error && $0.rule != .duplicateJSONMember }) {
            return unjudged(file, "it cannot be read as JSON", "mend it", fault.message, at: fault.span)
        }
        let root = parsed.value.root
        guard root.isObject else {
            return unjudged(file, "it holds \(JSONWording.kind(of: root)), and a token file is an object", "mend it")
        }
        // It describes '$value', and has none.
        if JSONContent.isSchema(root) { return nil }
        let members = root.descendants.compactMap(\.asMember).filter { isOfToken($0.name) }
        if let props = root["props"], props.descendants.contains(where: { $0.asMember?.name == "value" }) {
            return unjudged(file, "it holds tokens of Theo", "convert it")
        }
        guard let member = members.first(where: { $0.name != "$type" }) ?? members.first else {
            return holdsPlainTokens(root, file.path)
                ? unjudged(file, "it holds colors and lengths, and no token with a '$value'", "convert it") : nil
        }
        return unjudged(
            file, "it has \(Wording.quoted(member.name)), and no token with a '$value'", "mend its tokens",
            "this looks like a part of a token", at: file.span(member.nameRange))
    }

    /// Folders of what a build makes of tokens.
    private static let outputs: Set<String> = ["build", "dist", "generated", "lib", "out", "output"]

    /// Whether most values are those of tokens in another tool's form, and no product of a build.
    private static func holdsPlainTokens(_ root: JSONValue, _ path: String) -> Bool {
        if path.split(separator: "/").contains(where: { outputs.contains($0.lowercased()) }) { return false }
        var (values, others) = (0, 0)
        for text in root.descendants.lazy.compactMap(\.string) {
            if isValue(text) { values += 1 } else { others += 1 }
        }
        // A file that is called so needs less to be believed.
        return values >= (PathText.name(of: path) == "tokens.json" ? 1 : 3) && values >= others
    }

    /// Whether a text is a color or a length as CSS writes them.
    private static func isValue(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "#") {
            return [4, 5, 7, 9].contains(bytes.count) && text.dropFirst().allSatisfy(\.isHexDigit)
        }
        if let open = text.firstIndex(of: "(") {
            return bytes.last == UInt8(ascii: ")")
                && ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"].contains(
                    text[..<open])
        }
        let unit = text.drop { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        return unit.startIndex != text.startIndex && ["px", "rem", "em", "pt", "dp", "sp", "ms"].contains(unit)
    }

    /// Whether only tokens and their groups have members of a name, or of one like it.
    private static func isOfToken(_ name: String) -> Bool {
        guard name.hasPrefix("$") else { return false }
        return !Suggestions.near(name, among: ["$value", "$type"]).isEmpty
            || ["$value", "$type"].contains(name.lowercased())
    }

    private static func unjudged(
        _ file: SourceFile, _ reason: String, _ advice: String, _ note: String? = nil, at span: SourceSpan? = nil
    ) -> Diagnostic? {
        var finding = Diagnostic.unjudged(
            [file.path], reason, advice + ", or exclude it in the configuration", cause: "meant-tokens")
        if let note, let span { finding?.notes = [DiagnosticNote(note, at: span)] }
        return finding
    }
}
