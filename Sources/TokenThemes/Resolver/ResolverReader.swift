import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Reads a resolver document; the extensions read sources, and what the order leaves out.
struct ResolverReader {
    let dialect: TokenDialect
    var references: ResolverReferences
    var reports = ResolverReports()
    private(set) var document = ResolverDocument()
    /// The items of the document's order: one of each kind at most.
    private var itemsByName: [String: [ResolverDocument.Item]] = [:]
    /// Token trees by file and place, so that one that is named often is read once.
    var tokenFiles: [String: TokenFile] = [:]
    /// The sets whose sources are being read, to find those that lead back.
    var visited: [String] = []
    var reportedCircles: Set<Set<String>> = []
    /// The places of the sets that were read.
    var readSets: Set<String> = []

    init(dialect: TokenDialect, root: String?, load: @escaping (String) -> Parsed<JSONTree>?) {
        self.dialect = dialect
        references = ResolverReferences(dialect: dialect, root: root, load: load)
    }

    mutating func read(_ path: String) {
        defer { document.files = references.files }
        guard let tree = references.tree(path, into: &reports) else {
            let span = SourceSpan(file: path, range: SourceRange(at: 0))
            return reports.add(
                "the resolver document \(Wording.quoted(path)) does not exist", "correct its path", at: span)
        }
        let root = tree.root
        guard !root.isInvalid else { return }
        guard root.isObject else {
            return reports.add(
                "a resolver document cannot be \(JSONWording.kind(of: root))", "write an object", at: root.span)
        }
        checkMembers(of: [root], "a resolver document", known: Self.rootMembers)
        document.name = text(root["name"], "name")
        document.description = text(root["description"], "description")
        checkVersion(root)
        let count = reports.diagnostics.count
        readOrder(root)
        // What a wrong item means is not known.
        let isOrderKnown = !document.order.isEmpty && !reports.diagnostics[count...].contains { $0.severity == .error }
        checkUnused(root, isOrderKnown: isOrderKnown)
        reports.removeRepetitions()
    }

    private static let rootMembers = [
        "name", "description", "version", "sets", "modifiers", "resolutionOrder", "$schema", "$defs",
    ]

    private mutating func checkVersion(_ root: JSONValue) {
        guard let version = root["version"] else {
            return reports.add("the document has no 'version'", "add \"version\": \"2025.10\"", at: opening(root))
        }
        guard version.string != "2025.10", !version.isInvalid else { return }
        guard let text = version.string else {
            let isMeant = version.rawText == "2025.10"
            return reports.add(
                "'version' cannot be \(JSONWording.kind(of: version))", "write \"2025.10\" in quotes", at: version.span,
                fixes: isMeant ? [Fix("Write it in quotes", .safe, edits: [Edit(version.span, "\"2025.10\"")])] : [])
        }
        reports.add("version \(Wording.quoted(text)) is not supported", "write '2025.10'", at: version.span)
    }

    private mutating func readOrder(_ root: JSONValue) {
        guard let order = root["resolutionOrder"] else {
            return reports.add(
                "the document has no 'resolutionOrder'", "add it with at least one item", at: opening(root))
        }
        guard order.isArray else {
            if order.isInvalid { return }
            return reports.add(
                "'resolutionOrder' cannot be \(JSONWording.kind(of: order))", "write an array", at: order.span)
        }
        if order.elements.isEmpty {
            reports.add("'resolutionOrder' is empty", "add at least one item", at: order.span)
        }
        for item in order.elements { readItem(item) }
    }

    private mutating func readItem(_ item: JSONValue) {
        guard item.isObject else {
            if item.isInvalid { return }
            return reports.add(
                "an item of 'resolutionOrder' cannot be \(JSONWording.kind(of: item))",
                "write { \"$ref\": \"#/sets/…\" }", at: item.span)
        }
        guard let reference = item["$ref"] else { return readInlineItem(item) }
        guard let target = references.follow(item, reference, into: &reports) else { return }
        let kind = target.named?.segments.first
        guard target.named?.segments.count == 2, kind == "sets" || kind == "modifiers",
            let name = target.named?.segments.last
        else {
            return reports.add(
                .invalidResolverReference,
                "\(Wording.quoted(reference.string ?? "")) is neither a set nor a modifier", "name one of them",
                at: reference.span)
        }
        add(ResolverDocument.Item(kind: kind == "sets" ? .set : .modifier, name: name, span: item.span), target)
    }

