import L10nSource

/// What was read of an entry that is not at its end yet, and what it lacks to be one.
struct PODraft {
    /// What is wrong with an entry, and where.
    struct Fault: Error {
        var message: String
        var range: Range<Int>
    }

    private(set) var comments: [POComment] = []
    private(set) var isObsolete = false
    private var start: Int?
    private var end = 0
    private var isDamaged = false
    private var context: POText?
    private var id: POText?
    private var plural: POText?
    private var texts: [POText] = []
    /// The text whose strings are being read.
    private var open: POText?
    /// Where it belongs; nil for `msgstr`, of which there may be several.
    private var place: WritableKeyPath<PODraft, POText?>?

    var isOpen: Bool { open != nil }
    private var hasBody: Bool { context != nil || id != nil }
    /// Whether something is there besides comments.
    var hasTexts: Bool { hasBody || !texts.isEmpty }

    // MARK: Lines

    /// Takes in where a line stands.
    mutating func add(_ line: Range<Int>) {
        if start == nil { start = line.lowerBound }
        end = line.upperBound
    }

    mutating func add(_ comment: POComment) { comments.append(comment) }

    /// Whether a keyword begins the next entry. Blank lines between entries are a habit only: what the entry has already does.
    func isEnded(by keyword: String, isObsolete: Bool) -> Bool {
        guard Self.startsEntry(keyword) else { return hasBody && self.isObsolete != isObsolete }
        return id != nil || !texts.isEmpty
            || context != nil && (keyword == "msgctxt" || self.isObsolete != isObsolete)
    }

    private static func startsEntry(_ keyword: String) -> Bool { keyword == "msgctxt" || keyword == "msgid" }

    /// Begins a text; returns whether the keyword is one.
    mutating func begin(_ keyword: String, isObsolete: Bool, at range: SourceRange) -> Bool {
        if Self.startsEntry(keyword) { self.isObsolete = isObsolete }
        var text = POText(range: range, index: nil, text: "")
        switch keyword {
        case "msgctxt": place = \.context
        case "msgid": place = \.id
        case "msgid_plural": place = \.plural
        case "msgstr": place = nil
        default:
            guard let number = Self.index(of: keyword) else { return false }
            place = nil
            text.index = number
        }
        open = text
        return true
    }

    /// The number of `msgstr[2]`.
    private static func index(of keyword: String) -> Int? {
        guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]") else { return nil }
        let digits = keyword.dropFirst("msgstr[".count).dropLast()
        return digits.utf8.count < 4 ? Int(digits).flatMap { $0 >= 0 ? $0 : nil } : nil
    }

    /// Takes in where a string of the text ends.
    mutating func extend(to end: Int) { open?.range.upper = UInt32(end) }

    /// Puts the text into its place, with what its strings say; answers with what is in its way.
    mutating func close(_ content: String) -> Fault? {
        guard var text = open else { return nil }
        text.text = content
        open = nil
        guard let place else {
            let isRepeated = texts.contains { $0.index == text.index }
            texts.append(text)
            return isRepeated
                ? Fault(message: "the entry has this 'msgstr' twice; keep one", range: text.range.indices) : nil
        }
        let isRepeated = self[keyPath: place] != nil
        self[keyPath: place] = text
        return isRepeated
            ? Fault(message: "the entry has this line twice; keep one", range: text.range.indices) : nil
    }

    /// Notes that a part cannot be read. What stands between entries damages none.
    mutating func damage() { isDamaged = start != nil }

    // MARK: Entries

    /// The entry; nil without texts, and for one that is damaged.
    func entry() throws(Fault) -> POEntry? {
        guard let start, hasTexts else { return nil }
        guard let id else { throw Fault(message: "the entry has no 'msgid'; add it", range: start..<end) }
        let expectsIndices = plural != nil
        if texts.isEmpty || texts.contains(where: { ($0.index != nil) != expectsIndices }) {
            let wanted = expectsIndices ? "'msgstr[0]' and so on" : "'msgstr'"
            throw Fault(message: "the entry needs \(wanted); add it", range: id.range.indices)
        }
        if isDamaged { return nil }
        return POEntry(
            range: SourceRange(start..<end), isObsolete: isObsolete, comments: comments, context: context, id: id,
            plural: plural, texts: texts.sorted { ($0.index ?? 0) < ($1.index ?? 0) })
    }
}
