import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads the sources of sets and of the contexts of modifiers.
extension ResolverReader {
    private static let setMembers = ["description", "sources", "$extensions"]
    private static let modifierMembers = ["description", "contexts", "default", "$extensions"]

    /// The token files of a set, in their order.
    mutating func readSet(_ target: ResolverTarget, isInline: Bool) -> [TokenFile] {
        guard let object = target.object else { return [] }
        guard object.isObject else {
            if !object.isInvalid {
                reports.add("a set cannot be \(JSONWording.kind(of: object))", "write an object", at: object.span)
            }
            return []
        }
        readSets.insert(target.place)
        visited.append(target.place)
        defer { visited.removeLast() }
        checkObject(target, "a set", known: Self.setMembers, isInline: isInline)
        guard let sources = target["sources"] else {
            reports.add("the set has no 'sources'", "add them, or an empty array", at: opening(object))
            return []
        }
        return readSources(sources, "sources")
    }

    private mutating func checkObject(_ target: ResolverTarget, _ what: String, known: [String], isInline: Bool) {
        checkMembers(of: target.layers, what, known: known + ["$ref"] + (isInline ? ["name", "type"] : []))
        _ = text(target["description"], "description")
        if let extensions = target["$extensions"], !extensions.isObject, !extensions.isInvalid {
            reports.add(
                "'$extensions' cannot be \(JSONWording.kind(of: extensions))", "write an object keyed by vendor",
                at: extensions.span)
        }
    }

    private mutating func readSources(_ sources: JSONValue, _ name: String) -> [TokenFile] {
        guard let sources = references.array(sources, name, into: &reports) else { return [] }
        var files: [TokenFile] = []
        for source in sources.elements { files += readSource(source) }
        return files
    }

    /// The token files of one source: an inline tree, a file, or those of a set.
    private mutating func readSource(_ source: JSONValue) -> [TokenFile] {
        guard source.isObject else {
            if !source.isInvalid {
                reports.add(
                    "a source cannot be \(JSONWording.kind(of: source))", "write { \"$ref\": \"file.tokens.json\" }",
                    at: source.span)
            }
            return []
        }
        guard let reference = source["$ref"] else { return tokenFile([source], nil) }
        guard let target = references.follow(source, reference, into: &reports) else { return [] }
        switch target.pointer?.segments.first {
        case "modifiers" where target["contexts"] != nil || (target.pointer?.segments.count ?? 0) > 2:
            reports.refuse(reference, "\(reference.shown) cannot be a source", "name a set")
            return []
        case nil where target["resolutionOrder"] != nil:
            reports.refuse(reference, "\(reference.shown) is a resolver document", "name one of its sets")
            return []
        default: break
        }
        guard Self.isSet(target) else {
            return tokenFile(target.layers, target.layers.count == 1 ? target.place : nil)
        }
        if let start = visited.firstIndex(of: target.place) {
            // Whichever of its sets is read first, a circle is reported once.
            if reportedCircles.insert(Set(visited[start...])).inserted {
                reports.refuse(reference, "\(reference.shown) leads back to its own set", "break the circle")
            }
            return []
        }
        return readSet(target, isInline: false)
    }

    /// Whether a reference leads to a set, not to a token tree.
    private static func isSet(_ target: ResolverTarget) -> Bool {
        guard let pointer = target.pointer, let sources = target["sources"] else { return false }
        return sources.isArray || (pointer.segments.first == "sets" && sources["$ref"]?.isString == true)
    }

    private mutating func tokenFile(_ layers: [JSONValue], _ place: String?) -> [TokenFile] {
        if let place, let known = tokenFiles[place] { return [known] }
        guard layers.last?.isInvalid == false else { return [] }
        let parsed = TokenFileParser.parse(layers, dialect: dialect)
        reports.add(parsed.diagnostics)
        if let place { tokenFiles[place] = parsed.value }
        return [parsed.value]
    }

    /// A modifier, and the token files of each of its contexts.
    mutating func readModifier(
        _ target: ResolverTarget, _ name: String, at span: SourceSpan, isInline: Bool
    ) -> (ThemeModifier, [[TokenFile]])? {
        guard let object = target.object else { return nil }
        guard object.isObject else {
            if !object.isInvalid {
                reports.add("a modifier cannot be \(JSONWording.kind(of: object))", "write an object", at: object.span)
            }
            return nil
        }
        checkObject(target, "a modifier", known: Self.modifierMembers, isInline: isInline)
        guard let contexts = target["contexts"] else {
            // The misspelling of drafts is reported as an unknown member.
            if target["context"] != nil { return nil }
            reports.add(
                "the modifier \(Wording.quoted(name)) has no 'contexts'", "add at least two", at: opening(object))
            return nil
        }
        guard contexts.isObject else {
            if !contexts.isInvalid {
                reports.add(
                    "'contexts' cannot be \(JSONWording.kind(of: contexts))", "write an object", at: contexts.span)
            }
            return nil
        }
        guard let members = contextMembers(contexts) else { return nil }
        var modifier = ThemeModifier(
            name: name, contexts: [], defaultContext: nil, span: span, contextSpans: [], hasSources: [])
        var lists: [[TokenFile]] = []
        var names: Set<String> = []
        // Members of nearer layers stand first and replace those of what they refer to.
        for member in members where names.insert(member.name).inserted {
            modifier.contexts.append(member.name)
            modifier.contextSpans.append(member.value.file.span(member.nameRange))
            let files = readSources(member.value, member.name)
            modifier.hasSources.append(!files.isEmpty)
            lists.append(files)
        }
        guard checkCount(of: modifier, at: contexts) else { return nil }
        readDefault(target, of: &modifier)
        return (modifier, lists)
    }

    /// The contexts of an object, or of what a reference in it leads to with its own in their place.
    private mutating func contextMembers(_ contexts: JSONValue) -> [JSONMember]? {
        guard let reference = contexts["$ref"], reference.isString else { return Array(contexts.members) }
        guard let target = references.follow(contexts, reference, into: &reports) else { return nil }
        if target.named?.segments.first == "modifiers" {
            reports.refuse(reference, "\(reference.shown) leads into a modifier", "refer to contexts elsewhere")
            return nil
        }
        return target.layers.flatMap { layer in
            layer.members.filter { !$0.isNamed("$ref") }
        }
    }

    private mutating func checkCount(of modifier: ThemeModifier, at contexts: JSONValue) -> Bool {
        let name = Wording.quoted(modifier.name)
        if modifier.contexts.isEmpty {
            reports.add("the modifier \(name) has no context", "add at least two", at: contexts.span)
            return false
        }
        if modifier.contexts.count == 1 {
            reports.add(
                Diagnostic(
                    .singleContextModifier.at(dialect.legacySeverity), "\(name) has one context; make it a set",
                    at: modifier.contextSpans[0]))
        }
        return true
    }

    private mutating func readDefault(_ target: ResolverTarget, of modifier: inout ThemeModifier) {
        guard let value = target["default"], let name = text(value, "default") else { return }
        if modifier.contexts.contains(name) {
            modifier.defaultContext = name
            return
        }
        reports.add(
            "the default \(Wording.quoted(name)) is no context of \(Wording.quoted(modifier.name))",
            Suggestions.question(name, among: modifier.contexts) ?? "name one of them", at: value.span)
    }
}
