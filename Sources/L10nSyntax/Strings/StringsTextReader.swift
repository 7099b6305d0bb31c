internal import L10nSource

/// Reads the old-style text of a `.strings` file: fast where it is plain, token by token where it is not, and on after
/// an error at the next thing that looks like an entry.
///
/// Every byte is looked at a bounded number of times, whatever the file holds.
struct StringsTextReader {
    /// What has been read so far, as far as it decides what may come next.
    enum State {
        /// Nothing but white space and comments.
        case start
        /// Entries without braces.
        case body
        /// Entries behind a `{`.
        case braces
        /// A whole object that is no string; nothing may follow.
        case object
    }

    var state: State = .start
    var position: Int
    var block = CommentBlock(isAfterEntry: false)
    var entries: [StringsEntry] = []
    var traits: TextTraits = []
    /// The traits of all comments together, of those too that belong to no entry.
    var allCommentTraits: TextTraits = []
    var dialect: StringsTree.Dialect = .text
    var findings: StringsFindings
    /// The reader is between the marker lines of a merge conflict.
    var isInConflict = false
    /// A place where CoreFoundation stops reading has been reported.
    var hasStopped = false
    /// How many `{` that stand where an entry should wait for their `}`.
    var strayBraces = 0
    /// The comment that is never closed, and hides the rest of the file.
    var hiddenFrom: Int?

    init(path: String, from start: Int) {
        position = start
        findings = StringsFindings(path: path)
    }

    /// Reads to the end.
    mutating func read(_ bytes: Span<UInt8>) {
        // A usual entry with its comment takes about 150 bytes.
        entries.reserveCapacity(bytes.count / 128 + 4)
        readPlainEntries(bytes)
        if !entries.isEmpty { state = .body }
        while true {
            skipTrivia(bytes)
            guard position < bytes.count else { break }
            readIrregular(bytes)
            if state == .body || state == .braces { readPlainEntries(bytes) }
        }
        if state == .braces { reportUnclosedBraces(bytes) }
    }

    /// Reads one thing that is not a plain entry.
    private mutating func readIrregular(_ bytes: Span<UInt8>) {
        let byte = bytes[position]
        let beginsString = StringsLexer.isQuote(byte) || StringsLexer.isUnquoted(byte)
        switch state {
        case .start: begin(bytes)
        case .body:
            if beginsString { readEntry(bytes) } else { passStop(bytes) }
        case .braces:
            if strayBraces == 0, byte == UInt8(ascii: "}") {
                position += 1
                state = .object
            } else if beginsString {
                readEntry(bytes)
            } else {
                passStop(bytes)
            }
        case .object: passJunk(bytes)
        }
    }

    /// Decides by the first token what kind of property list the file is.
    private mutating func begin(_ bytes: Span<UInt8>) {
        if reportConflictMarker(bytes) {
            hasStopped = true
            state = .body
            return
        }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            if let colon = jsonColon(bytes) {
                dialect = .notTable
                reportJSON(colon)
                position = bytes.count
                return
            }
            dialect = .braced
            state = .braces
            reportBraces(position..<position + 1)
            position += 1
            block = CommentBlock(isAfterEntry: false)
        case UInt8(ascii: "["):
            dialect = .notTable
            reportJSON(position..<position + 1)
            position = bytes.count
        case UInt8(ascii: "("), UInt8(ascii: "<"): readLoneObject(bytes)
        case let byte where StringsLexer.isQuote(byte) || StringsLexer.isUnquoted(byte):
            state = .body
            if !reportLoneString(bytes) { readEntry(bytes) }
        default:
            passForeignStart(bytes)
            state = .body
        }
    }

    /// Reads an array or data where a table should begin.
    private mutating func readLoneObject(_ bytes: Span<UInt8>) {
        dialect = .notTable
        let start = position
        var reader = OldStylePropertyListReader(at: start, makesValues: false)
        if reader.readObject(bytes, isRequired: true) != nil {
            position = reader.position
            state = .object
            // What follows is reported as junk.
            guard StringsLexer.skipTrivia(bytes, from: position) == bytes.count else { return }
            if !reportFalseDigit(bytes, reader) {
                let what = bytes[start] == UInt8(ascii: "(") ? "an array" : "data"
                reportNotADictionary(start..<start + 1, what, isWhole: true)
            }
        } else {
            state = .body
            resumeBehindFault(bytes, reader, from: start)
        }
    }

    /// The `:` behind a first key in braces, as in JSON.
    private func jsonColon(_ bytes: Span<UInt8>) -> Range<Int>? {
        let key = StringsLexer.skipTrivia(bytes, from: position + 1)
        guard key < bytes.count, bytes[key] == UInt8(ascii: "\"") else { return nil }
        let scan = TextScan.quoted(bytes, from: key + 1, quote: UInt8(ascii: "\""))
        guard scan.end < bytes.count else { return nil }
        let colon = StringsLexer.skipTrivia(bytes, from: scan.end + 1)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return colon..<colon + 1
    }

    /// Reports a file that holds one string and nothing else.
    private mutating func reportLoneString(_ bytes: Span<UInt8>) -> Bool {
        guard let string = StringToken(bytes, at: position), !string.isUnclosed,
            StringsLexer.skipTrivia(bytes, from: string.outer.upperBound) == bytes.count
        else { return false }
        dialect = .notTable
        reportNotADictionary(string.outer, "one string", isWhole: false)
        position = string.outer.upperBound
        return true
    }
}
