internal import L10nSource

/// Reads old-style ("OpenStep") property lists exactly as CoreFoundation does, with its verdicts and their lines.
///
/// Nesting is kept on the heap, so that no input exhausts the stack.
/// Source: `CFOldStylePList.c` of swift-corelibs-foundation; its functions are named where their order of tests matters.
struct OldStylePropertyListReader {
    /// The deepest level that CoreFoundation reads on 64-bit systems; the outermost object has level 0.
    static let depthLimit = 512

    /// What an object stands in.
    private enum Container {
        case array
        case braces
        /// A dictionary without braces: the usual `.strings` file.
        case body
    }

    /// A key of a dictionary inside a value.
    struct NestedKey {
        /// The content, without quotes.
        var range: Range<Int>
        var isQuoted: Bool
        /// Tells the dictionaries of a file apart.
        var dictionary: Int
    }

    /// The next byte to read.
    var position: Int
    /// The last error, which CoreFoundation forgets when a container ends well.
    var fault: (kind: PropertyListError.Kind, offset: Int)?
    /// The end of the last key or value of a dictionary: where a missing `;` belongs.
    private(set) var partEnd = 0
    /// Where a dictionary without braces ends: at what can be no key, if that is not the end of the file.
    private(set) var bodyEnd: Int?
    /// The opening quote of the last string that is never closed.
    var unclosedQuote: Int?
    /// The depth limit was met; CoreFoundation then complains about the end of an array.
    private(set) var isTooDeep = false
    /// The first character of data that CoreFoundation takes for a digit although it is none.
    var falseDigit: Int?
    /// An entry in braces is only a key.
    private(set) var hasKeyOnly = false
    private(set) var comments = CommentRecord()
    /// The keys of dictionaries in braces, if they were asked for.
    private(set) var nestedKeys: [NestedKey] = []

    let makesValues: Bool
    private let collectsKeys: Bool
    /// The containers whose ends have not been seen; the stacks below hold the contents of those that have any.
    private var containers: [Container] = []
    private var arrays: [[PropertyListValue]] = []
    private var dictionaries: [(number: Int, key: String, content: PropertyListDictionary)] = []
    private var dictionaryCount = 0
    private var keyStart = 0

    /// - Parameters:
    ///   - makesValues: whether values are decoded; without it every string is empty.
    ///   - collectsKeys: whether `nestedKeys` is filled.
    init(at position: Int, makesValues: Bool, collectsKeys: Bool = false) {
        self.position = position
        self.makesValues = makesValues
        self.collectsKeys = collectsKeys
    }

    /// Reads a whole file. `__CFCreateOldStylePropertyListOrStringsFile`.
    mutating func readFile(_ bytes: Span<UInt8>) -> PropertyListValue? {
        let start = position
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count else { return .dictionary([]) }
        guard let value = readObject(bytes, isRequired: true) else { return nil }
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count else { return value }
        guard case .string = value else {
            fail(.junk)
            return nil
        }
        // A string with something behind it is the first key of a table, which is read from the start.
        fault = nil
        position = start
        return readBody(bytes)
    }

    /// Reads a dictionary without braces. `parsePlistDictContent`.
    mutating func readBody(_ bytes: Span<UInt8>) -> PropertyListValue? {
        open(.body)
        return finish(bytes, nextKey(bytes))
    }

    /// Reads one object that stands inside `level` containers. `parsePlistObject`.
    mutating func readObject(_ bytes: Span<UInt8>, isRequired: Bool, level: Int = 0) -> PropertyListValue? {
        finish(bytes, begin(bytes, isRequired: isRequired, level: level), level: level)
    }

    /// What the reader has to do next.
    private enum Step {
        /// Read an object, which stands in the innermost container.
        case object(isRequired: Bool)
        /// Hand an object, or the lack of one, to the innermost container.
        case deliver(PropertyListValue?)
    }

    private mutating func finish(_ bytes: Span<UInt8>, _ first: Step, level: Int = 0) -> PropertyListValue? {
        var step = first
        while true {
            switch step {
            case .object(let isRequired):
                step = begin(bytes, isRequired: isRequired, level: level)
            case .deliver(let value):
                switch containers.last {
                case .array: step = continueArray(bytes, value)
                case .braces, .body: step = continueDictionary(bytes, value)
                case nil: return value
                }
            }
        }
    }

