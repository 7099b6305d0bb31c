internal import L10nSyntax

extension PathTable {
    /// The paths that a value refers to.
    func targets(in value: JSONValue) -> [PathID] {
        var result: [PathID] = []
        for part in value.descendants where part.isString {
            if part.asMember?.isNamed("$ref") == true {
                if let text = part.string, let pointer = try? TokenReference.pointer(text) {
                    result.append(deepest(pointer.segments))
                }
            } else if TokenReference.isCurly(part), let text = part.string, let names = try? TokenReference.curly(text),
                let path = find(names)
            {
                result.append(path)
            }
        }
        return result
    }

    /// The last path on the way of a pointer that may lead on into a value.
    private func deepest(_ names: [String]) -> PathID {
        var path = PathID.root
        for name in names {
            guard let child = child(name, of: path) else { break }
            path = child
        }
        return path
    }

    /// Calls `body` with each path of a group that stands at the same place in another group too, and with that one.
    func forEachCounterpart(
        of target: PathID, in group: PathID, _ body: (_ target: PathID, _ counterpart: PathID) -> Void
    ) {
        var pending = [(target, group)]
        while let (from, to) = pending.popLast() {
            body(from, to)
            var next = firstChild(from)
            while let current = next {
                if let counterpart = child(namedAs: current, of: to) { pending.append((current, counterpart)) }
                next = nextSibling(current)
            }
        }
    }
}
