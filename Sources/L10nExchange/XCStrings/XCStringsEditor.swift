import L10nCatalog
import L10nFormats
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
    private let index: XCStringsIndex
    private var plan = JSONPlan()
    /// New texts and states in the place of old ones, by where these begin: most changes are no more.
    private var replacements: [UInt32: Edit] = [:]
    /// Where the texts begin that forms take the place of.
    private var removedTexts: Set<UInt32> = []

    /// Nil for a file that cannot be read to its end, as nobody knows what an edit would do to it.
    package init?(_ file: SourceFile) {
        self.init(XCStringsFormat.parse(file))
    }

    /// The same for a file that was parsed.
    package init?(_ tree: Parsed<JSONTree>) {
        let isWhole = tree.diagnostics.allSatisfy { $0.severity != .error || $0.rule == .duplicateJSONMember }
        guard isWhole, tree.value.root.isObject else { return nil }
        root = tree.value.root
        index = XCStringsIndex(root)
    }

    /// Takes in a change; answers with what is in its way, where it cannot be made.
    package mutating func apply(_ change: XCStringsChange) -> XCStringsRefusal? {
        switch change {
        case .setText(let text, let state, let place): setText(text, state, place)
        case .setState(let state, let place): setState(state, place)
        case .addKey(let key, let comment, let extractionState): addKey(key, comment, extractionState)
        case .removeKey(let key): remove(["strings", key], there: index.entry(key))
        case .removeText(let key, let language): removeText(key, language)
        case .removeLocalization(let key, let language):
            removeLocalization(key, index.site(key, language))
        }
    }

    /// The edits that make all changes, ascending and without overlap.
    /// - Throws: when ICU's data cannot be read, without which nobody knows where new members belong.
    package func edits() throws(ICUError) -> [Edit] {
        let replacements = replacements.keys.sorted().compactMap { self.replacements[$0] }
        if plan.isEmpty { return replacements }
        let planned = JSONPlanWriter(layout: JSONLayout(of: root), order: try CatalogOrder()).edits(
            plan, of: root, depth: 0)
        return Self.merged(replacements, planned)
    }

    /// Two lists of edits in one; of the first those that the second does not take out.
    private static func merged(_ replacements: [Edit], _ planned: [Edit]) -> [Edit] {
        var result: [Edit] = []
        result.reserveCapacity(replacements.count + planned.count)
        var rest = replacements[...]
        for edit in planned {
            while let first = rest.first, first.span.range.upper <= edit.span.range.lower {
                result.append(first)
                rest = rest.dropFirst()
            }
            while let first = rest.first, first.span.range.lower < edit.span.range.upper { rest = rest.dropFirst() }
            result.append(edit)
        }
        return result + rest
    }

    /// Whether a language says something for a key besides the forms of variables.
    package func hasText(_ key: String, in language: LanguageTag) -> Bool {
        let site = index.site(key, language)
        return ["stringUnit", "variations", "stringSet"].contains { site.value(at: [$0]) != nil }
    }

    /// Whether a language has forms of a variable of a key.
    package func hasVariable(_ name: String, of key: String, in language: LanguageTag) -> Bool {
        index.site(key, language).value(at: ["substitutions", name]) != nil
    }

    /// Whether a language has one text of a key, and no forms.
    package func hasOneText(_ key: String, in language: LanguageTag) -> Bool {
        let site = index.site(key, language)
        return site.value(at: ["stringUnit"]) != nil && site.value(at: ["variations"]) == nil
    }

    /// Whether a text fits what the file says at its place, or may take the place of the one text there.
    package func admits(_ place: XCStringsTextPlace) -> Bool {
        place.variable == nil && hasOneText(place.key, in: place.language)
            || conflict(place, index.site(place.key, place.language)) == nil
    }

    private mutating func setText(
        _ text: String, _ state: EntryState, _ place: XCStringsTextPlace
    ) -> XCStringsRefusal? {
        let site = index.site(place.key, place.language)
        // Most changes are of this kind, and need no plan.
        if place.variable == nil, place.path.isEmpty, replaceText(text, state, in: site.value) { return nil }
        if case .item(let number)? = place.path.last { return setItem(number, text, state, place, site) }
        guard let way = Self.way(to: place) else { return .hasNoPlace }
        if let refusal = conflict(place, site) { return refusal }
        define(place, site)
        set(JSONText.quoted(text), ["value"], of: way + ["stringUnit"], place, site)
        setStateValue(state, at: way + ["stringUnit"], place, site)
        return nil
    }

    /// Writes the one text that a key has in a language, where nothing but its unit is there: the most common change.
    /// - Returns: whether it did.
    private mutating func replaceText(_ text: String, _ state: EntryState, in localization: JSONValue?) -> Bool {
        guard let localization, let unit = localization.onlyMember("stringUnit") else { return false }
        var (oldText, oldState): (JSONValue?, JSONValue?)
        for member in unit.members {
            guard member.value.isString else { return false }
            if oldText == nil, member.isNamed("value") {
                oldText = member.value
            } else if oldState == nil, member.isNamed("state") {
                oldState = member.value
            } else {
                return false
            }
        }
        guard let oldText, let oldState else { return false }
        replace(oldText, JSONText.quoted(text))
        if let name = XCStringsNames.name(of: state) { replace(oldState, JSONText.quoted(name)) }
        return true
    }

    private mutating func replace(_ known: JSONValue, _ text: String) {
        // Not '==', which takes composed and decomposed letters for the same.
        replacements[known.range.lower] = known.isWritten(text) ? nil : Edit(known.span, text)
    }

    /// Says of a substitution that the language does not have yet which argument it reads, and as what: as the source
    /// language says, or else the first that has it. Without that it would be no plural.
    private mutating func define(_ place: XCStringsTextPlace, _ site: XCStringsIndex.Site) {
        guard let variable = place.variable else { return }
        let way = ["substitutions", variable]
        guard site.value(at: way) == nil, let languages = index.entry(place.key)?["localizations"] else { return }
        let source = root["sourceLanguage"]?.string.flatMap { languages[$0] }
        let models = [source].compactMap { $0 } + languages.members.map(\.value)
        guard let model = models.lazy.compactMap({ $0["substitutions"]?[variable] }).first else { return }
        for name in ["argNum", "formatSpecifier"] {
            if let known = model[name] { set(known.rawText, [name], of: way, place, site) }
        }
    }

    private mutating func setState(_ state: EntryState, _ place: XCStringsTextPlace) -> XCStringsRefusal? {
        let site = index.site(place.key, place.language)
        guard let way = Self.way(to: place) else { return .hasNoPlace }
        guard site.value(at: way + ["stringUnit"]) != nil else { return .isMissing }
        setStateValue(state, at: way + ["stringUnit"], place, site)
        return nil
    }

    /// A state that this version does not know stays as the file has it.
    private mutating func setStateValue(
        _ state: EntryState, at way: [String], _ place: XCStringsTextPlace, _ site: XCStringsIndex.Site
    ) {
        guard let name = XCStringsNames.name(of: state) else { return }
        set(JSONText.quoted(name), ["state"], of: way, place, site)
    }

    /// Writes a value below a way down from what a key says in a language.
    private mutating func set(
        _ text: String, _ name: [String], of way: [String], _ place: XCStringsTextPlace, _ site: XCStringsIndex.Site
    ) {
        if let known = site.value(at: way + name), known.isString {
            replace(known, text)
        } else {
            plan.set(.value(text), at: (Self.localization(place.key, site) + way + name)[...])
        }
    }

    /// Writes one phrase of a set that is there; its neighbours stay as they are written.
    private mutating func setItem(
        _ number: Int, _ text: String, _ state: EntryState, _ place: XCStringsTextPlace, _ site: XCStringsIndex.Site
    ) -> XCStringsRefusal? {
        guard place.path.count == 1, place.variable == nil else { return .hasNoPlace }
        let way = ["stringSet"]
        guard let values = site.value(at: way + ["values"]), values.isArray else { return .isMissing }
        guard let element = values[element: number] else { return .isMissing }
        guard element.isString else { return .hasNoPlace }
        replace(element, JSONText.quoted(text))
        setStateValue(state, at: way, place, site)
        return nil
    }

    private mutating func addKey(
        _ key: String, _ comment: String?, _ extractionState: String?
    ) -> XCStringsRefusal? {
        guard root["strings"]?.isObject == true else { return .isMissing }
        if index.entry(key) != nil { return nil }
        plan.set(.object(JSONPlan()), at: ["strings", key][...])
        if let comment { plan.set(.value(JSONText.quoted(comment)), at: ["strings", key, "comment"][...]) }
        if let extractionState {
            plan.set(.value(JSONText.quoted(extractionState)), at: ["strings", key, "extractionState"][...])
        }
        return nil
    }

    private mutating func removeText(_ key: String, _ language: LanguageTag) -> XCStringsRefusal? {
        let site = index.site(key, language)
        guard let unit = site.value(at: ["stringUnit"]) else { return .isMissing }
        removedTexts.insert(unit.range.lower)
        return remove(Self.localization(key, site) + ["stringUnit"], there: unit)
    }

    private mutating func removeLocalization(_ key: String, _ site: XCStringsIndex.Site) -> XCStringsRefusal? {
        remove(Self.localization(key, site), there: site.value)
    }

    private mutating func remove(_ way: [String], there value: JSONValue?) -> XCStringsRefusal? {
        guard value != nil else { return .isMissing }
        plan.set(.removal, at: way[...])
        return nil
    }
}

