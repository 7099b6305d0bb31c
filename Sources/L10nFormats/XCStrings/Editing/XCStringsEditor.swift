import L10nCatalog
package import L10nICU
package import L10nLocale
package import L10nSource
package import L10nSyntax

/// Changes a String Catalog by the smallest edits of its bytes: whatever is not changed stays as it was written.
///
/// Changes are collected and turned into edits together. A new member goes where Xcode would put it if its object is in
/// Xcode's order, else behind the others.
package struct XCStringsEditor {
    private let root: JSONValue
    private var plan = JSONPlan()

    /// Nil for a file that cannot be read to its end, as nobody knows what an edit would do to it.
    package init?(_ file: SourceFile) {
        self.init(XCStringsFormat.parse(file))
    }

    /// The same for a file that was parsed.
    package init?(_ tree: Parsed<JSONTree>) {
        let isWhole = tree.diagnostics.allSatisfy { $0.severity != .error || $0.id == "duplicate-json-member" }
        guard isWhole, tree.value.root.isObject else { return nil }
        root = tree.value.root
    }

    /// Takes in a change; answers with what is in its way, where it cannot be made.
    package mutating func apply(_ change: XCStringsChange) -> XCStringsRefusal? {
        switch change {
        case .setText(let text, let state, let place): setText(text, state, place)
        case .setState(let state, let place): setState(state, place)
        case .addKey(let key, let comment, let extractionState): addKey(key, comment, extractionState)
        case .removeKey(let key): remove(["strings", key])
        case .removeLocalization(let key, let language):
            remove(["strings", key, "localizations", name(of: language, for: key)])
        }
    }

    /// The edits that make all changes, ascending and without overlap.
    /// - Throws: when ICU's data cannot be read, without which nobody knows where new members belong.
    package func edits() throws(ICUError) -> [Edit] {
        JSONPlanWriter(layout: JSONLayout(of: root), order: try CatalogOrder()).edits(plan, of: root, depth: 0)
    }

    /// Whether a language says something for a key besides the forms of variables.
    package func hasText(_ key: String, in language: LanguageTag) -> Bool {
        let way = localization(XCStringsTextPlace(key: key, language: language))
        return ["stringUnit", "variations", "stringSet"].contains { value(at: way + [$0]) != nil }
    }

    /// Whether a language has forms of a variable of a key.
    package func hasVariable(_ name: String, of key: String, in language: LanguageTag) -> Bool {
        value(at: localization(XCStringsTextPlace(key: key, language: language)) + ["substitutions", name]) != nil
    }

    private mutating func setText(
        _ text: String, _ state: EntryState, _ place: XCStringsTextPlace
    ) -> XCStringsRefusal? {
        if case .item(let number)? = place.path.last { return setItem(number, text, state, place) }
        guard let way = way(to: place) else { return .hasNoPlace }
        if let refusal = conflict(place) { return refusal }
        define(place)
        plan.set(.value(JSONText.quoted(text)), at: (way + ["stringUnit", "value"])[...])
        setStateValue(state, at: way + ["stringUnit"])
        return nil
    }

    /// Says of a substitution that the language does not have yet which argument it reads, and as what: as the source
    /// language says, or else the first that has it. Without that it would be no plural.
    private mutating func define(_ place: XCStringsTextPlace) {
        guard let variable = place.variable else { return }
        let way = localization(place) + ["substitutions", variable]
        guard value(at: way) == nil, let languages = value(at: ["strings", place.key, "localizations"]) else { return }
        let source = root["sourceLanguage"]?.string.flatMap { languages[$0] }
        let models = [source].compactMap { $0 } + languages.members.map(\.value)
        guard let model = models.lazy.compactMap({ $0["substitutions"]?[variable] }).first else { return }
        for name in ["argNum", "formatSpecifier"] {
            if let known = model[name] { plan.set(.value(known.rawText), at: (way + [name])[...]) }
        }
    }

    private mutating func setState(_ state: EntryState, _ place: XCStringsTextPlace) -> XCStringsRefusal? {
        guard let way = way(to: place) else { return .hasNoPlace }
        guard value(at: way + ["stringUnit"]) != nil else { return .isMissing }
        setStateValue(state, at: way + ["stringUnit"])
        return nil
    }

    /// A state that this version does not know stays as the file has it.
    private mutating func setStateValue(_ state: EntryState, at way: [String]) {
        guard let name = XCStringsNames.name(of: state) else { return }
        plan.set(.value(JSONText.quoted(name)), at: (way + ["state"])[...])
    }

    /// Writes one phrase of a set that is there; its neighbours stay as they are written.
    private mutating func setItem(
        _ number: Int, _ text: String, _ state: EntryState, _ place: XCStringsTextPlace
    ) -> XCStringsRefusal? {
        guard place.path.count == 1, place.variable == nil else { return .hasNoPlace }
        let way = localization(place) + ["stringSet"]
        guard let values = value(at: way + ["values"]), values.isArray else { return .isMissing }
        guard let element = values[element: number] else { return .isMissing }
        let bytes = root.file.bytes
        let head = String(decoding: bytes[Int(values.range.lower)..<Int(element.range.lower)], as: UTF8.self)
        let tail = String(decoding: bytes[Int(element.range.upper)..<Int(values.range.upper)], as: UTF8.self)
        plan.set(.value(head + JSONText.quoted(text) + tail), at: (way + ["values"])[...])
        setStateValue(state, at: way)
        return nil
    }

    private mutating func addKey(
        _ key: String, _ comment: String?, _ extractionState: String?
    ) -> XCStringsRefusal? {
        guard value(at: ["strings"])?.isObject == true else { return .isMissing }
        if value(at: ["strings", key]) != nil { return nil }
        plan.set(.object(JSONPlan()), at: ["strings", key][...])
        if let comment { plan.set(.value(JSONText.quoted(comment)), at: ["strings", key, "comment"][...]) }
        if let extractionState {
            plan.set(.value(JSONText.quoted(extractionState)), at: ["strings", key, "extractionState"][...])
        }
        return nil
    }

    private mutating func remove(_ way: [String]) -> XCStringsRefusal? {
        guard value(at: way) != nil else { return .isMissing }
        plan.set(.removal, at: way[...])
        return nil
    }
}

