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
    var dialect: StringsTree.Dialect = .text
    /// How many `{` that stand where an entry should wait for their `}`.
    var strayBraces = 0
    var table: StringsTableBuilder
    var reporter: StringsReporter

    init(path: String, from start: Int, byteCount: Int) {
        position = start
        table = StringsTableBuilder(byteCount: byteCount)
        reporter = StringsReporter(path: path)
    }

    /// Reads to the end.
    mutating func read(_ bytes: Span<UInt8>) {
        readPlainEntries(bytes)
        // A plain entry can only begin a table without braces.
        if !table.entries.isEmpty { state = .body }
        while true {
            skipTrivia(bytes)
            guard position < bytes.count else { break }
            readIrregular(bytes)
            if state == .body || state == .braces { readPlainEntries(bytes) }
        }
        if state == .braces { reporter.reportUnclosedBraces(bytes) }
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
        if passConflictMarker(bytes) {
            reporter.hasStopped = true
            state = .body
            return
        }
        switch bytes[position] {
        case UInt8(ascii: "{"):
            if let colon = StringsLexer.jsonColon(bytes, from: position + 1) {
                dialect = .notTable
                reporter.reportJSON(colon)
                position = bytes.count
                return
            }
            dialect = .braced
            state = .braces
            reporter.reportBraces(position..<position + 1)
            position += 1
            table.dropComments()
        case UInt8(ascii: "["):
            dialect = .notTable
            reporter.reportJSON(position..<position + 1)
            position = bytes.count
        case UInt8(ascii: "("), UInt8(ascii: "<"): readLoneObject(bytes)
        case let byte where StringsLexer.isQuote(byte) || StringsLexer.isUnquoted(byte):
            state = .body
            if !passLoneString(bytes) { readEntry(bytes) }
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
            table.record.note(reader.comments)
            position = reader.position
            state = .object
            // What follows is reported as junk.
            guard StringsLexer.skipTrivia(bytes, from: position) == bytes.count else { return }
            if !reporter.reportFalseDigit(bytes, reader) {
                let what = bytes[start] == UInt8(ascii: "(") ? "an array" : "data"
                reporter.reportNotADictionary(start..<start + 1, what, isWhole: true)
            }
        } else {
            state = .body
            resumeBehindFault(bytes, reader, from: start)
        }
    }

    /// Passes the only string of a file that holds nothing else; returns whether it does.
    private mutating func passLoneString(_ bytes: Span<UInt8>) -> Bool {
        guard let string = StringToken(bytes, at: position), !string.isUnclosed,
            StringsLexer.skipTrivia(bytes, from: string.outer.upperBound) == bytes.count
        else { return false }
        dialect = .notTable
        reporter.reportNotADictionary(string.outer, "one string", isWhole: false)
        position = string.outer.upperBound
        return true
    }
}