extension XCStringsEditor {
    /// The way down from the root to what a key says in a language.
    private static func localization(_ key: String, _ site: XCStringsIndex.Site) -> [String] {
        ["strings", key, "localizations", site.language]
    }

    /// The way to the object that holds the unit of a text, down from what the key says in the language; nil where
    /// catalogs have no such place.
    private static func way(to place: XCStringsTextPlace) -> [String]? {
        var way = place.variable.map { ["substitutions", $0] } ?? []
        for selector in place.path {
            switch selector {
            case .plural, .device: way += ["variations", selector.axis, selector.name]
            case .width, .item: return nil
            }
        }
        return way
    }

    /// What stands in the way of a text: the other of unit and variations, on any level, or the other axis.
    private func conflict(_ place: XCStringsTextPlace, _ site: XCStringsIndex.Site) -> XCStringsRefusal? {
        var way = place.variable.map { ["substitutions", $0] } ?? []
        for selector in place.path {
            let other = selector.axis == "plural" ? "device" : "plural"
            if let unit = site.value(at: way + ["stringUnit"]), !removedTexts.contains(unit.range.lower) {
                return .hasOtherShape
            }
            if site.value(at: way + ["stringSet"]) != nil || site.value(at: way + ["variations", other]) != nil {
                return .hasOtherShape
            }
            way += ["variations", selector.axis, selector.name]
        }
        let others = ["variations", "stringSet"]
        return others.contains { site.value(at: way + [$0]) != nil } ? .hasOtherShape : nil
    }
}