extension XCStringsEditor {
    /// The value at the end of a way down from the root.
    private func value(at way: [String]) -> JSONValue? {
        var value: JSONValue? = root
        for name in way { value = value?[name] }
        return value
    }

    private func localization(_ place: XCStringsTextPlace) -> [String] {
        ["strings", place.key, "localizations", name(of: place.language, for: place.key)]
    }

    /// The way to the object that holds the unit of a text; nil where catalogs have no such place.
    private func way(to place: XCStringsTextPlace) -> [String]? {
        var way = localization(place)
        if let variable = place.variable { way += ["substitutions", variable] }
        for selector in place.path {
            switch selector {
            case .plural(let category): way += ["variations", "plural", category.rawValue]
            case .device(let name): way += ["variations", "device", name]
            case .width, .item: return nil
            }
        }
        return way
    }

    /// What stands in the way of a text: the other of unit and variations, on any level, or the other axis.
    private func conflict(_ place: XCStringsTextPlace) -> XCStringsRefusal? {
        var way = localization(place)
        if let variable = place.variable { way += ["substitutions", variable] }
        for selector in place.path {
            let axis = if case .plural = selector { "plural" } else { "device" }
            let other = axis == "plural" ? "device" : "plural"
            if value(at: way + ["stringUnit"]) != nil || value(at: way + ["stringSet"]) != nil
                || value(at: way + ["variations", other]) != nil
            {
                return .hasOtherShape
            }
            way += ["variations", axis, Self.name(of: selector)]
        }
        let others = ["variations", "stringSet"]
        return others.contains { value(at: way + [$0]) != nil } ? .hasOtherShape : nil
    }

    private static func name(of selector: FormSelector) -> String {
        switch selector {
        case .plural(let category): category.rawValue
        case .device(let name): name
        case .width(let width): String(width)
        case .item(let number): String(number)
        }
    }

    /// The name by which a key's localizations know a language; else its tag.
    private func name(of language: LanguageTag, for key: String) -> String {
        let members = value(at: ["strings", key, "localizations"])?.members
        let own = members?.first { LanguageTagReading($0.name).tag == language }
        return own?.name ?? language.description
    }
}
