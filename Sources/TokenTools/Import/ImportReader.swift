import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// Reads the tokens of one file of another tool.
struct ImportReader {
    let dialect: TokenImport.Dialect
    /// What a length without a unit is measured in; nil where the tool decides.
    let plainUnit: Dimension.Unit?
    /// The plain values that are put in where tokens refer to them.
    let plainValues: ImportPlainValues?
    /// Those that were found.
    var foundValues = ImportPlainValues()
    private(set) var remarks: [TokenImport.Remark] = []
    private var seen: Set<TokenImport.Remark> = []
    /// Where the remark about what many tokens have in common stands, and how many they are.
    private var shared: [String: (index: Int, count: Int)] = [:]
    private(set) var count = 0
    private(set) var droppedTokens = 0
    /// Where the definitions stand that another file keeps from being written.
    private var lost: Set<SourceSpan> = []
    /// How many files are no JSON.
    private(set) var damagedFiles = 0
    /// How many files hold variables in a form that is not read.
    private(set) var unreadFiles = 0
    /// Whether values stand for themes that their files say themselves, other than `darkValue` beside a value.
    var statesThemes = false
    /// The paths that are not written, though they were read.
    private(set) var droppedPaths: Set<String> = []
    /// What the groups of the files say of themselves.
    private(set) var groups: [ImportedGroup] = []

    init(
        _ dialect: TokenImport.Dialect, plainUnit: Dimension.Unit? = nil, plainValues: ImportPlainValues? = nil
    ) {
        self.dialect = dialect
        self.plainUnit = plainUnit
        self.plainValues = plainValues
    }

    mutating func remark(_ kind: TokenImport.Remark.Kind, _ message: String, at span: SourceSpan) {
        let remark = TokenImport.Remark(kind: kind, message: message, span: span)
        if seen.insert(remark).inserted { remarks.append(remark) }
    }

    /// Says once what holds for many tokens.
    /// - Parameter message: what holds for a token of this name.
    mutating func remarkOfMany(
        _ kind: TokenImport.Remark.Kind, _ path: String, at span: SourceSpan, _ message: (_ token: String) -> String
    ) {
        let text = "\(kind.rawValue) \(message(""))"
        // The remark of the first token ends in how many more there are, which is counted on.
        if let known = shared[text] {
            shared[text] = (known.index, known.count + 1)
            let first = remarks[known.index].message
            let suffix = " (\(Wording.count(known.count, "more token", "more tokens")))"
            let next = " (\(Wording.count(known.count + 1, "more token", "more tokens")))"
            remarks[known.index].message =
                (first.hasSuffix(suffix) ? String(first.dropLast(suffix.count)) : first) + next
        } else {
            shared[text] = (remarks.count, 0)
            remarks.append(TokenImport.Remark(kind: kind, message: message(Wording.quoted(path)), span: span))
        }
    }

    /// Leaves out a token that was counted before, once for all themes.
    mutating func drop(_ token: ImportedToken, _ message: String) {
        let count = remarks.count
        remark(.dropped, "\(Wording.quoted(token.path)) is not written: \(message)", at: token.span)
        droppedPaths.insert(token.path)
        if remarks.count > count, !lost.contains(token.span) { droppedTokens += 1 }
    }

    /// Leaves out a token that is not written as it was read.
    mutating func drop(_ path: [String], _ message: String, at span: SourceSpan) {
        let path = path.joined(separator: ".")
        remark(.dropped, "\(Wording.quoted(path)) is not written: \(message)", at: span)
        droppedPaths.insert(path)
        droppedTokens += 1
    }

    /// Leaves out tokens that were counted before, and of which it is said once.
    mutating func drop(_ tokens: Int, _ message: String, at span: SourceSpan) {
        remark(.dropped, message, at: span)
        droppedTokens += tokens
    }

    mutating func noteRead() { count += 1 }

    /// How many definitions another file keeps from being written.
    var lostCount: Int { lost.count }

    /// Says that of two definitions for the same themes one counts.
    /// - Parameter place: the file or set that has the one that counts.
    mutating func noteCollision(_ token: ImportedToken, _ other: ImportedToken, in place: String) {
        // Of two that say the same nothing is lost, and in a further theme nothing more.
        guard token.json.lineText != other.json.lineText, lost.insert(other.span).inserted else { return }
        remark(
            .dropped,
            "this definition of \(Wording.quoted(token.path)) is not written, as \(Wording.quoted(place)) has another one, "
                + "which counts", at: other.span)
    }

    /// What a file holds; nil, and reported, where it is damaged.
    mutating func tree(of file: SourceFile) -> Parsed<JSONTree>? {
        let parsed = JSONTree.parse(file, dialect: .json5)
        for finding in parsed.diagnostics where finding.rule == .duplicateJSONMember {
            remark(.changed, "\(finding.message); the last one counts", at: finding.span)
        }
        let errors = parsed.diagnostics.filter { $0.severity == .error && $0.rule != .duplicateJSONMember }
        if let error = errors.first {
            remark(.dropped, "the file is not written: \(error.message)", at: error.span)
            damagedFiles += 1
            return nil
        }
        return parsed
    }

    /// The root of a file; nil when it holds no object.
    mutating func root(of file: SourceFile) -> JSONValue? {
        guard let parsed = tree(of: file) else { return nil }
        let root = parsed.value.root
        guard root.isObject else {
            remark(.dropped, "the file is not written, as it holds no object", at: root.span)
            return nil
        }
        // The configuration of Style Dictionary, `package.json` and its lock lie beside tokens.
        guard root["platforms"]?.isObject != true, root["devDependencies"] == nil, root["lockfileVersion"] == nil else {
            remark(.dropped, "the file is not written, as it sets up a tool and holds no tokens", at: root.span)
            return nil
        }
        if dialect == .figma, let kind = Self.listing(root) {
            remark(
                .dropped,
                "the file is not written, as it is \(kind); export the variables of each mode into a file of its own",
                at: root.span)
            unreadFiles += 1
            return nil
        }
        if let comment = parsed.diagnostics.first(where: { $0.cause == "comment" }) {
            remark(.dropped, "the comments of the file are not written", at: comment.span)
        }
        return root
    }

    /// What holds variables of Figma as lists; nil for tokens.
    private static func listing(_ root: JSONValue) -> String? {
        let content = root["meta"] ?? root
        if content["variables"] != nil, content["variableCollections"] != nil {
            return "a response of Figma's REST API"
        }
        return root["collections"]?.isArray == true ? "a list of collections as a plugin of Figma writes it" : nil
    }

    mutating func noteGroup(_ object: JSONValue, _ path: [String]) {
        guard !path.isEmpty else { return }
        let text = (object["$description"] ?? object["description"] ?? object["comment"])?.string
        let extensions = (object["$extensions"] ?? object["extensions"]).flatMap { Self.extensions($0) }
        guard text?.isEmpty == false || extensions != nil else { return }
        groups.append(ImportedGroup(names: path, description: text, extensions: extensions))
    }

    /// Data of vendors, byte for byte where it is JSON.
    static func extensions(_ value: JSONValue) -> TokenJSON? {
        guard value.isObject, !value.members.isEmpty else { return nil }
        let text = value.rawText
        let isJSON = JSONTree.parse(SourceFile(path: "", text: text), dialect: .strict).diagnostics.isEmpty
        return isJSON ? .raw(text) : TokenJSON(value)
    }
}
