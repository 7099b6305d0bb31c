internal import L10nSource
import L10nSyntax
import TokenThemes

/// The data of vendors beside a value.
extension ImportReader {
    /// The data of vendors with what the tool keeps beside the value, behind what it has kept there before.
    static func adding(
        _ members: [(name: String, value: TokenJSON)], to extensions: TokenJSON?, _ vendor: String
    ) -> TokenJSON {
        let known = extensions?.members?.last { $0.name == vendor }?.value
        let kept = known.map { $0.members ?? [(name: "value", value: $0)] } ?? []
        return stating(joined(kept + members), in: extensions, vendor)
    }

    /// The data of vendors with these of one of them.
    private static func stating(
        _ members: [(name: String, value: TokenJSON)], in extensions: TokenJSON?, _ vendor: String
    ) -> TokenJSON {
        .object((extensions?.members ?? []).filter { $0.name != vendor } + [(vendor, .object(members))])
    }

    /// Members of which none occurs twice: different values of one name are a list.
    private static func joined(_ members: [(name: String, value: TokenJSON)]) -> [(name: String, value: TokenJSON)] {
        var result: [(name: String, values: [TokenJSON])] = []
        for (name, value) in members {
            guard let index = result.firstIndex(where: { $0.name == name }) else {
                result.append((name, [value]))
                continue
            }
            let isKnown = result[index].values.contains { $0.lineText == value.lineText }
            if !isKnown { result[index].values.append(value) }
        }
        return result.map { (name: $0.name, value: $0.values.count == 1 ? $0.values[0] : .list($0.values)) }
    }

    /// The data of vendors with our own word for an italic, for which a typography has no part (TY-1).
    static func addingItalic(to extensions: TokenJSON?) -> TokenJSON {
        let known = extensions?.members?.first { $0.name == ResolvedToken.vendor }?.value.members ?? []
        let own = known.filter { $0.name != "italic" } + [("italic", .raw("true"))]
        return stating(own, in: extensions, ResolvedToken.vendor)
    }

    static func withoutModification(_ extensions: TokenJSON) -> TokenJSON? {
        var all = extensions.members ?? []
        if let index = all.firstIndex(where: { $0.name == "studio.tokens" }) {
            let own = (all[index].value.members ?? []).filter { $0.name != "modify" }
            all[index].value = .object(own)
            if own.isEmpty { all.remove(at: index) }
        }
        return all.isEmpty ? nil : .object(all)
    }

    /// A way to change a color that is not known.
    mutating func noteModification(_ object: JSONValue, _ name: String) {
        guard let modify = object["$extensions"]?["studio.tokens"]?["modify"] else { return }
        let words = modify.isObject ? ["type", "value"].compactMap { modify[$0]?.string } : [modify.string ?? ""]
        remark(
            .changed,
            "\(Wording.quoted(name)): the modification \(Wording.quoted(words.joined(separator: " "))) is not applied; "
                + "state the value", at: modify.span)
    }
}

extension TokenImport.Dialect {
    /// The name of what the tool keeps beside a value, among the data of vendors.
    var vendor: String {
        switch self {
        case .styleDictionary: "com.styledictionary"
        case .tokensStudio: "studio.tokens.value"
        case .figma: "com.figma.value"
        }
    }
}