    private mutating func readInlineItem(_ item: JSONValue) {
        let name = text(item["name"], "name")
        let kind = text(item["type"], "type").flatMap(ResolverDocument.Kind.init)
        if item["name"] == nil {
            reports.add("this item has no 'name'", "add it, or refer to a set", at: opening(item))
        }
        if item["type"] == nil {
            reports.add("this item has no 'type'", "write 'set' or 'modifier'", at: opening(item))
        } else if kind == nil, let type = item["type"], type.isString {
            reports.add(
                "\(Wording.quoted(type.string ?? "")) is no type of an item", "write 'set' or 'modifier'", at: type.span
            )
        }
        guard let name, let kind else { return }
        let target = ResolverTarget(layers: [item], file: item.file.path, pointer: nil)
        add(ResolverDocument.Item(kind: kind, name: name, span: item.span, isInline: true), target, isInline: true)
    }

    private mutating func add(_ item: ResolverDocument.Item, _ target: ResolverTarget, isInline: Bool = false) {
        // A set and a modifier of the root may share a name; an inline item shares it with no other (RES-12).
        let others = itemsByName[item.name, default: []]
        if let other = others.first(where: { $0.kind == item.kind || $0.isInline || item.isInline }) {
            return reports.add(
                .duplicateResolverItem, "\(Wording.quoted(item.name)) is listed twice", "remove one", at: item.span,
                notes: [DiagnosticNote("it is listed here too", at: other.span)])
        }
        var described = item
        described.description = target["description"]?.string
        described.extensions = target["$extensions"].flatMap { $0.isObject ? $0.rawText : nil }
        document.order.append(described)
        itemsByName[item.name, default: []].append(described)
        switch item.kind {
        case .set:
            let list = "sets.\(item.name)"
            document.sources += readSet(target, isInline: isInline).map { TokenSource(file: $0, list: list) }
        case .modifier: addModifier(target, item, isInline: isInline)
        }
    }

    private mutating func addModifier(_ target: ResolverTarget, _ item: ResolverDocument.Item, isInline: Bool) {
        guard let (modifier, lists) = readModifier(target, item.name, at: item.span, isInline: isInline) else { return }
        // A permutation keeps contexts in 16 bits, and a set of modifiers is one machine word.
        guard document.modifiers.count < ModifierSet.limit, modifier.contexts.count <= Int(UInt16.max) else {
            return reports.add(
                .inputLimitExceeded, "the document has too many modifiers or contexts",
                "at most \(ModifierSet.limit) modifiers are supported", at: item.span)
        }
        let number = document.modifiers.count
        document.modifiers.append(modifier)
        for (context, list) in lists.enumerated() {
            for file in list {
                document.sources.append(
                    TokenSource(
                        file: file, list: "modifiers.\(item.name).\(modifier.contexts[context])", modifier: number,
                        context: context))
            }
        }
    }

    /// The opening brace of an object, where something that it lacks is reported.
    func opening(_ value: JSONValue) -> SourceSpan {
        value.file.span(SourceRange(value.range.lower, min(value.range.lower + 1, value.range.upper)))
    }

    mutating func text(_ value: JSONValue?, _ name: String) -> String? {
        guard let value, !value.isInvalid else { return nil }
        if let text = value.string { return text }
        reports.add("'\(name)' cannot be \(JSONWording.kind(of: value))", "write a text", at: value.span)
        return nil
    }

    mutating func checkMembers(of layers: [JSONValue], _ what: String, known: [String]) {
        let members = layers.flatMap(\.members)
        let present = Set(members.lazy.map(\.name))
        for member in members where !known.contains(member.name) {
            let name = member.name
            let span = member.value.file.span(member.nameRange)
            // A reference is no misspelling of anything.
            let near = name == "$ref" ? nil : Suggestions.near(name, among: known).first
            reports.add(
                "unknown member \(Wording.quoted(name)) in \(what)",
                near.map { "did you mean '\($0)'?" } ?? "remove it", at: span,
                // What is no misspelling says nothing that would be missing.
                cause: near == nil ? "unknown-member" : nil,
                // One that is there already would stand there twice.
                fixes: near.flatMap { present.contains($0) ? nil : $0 }.map {
                    [Fix("Write '\($0)'", .unsafe, edits: [Edit(span, "\"\($0)\"")])]
                } ?? [])
        }
    }
}
