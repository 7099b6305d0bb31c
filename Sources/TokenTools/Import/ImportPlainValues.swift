internal import L10nSource
import L10nSyntax
import TokenThemes

/// What groups of Style Dictionary hold that is no token, as in `"space": { "small": "4px" }`: tokens refer to it, and nothing
/// is written of it.
///
/// One reading of the files finds them, and another one puts them in where tokens refer to them.
struct ImportPlainValues {
    typealias Problem = ImportConverter.Problem

    /// Texts and numbers by their paths; nil for those that files state differently.
    private var values: [String: JSONValue?] = [:]
    private var references: Set<String> = []
    private var tokens: Set<String> = []

    /// Those that are put in; nil for none.
    var used: ImportPlainValues? {
        var used = ImportPlainValues()
        used.values = values.filter { references.contains($0.key) && !tokens.contains($0.key) }
        return used.values.isEmpty ? nil : used
    }

    func contains(_ path: String) -> Bool { values[path] != nil }

    mutating func note(_ value: JSONValue, at path: String) {
        guard value.isString || value.isNumber else { return }
        noteReferences(in: value)
        let isOther = values[path].map { $0?.rawText != value.rawText } ?? false
        values.updateValue(isOther ? nil : value, forKey: path)
    }

    mutating func note(token value: JSONValue, at path: String) {
        tokens.insert(path)
        noteReferences(in: value)
    }

    /// Notes what versions 3 and 4 of the tool refer to within a token: parts of its value, and values below it.
    mutating func note(partsOf object: JSONValue, at path: String) {
        for member in object.members where member.value.isObject {
            let place = "\(path).\(ImportNames.legal(member.name))"
            if member.name == "value" {
                for part in member.value.members { note(part.value, at: "\(place).\(ImportNames.legal(part.name))") }
            } else {
                if let value = member.value["value"] { note(value, at: place) }
                note(partsOf: member.value, at: place)
            }
        }
    }

    private mutating func noteReferences(in value: JSONValue) {
        for part in value.descendants where part.isString {
            guard let text = part.string else { continue }
            references.formUnion(ImportNames.references(in: text, .styleDictionary))
        }
    }

    /// A value with plain ones where it refers to them; nil where it does not.
    func replaced(_ value: JSONValue) throws(Problem) -> JSONValue? {
        var isOther = false
        let json = try TokenJSON(value).replacingTexts { text, _ throws(Problem) in
            let new = try replaced(text, depth: 0)
            if new != nil { isOther = true }
            return new
        }
        guard isOther else { return nil }
        return JSONTree.parse(SourceFile(path: "", text: json.lineText), dialect: .json5).value.root
    }

    private static let depthLimit = 64
    private static let lengthLimit = 65_536

    /// - Parameter text: what stands between the quotation marks.
    private func replaced(_ text: String, depth: Int) throws(Problem) -> TokenJSON? {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false)
        var result = String(parts[0])
        var isOther = false
        for part in parts.dropFirst() {
            guard let end = part.firstIndex(of: "}"), let value = try value(at: part[..<end]) else {
                result += "{" + part
                continue
            }
            // A number stays one where it is all of the value.
            if value.isNumber, parts.count == 2, result.isEmpty, part.index(after: end) == part.endIndex {
                return TokenJSON(value)
            }
            result += (TokenJSON(value).string ?? value.rawText) + part[part.index(after: end)...]
            isOther = true
            guard depth < Self.depthLimit, result.utf8.count <= Self.lengthLimit else {
                throw Problem(message: "\(Wording.quoted("{\(part[...end])")) leads back, or too far")
            }
        }
        // What was put in may refer to others.
        return isOther ? try replaced(result, depth: depth + 1) ?? .raw("\"\(result)\"") : nil
    }

    private func value(at reference: Substring) throws(Problem) -> JSONValue? {
        let path = ImportNames.names(reference, .styleDictionary).joined(separator: ".")
        guard let known = values[path] else { return nil }
        guard let value = known else {
            throw Problem(message: "files state \(Wording.quoted(path)) differently, which is no token")
        }
        return value
    }
}
