internal import L10nSource
internal import L10nSyntax

/// What the order of a resolver document leaves out.
extension ResolverReader {
    /// Reads the sets and modifiers that no item names, for what may be wrong with them.
    mutating func checkUnused(_ root: JSONValue, isOrderKnown: Bool) {
        let order = root["resolutionOrder"].map { Array($0.elements) } ?? []
        let used = Set(order.compactMap { $0["$ref"]?.string.flatMap { JSONPointer(fragment: $0) } })
        // What sets that take no part refer to takes part no more for that.
        let readSets = readSets
        for (list, kind) in [("sets", ResolverDocument.Kind.set), ("modifiers", .modifier)] {
            guard let container = root[list] else { continue }
            guard container.isObject else {
                reports.add(
                    "'\(list)' cannot be \(JSONWording.kind(of: container))", "write an object", at: container.span)
                continue
            }
            for member in container.members {
                let pointer = JSONPointer(segments: [list, member.name])
                guard !used.contains(pointer) else { continue }
                var target = ResolverTarget(layers: [member.value], file: root.file.path, pointer: pointer)
                if let reference = member.value["$ref"] {
                    guard let end = references.follow(member.value, reference, into: &reports) else { continue }
                    target = end
                }
                let span = root.file.span(member.nameRange)
                let files =
                    switch kind {
                    case .set: readSet(target, isInline: false)
                    case .modifier:
                        readModifier(target, member.name, at: span, isInline: false)?.1.flatMap(\.self) ?? []
                    }
                if isOrderKnown, !readSets.contains(target.place) { reportUnlisted(kind, member.name, files, at: span) }
            }
        }
    }

    /// Says that tokens are in no theme.
    private mutating func reportUnlisted(
        _ kind: ResolverDocument.Kind, _ name: String, _ files: [TokenFile], at span: SourceSpan
    ) {
        guard files.contains(where: { file in file.nodes.contains { $0.kind == .token } }) else { return }
        reports.add(
            Diagnostic(
                .unlistedResolverItem,
                "the \(kind.rawValue) \(Wording.quoted(name)) takes part in no theme, as 'resolutionOrder' does not name it; "
                    + "name it there, or remove it", at: span))
    }
}
