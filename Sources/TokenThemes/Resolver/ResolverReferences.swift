import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// Follows the references of a resolver document, and reads the files that they name.
struct ResolverReferences {
    private let dialect: TokenDialect
    private let root: String?
    /// The JSON of a file; nil when there is none.
    private let load: (String) -> Parsed<JSONTree>?
    /// The paths of all files that were read, in their order.
    private(set) var files: [String] = []
    /// The files that were asked for; nil for those that do not exist.
    private var trees: [String: JSONTree?] = [:]
    private var children = JSONMemberIndex()
    /// What may have been meant by pointers, by the document and the pointer of what they point into.
    private var suggestions: [String: Suggestions] = [:]

    /// - Parameters:
    ///   - root: the folder that no reference may leave; nil where `load` says what may be read.
    ///   - load: is asked once for each file.
    init(dialect: TokenDialect, root: String?, load: @escaping (String) -> Parsed<JSONTree>?) {
        self.dialect = dialect
        self.root = root
        self.load = load
    }

    /// The tree of a file, which is read once; nil when there is none.
    mutating func tree(_ path: String, into reports: inout ResolverReports) -> JSONTree? {
        if let known = trees[path] { return known }
        guard let parsed = load(path) else {
            // Kept as well, so that a missing file is asked for once.
            trees[path] = .some(nil)
            return nil
        }
        reports.add(parsed.diagnostics)
        files.append(path)
        trees[path] = parsed.value
        return parsed.value
    }

    /// Follows the `$ref` of an object, and those that it leads to (RES-15 to RES-18).
    mutating func follow(
        _ object: JSONValue, _ reference: JSONValue, into reports: inout ResolverReports
    ) -> ResolverTarget? {
        var layers: [JSONValue] = []
        var object = object
        var reference = reference
        var seen: Set<SourceSpan> = []
        var named: JSONPointer?
        while true {
            guard seen.insert(object.span).inserted else {
                reports.refuse(reference, "\(reference.shown) leads back to itself", "break the circle")
                return nil
            }
            if object.members.contains(where: { !$0.isNamed("$ref") }) { layers.append(object) }
            guard let (file, pointer, value) = locate(reference, into: &reports) else { return nil }
            if seen.count == 1 { named = pointer }
            guard value.isObject else {
                if !value.isInvalid {
                    reports.refuse(
                        reference, "\(reference.shown) is \(JSONWording.kind(of: value))", "refer to an object")
                }
                return nil
            }
            if value.file.path == object.file.path, value.range.lower <= object.range.lower,
                object.range.upper <= value.range.upper
            {
                reports.refuse(reference, "\(reference.shown) leads to what it stands in", "break the circle")
                return nil
            }
            // The `$ref` at the root of a file belongs to its token tree.
            guard pointer != nil, let next = value["$ref"] else {
                return ResolverTarget(layers: layers + [value], file: file, pointer: pointer, named: named)
            }
            (object, reference) = (value, next)
        }
    }

    /// The array that stands in a place, or that a reference there leads to; nil when there is none, which is reported.
    /// - Parameter name: what the array is called in the document.
    mutating func array(
        _ value: JSONValue, _ name: String, into reports: inout ResolverReports
    ) -> JSONValue? {
        var end = value
        var seen: Set<SourceSpan> = []
        while let reference = end["$ref"] {
            guard seen.insert(end.span).inserted else {
                reports.refuse(reference, "\(reference.shown) leads back to itself", "break the circle")
                return nil
            }
            guard let place = locate(reference, into: &reports) else { return nil }
            if place.pointer?.segments.first == "modifiers" {
                reports.refuse(
                    reference, "\(reference.shown) leads into a modifier", "refer to a list of sources elsewhere")
                return nil
            }
            end = place.value
        }
        if end.isArray { return end }
        if !end.isInvalid {
            let found = JSONWording.kind(of: end)
            if let reference = value["$ref"] {
                reports.refuse(reference, "\(reference.shown) is \(found)", "refer to an array")
            } else {
                reports.add("\(Wording.quoted(name)) cannot be \(found)", "write an array", at: value.span)
            }
        }
        return nil
    }

    private mutating func locate(
        _ reference: JSONValue, into reports: inout ResolverReports
    ) -> (file: String, pointer: JSONPointer?, value: JSONValue)? {
        guard let text = reference.string else {
            if !reference.isInvalid {
                reports.refuse(reference, "'$ref' cannot be \(JSONWording.kind(of: reference))", "write a text")
            }
            return nil
        }
        let parsed: ResolverReference
        do {
            parsed = try ResolverReference(text)
        } catch {
            reports.refuse(reference, error.problem, error.advice)
            return nil
        }
        guard let path = path(of: parsed, reference, into: &reports),
            acceptsSlash(parsed, reference, into: &reports)
        else { return nil }
        guard let tree = tree(path, into: &reports) else {
            reports.refuse(reference, "the file \(Wording.quoted(path)) does not exist", "correct the path")
            return nil
        }
        guard let pointer = parsed.pointer else { return (path, nil, tree.root) }
        if pointer.segments.first == "resolutionOrder" {
            reports.refuse(reference, "\(reference.shown) leads into 'resolutionOrder'", "refer to a set")
            return nil
        }
        guard let value = children.resolve(pointer, in: tree.root) else {
            reportMissing(pointer, in: tree, reference, into: &reports)
            return nil
        }
        return (path, pointer, value)
    }

    private func path(
        of parsed: ResolverReference, _ reference: JSONValue, into reports: inout ResolverReports
    ) -> String? {
        guard let file = parsed.file else { return reference.file.path }
        if let path = ResolverPath.resolve(file, from: reference.file.path, root: root) { return path }
        reports.refuse(reference, "\(reference.shown) lies outside the project", "move the file into it")
        return nil
    }

    private func acceptsSlash(
        _ parsed: ResolverReference, _ reference: JSONValue, into reports: inout ResolverReports
    ) -> Bool {
        guard parsed.lacksSlash, let pointer = parsed.pointer else { return true }
        let written = "\(parsed.file ?? "")#\(pointer)"
        let fix = Fix("Write '\(written)'", .safe, edits: [Edit(reference.span, "\"\(written)\"")])
        reports.add(
            Diagnostic(
                dialect == .strict ? .invalidResolverReference : .legacyTokenSyntax.at(dialect.legacySeverity),
                "\(reference.shown) lacks a slash; write '#\(pointer)'", at: reference.span, cause: "missing-slash",
                fixes: [fix]))
        return dialect != .strict
    }

    private mutating func reportMissing(
        _ pointer: JSONPointer, in tree: JSONTree, _ reference: JSONValue, into reports: inout ResolverReports
    ) {
        let parent = JSONPointer(segments: pointer.segments.dropLast())
        let place = "\(tree.file.path)#\(parent)"
        let known =
            suggestions[place]
            ?? Suggestions(children.resolve(parent, in: tree.root).map { $0.members.map(\.name) } ?? [])
        suggestions[place] = known
        let near = pointer.segments.last.flatMap { known.near($0).first }
        let question = near.map { "did you mean '#\(JSONPointer(segments: pointer.segments.dropLast() + [$0]))'?" }
        reports.refuse(reference, "\(reference.shown) does not exist", question ?? "correct the reference")
    }
}
