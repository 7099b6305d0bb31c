import DesignTokens
internal import L10nSource
import TokenThemes

/// Families of fonts of lists in which references stand, which Style Dictionary joins and the format does not take.
extension ImportArithmetic {
    /// The value with names where references stand in a list of families.
    mutating func withoutFamilyReferences(_ token: ImportedToken) throws(Problem) -> TokenJSON {
        switch token.type {
        case .fontFamily: return try joined(token.value, of: token)
        case .typography:
            guard case .object(var members) = token.value,
                let index = members.firstIndex(where: { $0.name == "fontFamily" })
            else { return token.value }
            members[index].value = try joined(members[index].value, of: token)
            return .object(members)
        case .color, .dimension, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
            .shadow, .gradient, nil:
            return token.value
        }
    }

    private mutating func joined(_ value: TokenJSON, of token: ImportedToken) throws(Problem) -> TokenJSON {
        guard case .list(let items) = value, items.contains(where: { $0.reference != nil }) else { return value }
        for reference in items.compactMap(\.reference) { remark(token, "{\(path(reference))}") }
        return .list(try families(items, depth: 0))
    }

    private func families(_ items: [TokenJSON], depth: Int) throws(Problem) -> [TokenJSON] {
        var families: [TokenJSON] = []
        for item in items {
            if let reference = item.reference {
                families += try self.families(at: reference, depth: depth)
            } else {
                families.append(item)
            }
            guard families.count <= FontFamilyList.most else {
                throw Problem(message: "the list has more than \(FontFamilyList.most) families")
            }
        }
        return families
    }

    private func families(at reference: String, depth: Int) throws(Problem) -> [TokenJSON] {
        let shown = Wording.quoted("{\(path(reference))}")
        guard depth < 64 else { throw Problem(message: "\(shown) leads back, or too far") }
        var found: [String: [TokenJSON]] = [:]
        for token in try definitions(reference) {
            guard token.type == .fontFamily || token.value.reference != nil else {
                throw Problem(message: "\(shown) is no font family")
            }
            var items = [token.value]
            if case .list(let list) = token.value { items = list }
            let families = try self.families(items, depth: depth + 1)
            found[TokenJSON.list(families).lineText] = families
        }
        guard found.count == 1, let families = found.values.first else {
            throw Problem(message: "\(shown) differs between the sets", differs: true)
        }
        return families
    }
}
