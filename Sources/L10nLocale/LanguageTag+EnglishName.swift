extension LanguageTag {
    /// The English name for messages and lists, such as `Hebrew`, `Simplified Chinese` or `Spanish (Mexico)`.
    ///
    /// A subtag without a name in CLDR stands for itself. Source: UTS #35 part 2, section 1.5 (display names).
    package var englishName: String {
        if layout.language == 0 { return description }
        var remaining = [script.map { ("script", $0) }, region.map { ("region", $0) }].compactMap { $0 }
        var name: Substring?
        var rest: [(kind: String, subtag: String)] = []
        // A name for the whole wins (pt-BR is Brazilian Portuguese), then one for language and script or region.
        let combinations = [remaining.map(\.1)] + remaining.map { [$0.1] } + [[]]
        for combination in combinations {
            guard
                let found = LocaleTables.languageNames.value(
                    of: ([language] + combination).joined(separator: "-"))
            else { continue }
            name = found
            remaining.removeAll { combination.contains($0.1) }
            break
        }
        rest = remaining + variants.map { ("variant", $0) }
        let head = name.map(String.init) ?? language
        guard !rest.isEmpty else { return head }
        return head + " (" + rest.map(Self.englishName(of:)).joined(separator: ", ") + ")"
    }

    private static func englishName(of part: (kind: String, subtag: String)) -> String {
        let name =
            switch part.kind {
            case "script": LocaleTables.scripts.value(of: part.subtag)
            case "region": LocaleTables.regions.value(of: part.subtag)
            default: nil as Substring?
            }
        return name.flatMap { $0.isEmpty ? nil : String($0) } ?? part.subtag
    }
}
