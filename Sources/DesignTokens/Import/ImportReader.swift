internal import L10nSource
internal import L10nSyntax

/// Reads the tokens of one file of another tool.
struct ImportReader {
    let dialect: TokenImport.Dialect
    private(set) var remarks: [TokenImport.Remark] = []
    private var seen: Set<TokenImport.Remark> = []
    private(set) var count = 0
    private(set) var droppedTokens = 0

    init(_ dialect: TokenImport.Dialect) {
        self.dialect = dialect
    }

    mutating func remark(_ kind: TokenImport.Remark.Kind, _ message: String, at span: SourceSpan) {
        let remark = TokenImport.Remark(kind: kind, message: message, span: span)
        if seen.insert(remark).inserted { remarks.append(remark) }
    }

    /// Leaves out a token that was counted before, once for all themes.
    mutating func drop(_ message: String, at span: SourceSpan) {
        let count = remarks.count
        remark(.dropped, message, at: span)
        if remarks.count > count { droppedTokens += 1 }
    }

    /// The root of a file; nil when it holds no object.
    mutating func root(of file: SourceFile) -> JSONValue? {
        let parsed = JSONTree.parse(file, dialect: .lenient)
        if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
            remark(.dropped, "the file is not written: \(error.message)", at: error.span)
            return nil
        }
        guard parsed.value.root.isObject else {
            remark(.dropped, "the file is not written, as it holds no object", at: parsed.value.root.span)
            return nil
        }
        return parsed.value.root
    }

    /// The tokens below an object, in document order.
    mutating func tokens(in root: JSONValue, without names: Set<String> = []) -> [ImportedToken] {
        var result: [ImportedToken] = []
        read(root, [], type: nil, without: names, into: &result)
        return result
    }

    private static let depthLimit = 512

    private mutating func read(
        _ object: JSONValue, _ path: [String], type: String?, without names: Set<String> = [],
        into result: inout [ImportedToken]
    ) {
        let type = (object["$type"] ?? (object["type"]?.isString == true ? object["type"] : nil))?.string ?? type
        if !path.isEmpty, let value = object["$value"] ?? value(of: object) {
            count += 1
            if let token = token(object, value, path, type) {
                result.append(token)
            } else {
                droppedTokens += 1
            }
            return
        }
        guard path.count < Self.depthLimit else {
            return remark(.dropped, "groups deeper than \(Self.depthLimit) are not written", at: object.span)
        }
        for member in object.members where !names.contains(member.name) {
            guard member.value.isObject else {
                if !Self.groupMembers.contains(member.name), !member.name.hasPrefix("$") {
                    remark(
                        .dropped,
                        "\(Wording.quoted(member.name)) holds \(JSONWording.kind(of: member.value)), not a token",
                        at: member.value.span)
                }
                continue
            }
            guard !member.name.hasPrefix("$") else { continue }
            read(member.value, path + [legal(member)], type: type, into: &result)
        }
    }

    private static let groupMembers: Set<String> = ["type", "description", "comment"]

    /// The value of a token of an older draft: `value`, unless it is a group of this name.
    private func value(of object: JSONValue) -> JSONValue? {
        guard dialect != .figma, let value = object["value"] else { return nil }
        let isGroup = value.isObject && object["type"] == nil && (value["value"] != nil || value["$value"] != nil)
        return isGroup ? nil : value
    }

    /// A name that a token may have.
    private mutating func legal(_ member: JSONMember) -> String {
        let name = ImportNames.legal(member.name)
        if name != member.name {
            remark(
                .changed, "\(Wording.quoted(member.name)) is written as \(Wording.quoted(name))",
                at: member.value.file.span(member.nameRange))
        }
        return name
    }

    private mutating func token(
        _ object: JSONValue, _ value: JSONValue, _ path: [String], _ type: String?
    ) -> ImportedToken? {
        var converter = ImportConverter(dialect)
        let name = Wording.quoted(path.joined(separator: "."))
        let found: (type: TokenType?, value: TokenJSON)
        do {
            found = try converter.convert(value, type)
        } catch {
            remark(.dropped, "\(name) is not written: \(error.message)", at: value.span)
            return nil
        }
        for change in converter.changes { remark(.changed, "\(name): \(change)", at: value.span) }
        for member in object.members where !Self.tokenMembers.contains(member.name) {
            remark(
                .dropped, "\(Wording.quoted(member.name)) of \(name) has no place in a token",
                at: member.value.file.span(member.nameRange))
        }
        noteModification(object, name)
        let text = (object["$description"] ?? object["description"] ?? object["comment"])?.string
        let extensions = object["$extensions"] ?? object["extensions"]
        let deprecated = object["$deprecated"] ?? object["deprecated"]
        return ImportedToken(
            names: path, type: found.type, value: found.value, lacksUnit: converter.lacksUnit,
            formula: converter.formula, share: converter.share,
            description: text.flatMap { $0.isEmpty ? nil : $0 },
            deprecation: deprecated.flatMap { $0.bool == true || $0.string != nil ? TokenJSON($0) : nil },
            extensions: extensions.flatMap { $0.isObject ? $0.rawText : nil }, span: object.span)
    }

    /// Tokens Studio computes some colors from the one that stands there.
    private mutating func noteModification(_ object: JSONValue, _ name: String) {
        guard let modify = object["$extensions"]?["studio.tokens"]?["modify"], modify.isObject else { return }
        let words = ["type", "value"].compactMap { modify[$0]?.string }.joined(separator: " ")
        remark(
            .changed, "\(name): the modification \(Wording.quoted(words)) is not applied; state the value",
            at: modify.span)
    }

    private static let tokenMembers: Set<String> = [
        "$value", "value", "$type", "type", "$description", "description", "comment", "$extensions", "extensions",
        "$deprecated", "deprecated",
    ]
}

/// Names that are legal in token files.
enum ImportNames {
    /// The names of the token that stands between the braces of a reference.
    static func names(_ reference: some StringProtocol, _ dialect: TokenImport.Dialect) -> [String] {
        var names = reference.split(separator: ".").map { String($0.drop { $0 == " " }) }
        while names.last?.hasSuffix(" ") == true { names[names.count - 1].removeLast() }
        if dialect == .styleDictionary, names.count > 1, names.last == "value" { names.removeLast() }
        return names.map(legal)
    }

    /// The same joined, in Tokens Studio.
    static func path(_ reference: String) -> String { names(reference, .tokensStudio).joined(separator: ".") }

    /// The name with a hyphen for what a name cannot hold.
    static func legal(_ name: String) -> String {
        var result = String(name.map { $0 == "." || $0 == "{" || $0 == "}" ? "-" : $0 })
        while result.hasPrefix("$"), result != TokenName.root { result.removeFirst() }
        return result.isEmpty ? "-" : result
    }

    /// A name for a file or a context.
    static func file(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " ") || !$0.isASCII }
        let result = words.joined(separator: "-").replacing(" ", with: "-").lowercased()
        return result.isEmpty ? "tokens" : result
    }
}
