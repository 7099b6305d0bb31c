import L10nSource
import L10nStrings
import L10nUsage

/// What reads the code and the interface files of apps.
enum UsageTargets {
    static let all = [
        FuzzTarget("objective-c", [".m", ".mm"], objectiveC),
        FuzzTarget("interface", [".xib", ".storyboard"], interface),
        FuzzTarget("usage-data", [".intentdefinition", ".yaml", ".pbxproj"], data),
    ]

    /// Uses lie in the file, in its order; a file that is read once more asks for the same.
    private static func objectiveC(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.m", bytes: bytes)
        let reader = ObjectiveCReader(ObjectiveCContext([ObjectiveCDeclarations(file)], macroNames: ["L"]))
        let uses = reader.uses(in: file)
        if let problem = FindingPlaces.problem(uses.map(\.span.range), size: bytes.count, "a use") { return problem }
        for (use, next) in zip(uses, uses.dropFirst()) where next.span.range.lower < use.span.range.lower {
            return "a use at \(next.span.range) behind \(use.span.range)"
        }
        return reader.uses(in: file) == uses ? nil : "a file that is read twice asks for two things"
    }

    /// Uses lie in the text, which may be longer as UTF-8; a file that was not read asks for nothing.
    private static func interface(_ bytes: [UInt8]) -> String? {
        let parsed = InterfaceReader.uses(in: SourceFile(path: "Base.lproj/a.xib", bytes: bytes), keyPaths: ["key"])
        if !parsed.diagnostics.isEmpty, !parsed.value.isEmpty { return "a file that was not read asks for something" }
        return FindingPlaces.problem(parsed.value.map(\.span.range), size: 3 * bytes.count, "a use")
            ?? interfaceTexts(bytes)
    }

    /// The texts are a `.strings` file, whatever ids and texts hold, and each stands in the interface file.
    private static func interfaceTexts(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "Base.lproj/a.xib", bytes: bytes)
        guard let strings = InterfaceTexts.strings(of: file, isTranslated: { _ in true }).value else { return nil }
        let parsed = StringsParser.parse(SourceFile(path: "Base.lproj/a.strings", bytes: strings.bytes))
        if parsed.diagnostics.contains(where: { $0.severity == .error }) { return "the texts are no .strings file" }
        let origins = parsed.value.entries.compactMap { strings.origin(at: $0.range.lower)?.range }
        return FindingPlaces.problem(origins, size: strings.source?.bytes.count ?? 0, "a text")
    }

    private static func data(_ bytes: [UInt8]) -> String? {
        func file(_ path: String) -> SourceFile { SourceFile(path: path, bytes: bytes) }
        let lists =
            PropertyListUses.uses(in: file("Info.plist")).value
            + PropertyListUses.settingsUses(in: file("Root.plist")).value
            + PropertyListUses.intentUses(in: file("a.intentdefinition")).value
        if let problem = FindingPlaces.problem(lists.map(\.span.range), size: 3 * bytes.count, "a use") {
            return problem
        }
        let mentions = ["a.yaml", "a.json", "a.html"].flatMap { DataUses.mentions(in: file($0)) { _ in true } }
        let uses =
            BuildSettings.uses(in: file("a.xcconfig")) + mentions
            + DataUses.stateViewUses(in: file("a.stateview.json"))
        _ = BuildSettings.macroNames(in: file("a.xcconfig"))
        return FindingPlaces.problem(uses.map(\.span.range), size: bytes.count, "a use")
    }
}
