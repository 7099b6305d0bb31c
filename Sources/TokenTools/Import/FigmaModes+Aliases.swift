import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// References where Figma writes the value and says beside it where it comes from.
extension FigmaModes {
    /// A variable that others may refer to.
    private struct Variable {
        var file: Int
        var value: TokenJSON
    }

    /// Writes a reference where its target is the variable that is named, and has the value that stands there.
    static func restoreAliases(_ files: inout [File], _ reader: inout ImportReader) {
        var variables: [String: [Variable]] = [:]
        for (number, file) in files.enumerated() {
            for token in file.tokens {
                variables[token.path, default: []].append(Variable(file: number, value: token.value))
            }
        }
        let names = files.map { file in
            Set((file.collection.split(separator: "/").map(String.init) + [file.mode, file.stem]).map(key))
        }
        let collections = names.reduce(into: Set()) { $0.formUnion($1) }
        for number in files.indices {
            let aliases = aliases(in: files[number].root)
            for index in files[number].tokens.indices {
                let token = files[number].tokens[index]
                guard let data = aliases[token.span], let name = data["targetVariableName"]?.string else { continue }
                let collection = data["targetVariableSetName"]?.string ?? ""
                let parts = name.split(separator: "/").map { ImportNames.legal(String($0)) }
                // Some exports keep the whole name as one.
                let paths = [parts.joined(separator: "."), ImportNames.legal(name)]
                var reason: String?
                let target = paths.first { path in
                    let all = (variables[path] ?? []).filter { $0.file != number }
                    let own = all.filter { variable in
                        // Files in no folder say nothing of their collection.
                        collection.isEmpty || files[variable.file].collection.isEmpty
                            || names[variable.file].contains(key(collection))
                    }
                    guard !own.isEmpty else { return false }
                    if path == token.path {
                        reason = "as \(Wording.quoted(name)) of another collection has its name"
                    } else if own.count < all.count {
                        reason = "as more than one collection has \(Wording.quoted(name))"
                    } else if !own.contains(where: { mayStand($0.value, for: token.value) }) {
                        reason = "as \(Wording.quoted(name)) has another one"
                    } else {
                        return true
                    }
                    return false
                }
                if let target {
                    files[number].tokens[index].value = .text("{\(target)}")
                    files[number].tokens[index].type = nil
                } else if reason == nil, !collection.isEmpty, !collections.contains(key(collection)) {
                    reader.remarkOfMany(.changed, token.path, at: data.span) {
                        "\($0) keeps its value, as the collection \(Wording.quoted(collection)) is not in the files"
                    }
                } else {
                    let why = reason ?? "as \(Wording.quoted(name)) is not in the files"
                    reader.remark(.changed, "\(Wording.quoted(token.path)) keeps its value, \(why)", at: data.span)
                }
            }
        }
    }

    /// A name without what the names of files cannot hold.
    private static func key(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.isEmpty ? name : letters
    }

    /// Whether a reference to one value may stand for the other; what is a reference itself is not known here.
    private static func mayStand(_ target: TokenJSON, for value: TokenJSON) -> Bool {
        target.reference != nil || value.reference != nil || areSame(target, value)
    }

    /// Whether two values are the same but for how they are rounded.
    static func areSame(_ value: TokenJSON, _ other: TokenJSON) -> Bool {
        if let one = value.color?.converted(to: .srgb), let two = other.color?.converted(to: .srgb) {
            return zip(one.components + [one.alpha], two.components + [two.alpha]).allSatisfy { left, right in
                abs((left ?? 0) - (right ?? 0)) < 0.003
            }
        }
        if let one = value.number, let two = other.number { return abs(one - two) < 0.000_1 }
        return value.lineText == other.lineText
    }

    /// What Figma says of the variables that values come from, by the places of the tokens.
    private static func aliases(in root: JSONValue) -> [SourceSpan: JSONValue] {
        let found = root.descendants.compactMap { object in
            object["$extensions"]?["com.figma.aliasData"].map { (object.span, $0) }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
}
