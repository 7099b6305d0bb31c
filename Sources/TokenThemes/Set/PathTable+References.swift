internal import L10nSource
package import L10nSyntax

extension PathTable {
    /// The path that a text in braces names.
    package func curlyTarget(of value: JSONValue) -> PathID? {
        guard value.hasEscapes else { return plainCurlyTarget(of: value) }
        guard let text = value.string, let names = try? TokenReference.curly(text) else { return nil }
        return find(names)
    }

    /// Looks a text without escapes up name by name. There is no path whose names could not be written so.
    private func plainCurlyTarget(of value: JSONValue) -> PathID? {
        let text = value.file.bytes[value.contentRange.indices]
        guard text.count > 2, text.first == 0x7B, text.last == 0x7D else { return nil }
        var path = PathID.root
        for name in text.dropFirst().dropLast().lazy.split(separator: 0x2E, omittingEmptySubsequences: false) {
            guard let child = child(String(decoding: name, as: UTF8.self), of: path) else { return nil }
            path = child
        }
        return path
    }

    /// The paths that a value refers to; of one that leads to nothing, the part that exists.
    /// - Parameter mayBeComposed: whether texts may be put together from references, as for Style Dictionary.
    package func targets(in value: JSONValue, mayBeComposed: Bool = false) -> [PathID] {
        var result: [PathID] = []
        for part in value.descendants where part.isString {
            if part.asMember?.isNamed("$ref") == true {
                guard let text = part.string, let pointer = try? TokenReference.pointer(text) else { continue }
                deepest(pointer.segments).map { result.append($0) }
            } else if mayBeComposed || TokenReference.isCurly(part), let text = part.string {
                if let names = try? TokenReference.curly(text, trims: mayBeComposed) {
                    deepest(names).map { result.append($0) }
                } else if mayBeComposed {
                    for names in TokenReference.parts(of: text) ?? [] { deepest(names).map { result.append($0) } }
                }
            }
        }
        return result
    }

    /// The last path on a way that may lead on into a value, or nowhere.
    private func deepest(_ names: [String]) -> PathID? {
        var path = PathID.root
        for name in names {
            guard let child = child(name, of: path) else { break }
            path = child
        }
        return path == .root ? nil : path
    }

    /// Calls `body` with each path of a group that stands at the same place in another group too, and with that one.
    package func forEachCounterpart(
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