    private mutating func begin(_ bytes: Span<UInt8>, isRequired: Bool, level: Int) -> Step {
        guard containers.count + level <= Self.depthLimit else {
            isTooDeep = true
            fail(.tooDeep)
            return .deliver(nil)
        }
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count else {
            if isRequired { fail(.endOfFile) }
            return .deliver(nil)
        }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "{"):
            position += 1
            open(.braces)
            return nextKey(bytes)
        case UInt8(ascii: "("):
            position += 1
            containers.append(.array)
            arrays.append([])
            return .object(isRequired: false)
        case UInt8(ascii: "<"):
            position += 1
            return .deliver(readData(bytes))
        default:
            if StringsLexer.isQuote(byte) || StringsLexer.isUnquoted(byte) {
                return .deliver(readString(bytes).map(PropertyListValue.string))
            }
            if isRequired { fail(.unexpectedCharacter) }
            return .deliver(nil)
        }
    }

    private mutating func open(_ container: Container) {
        containers.append(container)
        dictionaryCount += 1
        dictionaries.append((dictionaryCount, "", PropertyListDictionary()))
    }

    /// `parsePlistArray`, behind an item.
    private mutating func continueArray(_ bytes: Span<UInt8>, _ value: PropertyListValue?) -> Step {
        // An array may be empty or end in a comma, so that no object is no error yet.
        if let value {
            arrays[arrays.count - 1].append(value)
            position = comments.skipTrivia(bytes, from: position)
            guard position < bytes.count else { return closeArray(.arrayComma) }
            if bytes[position] == UInt8(ascii: ",") {
                position += 1
                return .object(isRequired: false)
            }
        }
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { return closeArray(.arrayEnd) }
        fault = nil
        position += 1
        return closeArray(nil)
    }

    private mutating func closeArray(_ failure: PropertyListError.Kind?) -> Step {
        containers.removeLast()
        let items = arrays.removeLast()
        guard let failure else { return .deliver(.array(items)) }
        fail(failure)
        return .deliver(nil)
    }

    /// `parsePlistDictContent`, behind a value.
    private mutating func continueDictionary(_ bytes: Span<UInt8>, _ value: PropertyListValue?) -> Step {
        guard let value else { return closeDictionary(isWhole: false) }
        let innermost = dictionaries.count - 1
        let key = dictionaries[innermost].key
        dictionaries[innermost].content.set(value, for: key)
        partEnd = position
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else {
            fail(.missingSemicolon)
            return closeDictionary(isWhole: false)
        }
        position += 1
        return nextKey(bytes)
    }

    /// `parsePlistDictContent` from a key on, and the end of `parsePlistDict`.
    private mutating func nextKey(_ bytes: Span<UInt8>) -> Step {
        let innermost = dictionaries.count - 1
        while let key = readKey(bytes) {
            partEnd = position
            position = comments.skipTrivia(bytes, from: position)
            guard position < bytes.count else {
                fail(.missingSemicolon)
                return closeDictionary(isWhole: false)
            }
            switch bytes[position] {
            case UInt8(ascii: ";"):
                if case .braces? = containers.last { hasKeyOnly = true }
                dictionaries[innermost].content.set(.string(key), for: key)
                position += 1
            case UInt8(ascii: "="):
                position += 1
                dictionaries[innermost].key = key
                return .object(isRequired: true)
            default:
                fail(.expectedSeparator)
                return closeDictionary(isWhole: false)
            }
        }
        // A key that is missing or unterminated ends the body, and the error is forgotten.
        fault = nil
        guard case .braces? = containers.last else {
            bodyEnd = keyStart
            return closeDictionary(isWhole: true)
        }
        position = comments.skipTrivia(bytes, from: position)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else {
            fail(.dictionaryEnd)
            return closeDictionary(isWhole: false)
        }
        position += 1
        return closeDictionary(isWhole: true)
    }

    private mutating func closeDictionary(isWhole: Bool) -> Step {
        containers.removeLast()
        let dictionary = dictionaries.removeLast()
        return .deliver(isWhole ? .dictionary(dictionary.content.pairs) : nil)
    }

    mutating func fail(_ kind: PropertyListError.Kind) {
        fault = (kind, position)
    }
}

extension OldStylePropertyListReader {
    /// `parsePlistString`, where none is required.
    private mutating func readKey(_ bytes: Span<UInt8>) -> String? {
        position = comments.skipTrivia(bytes, from: position)
        keyStart = position
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        guard StringsLexer.isQuote(byte) || StringsLexer.isUnquoted(byte) else { return nil }
        let start = position
        guard let key = readString(bytes) else { return nil }
        if collectsKeys, case .braces? = containers.last, let dictionary = dictionaries.last {
            let isQuoted = StringsLexer.isQuote(byte)
            let range = isQuoted ? start + 1..<position - 1 : start..<position
            nestedKeys.append(NestedKey(range: range, isQuoted: isQuoted, dictionary: dictionary.number))
        }
        return key
    }
}
