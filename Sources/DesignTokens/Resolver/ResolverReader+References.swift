internal import L10nSource
internal import L10nSyntax

extension ResolverReader {
    /// What a reference leads to: an object, perhaps with members that stand beside the reference and replace others.
    struct Target {
        /// The objects, those that replace members first (RES-18).
        var layers: [JSONValue]
        /// The file that the last layer stands in.
        var file: String
        /// The place of the last layer; nil for the whole file, or an object without a reference.
        var pointer: JSONPointer?
        /// The place that the first of the references names.
        var named: JSONPointer?

        /// The member of the first layer that has it.
        subscript(name: String) -> JSONValue? {
            for layer in layers {
                if let value = layer[name] { return value }
            }
            return nil
        }

        /// The file and the place in it, as a key.
        var place: String { "\(file)#\(pointer?.description ?? "\(object?.range.lower ?? 0)")" }

        /// The object that a finding about the whole stands at.
        var object: JSONValue? { layers.last }
    }

    /// The tree of a file, which is read once; nil when there is none.
    mutating func tree(_ path: String) -> JSONTree? {
        if let known = trees[path] { return known }
        guard let parsed = load(path) else {
            trees[path] = .some(nil)
            return nil
        }
        diagnostics += parsed.diagnostics
        document.files.append(path)
        trees[path] = parsed.value
        return parsed.value
    }

    /// Follows the `$ref` of an object, and those that it leads to (RES-15 to RES-18).
    mutating func follow(_ object: JSONValue, _ reference: JSONValue) -> Target? {
        var layers: [JSONValue] = []
        var object = object
        var reference = reference
        var seen: Set<SourceSpan> = []
        var named: JSONPointer?
        while true {
            guard seen.insert(object.span).inserted else {
                refuse(reference, "\(shown(reference)) leads back to itself", "break the circle")
                return nil
            }
            if object.members.contains(where: { !$0.isNamed("$ref") }) { layers.append(object) }
            guard let (file, pointer, value) = locate(reference) else { return nil }
            if seen.count == 1 { named = pointer }
            guard value.isObject else {
                if !value.isInvalid {
                    refuse(reference, "\(shown(reference)) is \(JSONWording.kind(of: value))", "refer to an object")
                }
                return nil
            }
            if value.file.path == object.file.path, value.range.lower <= object.range.lower,
                object.range.upper <= value.range.upper
            {
                refuse(reference, "\(shown(reference)) leads to what it stands in", "break the circle")
                return nil
            }
            guard pointer != nil, let next = value["$ref"] else {
                return Target(layers: layers + [value], file: file, pointer: pointer, named: named)
            }
            (object, reference) = (value, next)
        }
    }

    /// The array that stands in a place, or that a reference there leads to; nil when there is none, which is reported.
    /// - Parameter name: what the array is called in the document.
    mutating func array(_ value: JSONValue, _ name: String) -> JSONValue? {
        var end = value
        var seen: Set<SourceSpan> = []
        while let reference = end["$ref"] {
            guard seen.insert(end.span).inserted else {
                refuse(reference, "\(shown(reference)) leads back to itself", "break the circle")
                return nil
            }
            guard let place = locate(reference) else { return nil }
            if place.pointer?.segments.first == "modifiers" {
                refuse(reference, "\(shown(reference)) leads into a modifier", "refer to a list of sources elsewhere")
                return nil
            }
            end = place.value
        }
        if end.isArray { return end }
        if !end.isInvalid {
            let found = JSONWording.kind(of: end)
            if let reference = value["$ref"] {
                refuse(reference, "\(shown(reference)) is \(found)", "refer to an array")
            } else {
                report("\(Wording.quoted(name)) cannot be \(found)", "write an array", at: value.span)
            }
        }
        return nil
    }

    private mutating func locate(
        _ reference: JSONValue
    ) -> (file: String, pointer: JSONPointer?, value: JSONValue)? {
        guard let text = reference.string else {
            if !reference.isInvalid {
                refuse(reference, "'$ref' cannot be \(JSONWording.kind(of: reference))", "write a text")
            }
            return nil
        }
        let parsed: ResolverReference
        do {
            parsed = try ResolverReference(text)
        } catch {
            refuse(reference, error.problem, error.advice)
            return nil
        }
        guard let path = path(of: parsed, reference), acceptsSlash(parsed, reference) else { return nil }
        guard let tree = tree(path) else {
            refuse(reference, "the file \(Wording.quoted(path)) does not exist", "correct the path")
            return nil
        }
        guard let pointer = parsed.pointer else { return (path, nil, tree.root) }
        if pointer.segments.first == "resolutionOrder" {
            refuse(reference, "\(shown(reference)) leads into 'resolutionOrder'", "refer to a set")
            return nil
        }
        guard let value = children.resolve(pointer, in: tree.root) else {
            reportMissing(pointer, in: tree, reference)
            return nil
        }
        return (path, pointer, value)
    }

    private mutating func path(of parsed: ResolverReference, _ reference: JSONValue) -> String? {
        guard let file = parsed.file else { return reference.file.path }
        if let path = ResolverPath.resolve(file, from: reference.file.path, root: root) { return path }
        refuse(reference, "\(shown(reference)) lies outside the project", "move the file into it")
        return nil
    }

    private mutating func acceptsSlash(_ parsed: ResolverReference, _ reference: JSONValue) -> Bool {
        guard parsed.lacksSlash, let pointer = parsed.pointer else { return true }
        let written = "\(parsed.file ?? "")#\(pointer)"
        let fix = Fix("Write '\(written)'", .safe, edits: [Edit(reference.span, "\"\(written)\"")])
        diagnostics.append(
            Diagnostic(
                dialect == .strict ? .invalidResolverReference : .legacyTokenSyntax.at(dialect.legacySeverity),
                "\(shown(reference)) lacks a slash; write '#\(pointer)'", at: reference.span, cause: "missing-slash",
                fixes: [fix]))
        return dialect != .strict
    }

    private mutating func reportMissing(_ pointer: JSONPointer, in tree: JSONTree, _ reference: JSONValue) {
        let parent = JSONPointer(segments: pointer.segments.dropLast())
        let place = "\(tree.file.path)#\(parent)"
        let known =
            suggestions[place]
            ?? Suggestions(children.resolve(parent, in: tree.root).map { $0.members.map(\.name) } ?? [])
        suggestions[place] = known
        let near = pointer.segments.last.flatMap { known.near($0).first }
        let question = near.map { "did you mean '#\(JSONPointer(segments: pointer.segments.dropLast() + [$0]))'?" }
        refuse(reference, "\(shown(reference)) does not exist", question ?? "correct the reference")
    }

    func shown(_ reference: JSONValue) -> String { Wording.quoted(reference.string ?? reference.rawText) }

    mutating func refuse(_ reference: JSONValue, _ problem: String, _ advice: String) {
        report(.invalidResolverReference, problem, advice, at: reference.span)
    }
}
