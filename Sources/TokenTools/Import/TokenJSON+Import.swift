import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// Values that an import has written, read again.
extension TokenJSON {
    /// The members of an object, those of a text byte for byte; nil for other values.
    var members: [(name: String, value: TokenJSON)]? {
        switch self {
        case .raw(let text):
            let root = JSONTree.parse(SourceFile(path: "", text: text)).value.root
            return root.isObject ? root.members.map { ($0.name, .raw($0.value.rawText)) } : nil
        case .list, .placed: return nil
        case .object(let members): return members
        }
    }

    subscript(name: String) -> TokenJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// What stands between quotation marks.
    var string: String? {
        guard case .raw(let text) = self, text.utf8.count > 1, text.utf8.first == 0x22 else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The value with others in the place of texts, at any depth.
    /// - Parameter replace: is given each text with the name of the member that it, or the list around it, stands in; nil
    ///   keeps the text.
    func replacingTexts<Failure: Error>(
        in name: String? = nil, _ replace: (_ text: String, _ name: String?) throws(Failure) -> TokenJSON?
    ) throws(Failure) -> TokenJSON {
        switch self {
        case .raw:
            guard let text = string else { return self }
            return try replace(text, name) ?? self
        case .list(let items):
            var result: [TokenJSON] = []
            for item in items { result.append(try item.replacingTexts(in: name, replace)) }
            return .list(result)
        case .object(let members):
            var result: [(name: String, value: TokenJSON)] = []
            for (name, value) in members { result.append((name, try value.replacingTexts(in: name, replace))) }
            return .object(result)
        case .placed(let json, let name, let value):
            return .placed(try json.replacingTexts(in: nil, replace), name: name, value: value)
        }
    }

    /// The path of a whole reference.
    var reference: String? {
        guard let text = string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// Adds all texts of the value.
    func collectTexts(into texts: inout [String]) {
        switch self {
        case .raw: if let string { texts.append(string) }
        case .list(let items): for item in items { item.collectTexts(into: &texts) }
        case .object(let members): for member in members { member.value.collectTexts(into: &texts) }
        case .placed(let json, _, _): json.collectTexts(into: &texts)
        }
    }

    var number: Double? {
        guard case .raw(let text) = self else { return nil }
        return CSSNumber.read(text)
    }

    /// A length or a duration.
    var length: ImportQuantity? {
        guard let value = self["value"]?.number, let unit = self["unit"]?.string else { return nil }
        return ImportQuantity(value: value, unit: unit)
    }

    var color: ColorValue? {
        guard let space = self["colorSpace"]?.string.flatMap({ ColorValue.Space(rawValue: $0) }),
            case .list(let components)? = self["components"], components.count == 3
        else { return nil }
        return ColorValue(
            space, components[0].number, components[1].number, components[2].number,
            alpha: self["alpha"]?.number ?? 1, hex: self["hex"]?.string)
    }
}
