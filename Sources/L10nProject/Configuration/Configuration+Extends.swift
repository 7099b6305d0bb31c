import L10nCatalog
package import L10nSource
import L10nSyntax

/// Configurations that build on others.
extension Configuration {
    /// Opens a file by the path that reports print.
    package typealias Opening = (String) throws(LoadError) -> SourceFile

    /// Takes over the settings of the files and presets that `extends` names, in their order. What a setting has to say of
    /// its place is said of the name.
    mutating func inherit(
        from root: JSONValue, of file: SourceFile, _ opening: Opening?, chain: [String],
        _ reader: inout ConfigurationReader
    ) {
        guard let value = root["extends"] else { return }
        let names = value.string == nil ? reader.texts(value) : [reader.text(value)].compactMap(\.self)
        for name in names {
            let span = file.span(name.range)
            let base: SourceFile
            let path = PathText.join(PathText.parent(of: file.path), name.value)
            if let preset = ConfigurationPreset(rawValue: name.value) {
                base = preset.file
            } else if chain.contains(path) {
                reader.invalid(at: span, "\(Wording.quoted(name.value)) leads back to itself; take it out")
                continue
            } else {
                guard let opening else { continue }
                do throws(LoadError) {
                    base = try opening(path)
                } catch {
                    let presets = Wording.list(ConfigurationPreset.allCases.map { Wording.quoted($0.rawValue) }, "or")
                    reader.invalid(
                        at: span,
                        "\(Wording.quoted(name.value)) cannot be read: \(error.reason); name another file, or \(presets)"
                    )
                    continue
                }
                inherited.append(base)
            }
            reader.add(read(base, opening, chain: chain + [path]))
            relocate(to: name.range)
        }
    }

    /// Puts all that was read so far at one place.
    private mutating func relocate(to range: SourceRange) {
        func moved<Value>(_ value: Located<Value>) -> Located<Value> { Located(value.value, at: range) }
        func moved(_ settings: [RuleSetting]) -> [RuleSetting] {
            settings.map { RuleSetting(target: moved($0.target), level: $0.level) }
        }
        if sourceLanguageRange != nil { sourceLanguageRange = range }
        locales.required = locales.required?.map(moved)
        locales.optional = locales.optional.map(moved)
        locales.minimumCoverage = locales.minimumCoverage.mapValues(moved)
        layers = layers?.map { layer in
            var layer = layer
            layer.name = moved(layer.name)
            layer.paths = layer.paths.map(moved)
            return layer
        }
        upstream.lock = upstream.lock.map(moved)
        upstream.renamesFile = upstream.renamesFile.map(moved)
        themes.resolver = themes.resolver.map(moved)
        themes.lock = themes.lock.map(moved)
        themes.namedModifiers = themes.namedModifiers.map(moved)
        stateViews.documents = stateViews.documents?.map(moved)
        brands = brands?.map(moved)
        schemes = schemes?.map(moved)
        contrast.hosts = contrast.hosts?.map(moved)
        fonts = fonts.map { FontRule(family: moved($0.family), paths: $0.paths.map(moved)) }
        for index in messages.indices { messages[index].notation = moved(messages[index].notation) }
        rules = moved(rules)
        for index in exceptions.indices { exceptions[index].rules = moved(exceptions[index].rules) }
        customRules = customRules.map { rule in
            var rule = rule
            rule.pattern = moved(rule.pattern)
            rule.unless = rule.unless.map(moved)
            (rule.bad, rule.good) = (rule.bad.map(moved), rule.good.map(moved))
            return rule
        }
        baseline = baseline.map(moved)
    }
}
