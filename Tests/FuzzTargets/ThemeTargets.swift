import L10nSource
import StateViews
import TokenThemes
import TokenTools

/// What reads design tokens, and what is made of them.
enum ThemeTargets {
    static let all = [
        FuzzTarget("tokens", ["tokens.json"], tokens),
        FuzzTarget("resolver", ["resolver.json"], resolver),
        FuzzTarget("lock", [".lock"], lock),
        FuzzTarget("token-import", ["tokens.json"], importing),
        FuzzTarget("state-views", [".stateview.json"]) { bytes in
            let file = SourceFile(path: "a.stateview.json", bytes: bytes)
            return FindingPlaces.problem(StateViewDocument.parse(file).diagnostics, in: [file])
        },
    ]

    /// No theme of so few bytes needs more; the permutations of a larger number are samples.
    private static let limit = 64

    private static func tokens(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.tokens.json", bytes: bytes)
        let dialect = FuzzTarget.one(of: [TokenDialect.strict, .lenient, .styleDictionary], for: bytes)
        return problem(Theme.join([file], dialect: dialect), [file])
    }

    /// The document refers to a file beside it and to itself.
    private static func resolver(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.resolver.json", bytes: bytes)
        let beside = SourceFile(
            path: "b.json", text: ##"{"c": {"$type": "color", "a": {"$value": "#fff"}, "b": {"$value": "{c.a}"}}}"##)
        let theme = Theme.read(file.path) { $0 == file.path ? file : $0.hasSuffix("json") ? beside : nil }
        return problem(theme, [file])
    }

    /// Findings lie in the files; a bundle of a sound theme, and its lock, say the same as the theme.
    private static func problem(_ parsed: Parsed<Theme>, _ files: [SourceFile]) -> String? {
        let theme = parsed.value
        let analysis = ThemeAnalysis(theme, limit: limit)
        let findings =
            parsed.diagnostics + analysis.check.diagnostics + analysis.checkSlots()
            + analysis.checkContrast().diagnostics
        if let problem = FindingPlaces.problem(findings, in: files) { return problem }
        guard !findings.contains(where: { $0.severity == .error }) else { return nil }
        if let difference = ThemeBundle(theme, .inline).difference(of: ThemeBundle(theme, .inline).document().text) {
            return "the bundle differs: \(difference)"
        }
        var writer = ThemeLockText(analysis, Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }))
        guard let text = writer.text(limit: limit) else { return nil }
        let lock = SourceFile(path: "a.lock", text: text)
        if let finding = ThemeLock.read(lock).diagnostics.first {
            return "the lock cannot be read: \(finding.message) at \(finding.span.range)"
        }
        return self.lock(lock.bytes)
    }

    /// Every token of a lock that can be read can be asked for.
    private static func lock(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.lock", bytes: bytes)
        let parsed = ThemeLock.read(file)
        if let problem = FindingPlaces.problem(parsed.diagnostics, in: [file]) { return problem }
        guard let lock = parsed.value else { return parsed.diagnostics.isEmpty ? "no lock, and no finding" : nil }
        guard let permutation = try? lock.permutation() else { return nil }
        let tokens = lock.resolved(permutation)
        for path in lock.paths {
            guard lock.number(of: path) != nil else { return "\(path) is not found" }
            _ = (tokens.value(path), tokens.styleData(path), tokens.definition(path), tokens.chain(of: path))
        }
        return nil
    }

    private static func importing(_ bytes: [UInt8]) -> String? {
        let file = SourceFile(path: "a.json", bytes: bytes)
        let imported = TokenImport([file], from: FuzzTarget.one(of: TokenImport.Dialect.allCases, for: bytes))
        return FindingPlaces.problem(imported.proof().errors, in: [file])
    }
}
