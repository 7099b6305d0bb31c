import DesignTokens
package import L10nSource
internal import L10nSyntax

extension ThemeLock {
    /// Reads a lock; nil for a file that `ThemeLockText` did not write like this, with a finding that says where.
    package static func read(_ file: SourceFile) -> Parsed<ThemeLock?> {
        var reader = ThemeLockReader(file)
        if reader.readAll(file.bytes.span), let lock = reader.lock { return Parsed(lock, diagnostics: []) }
        let index = min(reader.cursor.index, file.bytes.count)
        let place = file.span(SourceRange(at: Int(UInt32(clamping: index))))
        let problem =
            reader.version.map { "the lock has version \($0), not \(version)" }
            ?? "the lock is not as 'tokens lock' writes it"
        return Parsed(
            nil,
            diagnostics: [
                Diagnostic(.staleLockFile, "\(problem); run 'stateview-l10n tokens lock'", at: place)
            ])
    }
}

/// Reads a lock line by line, and stops at the first place that is not as it is written.
private struct ThemeLockReader {
    let file: SourceFile
    var cursor = LockCursor()
    /// The version of the lock, where it is another one.
    var version: Int?
    private(set) var lock: ThemeLock?
    private var modifiers: [ThemeModifier] = []
    /// The names of the modifiers as tokens list them, in quotation marks.
    private var names: [[UInt8]] = []
    private var sourceLines: [SourceRange] = []
    private var definitionLines: [SourceRange] = []
    private var values: [LockedValue] = []
    private var data = [StyleData()]
    private var tokens: [LockedToken] = []
    private var numbers = LockedPaths(capacity: 0)
    private var shapes: [LockedShape] = []
    private var shapeNumbers: [ModifierSet: Int32] = [:]
    private var choices: [Int32] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// - Returns: whether all of it could be read.
    mutating func readAll(_ text: Span<UInt8>) -> Bool {
        // Places in the lock are kept in 32 bits.
        guard text.count <= Int32.max, cursor.skip("{\n  \"version\": ", text), let found = cursor.integer(text) else {
            return false
        }
        guard found == ThemeLock.version else {
            version = found
            return false
        }
        guard section("modifiers", text, { $0.modifier(text) }),
            section("sources", text, { $0.source(text) }),
            section("definitions", text, { $0.definition(text) }),
            section("values", text, { $0.value(text) })
        else { return false }
        // Most tokens have a definition of their own at least.
        numbers = LockedPaths(capacity: definitionLines.count)
        guard section("tokens", text, { $0.token(text) }), cursor.skip("\n}\n", text), cursor.index == text.count else {
            return false
        }
        lock = ThemeLock(
            file: file, modifiers: modifiers, sourceLines: sourceLines, definitionLines: definitionLines,
            values: values, data: data, tokens: tokens, numbers: numbers, shapes: shapes, choices: choices)
        return true
    }

    /// Reads the members of a section, each on a line of its own.
    private mutating func section(
        _ name: StaticString, _ text: Span<UInt8>, _ member: (inout ThemeLockReader) -> Bool
    ) -> Bool {
        guard cursor.skip(",\n  \"", text), cursor.skip(name, text), cursor.skip("\": {", text) else { return false }
        if cursor.skip("}", text) { return true }
        repeat {
            guard cursor.skip("\n    ", text), member(&self) else { return false }
        } while cursor.skip(",", text)
        return cursor.skip("\n  }", text)
    }

    private mutating func modifier(_ text: Span<UInt8>) -> Bool {
        let start = cursor.index
        guard modifiers.count < ModifierSet.limit, let name = cursor.string(text) else { return false }
        let quoted = start..<cursor.index
        guard !modifiers.contains(where: { $0.name == name }), cursor.skip(": {", text) else { return false }
        var defaultContext: String?
        if cursor.skip("\"default\": ", text) {
            defaultContext = cursor.string(text)
            guard defaultContext != nil, cursor.skip(", ", text) else { return false }
        }
        guard cursor.skip("\"contexts\": ", text), let contexts = cursor.list(text, { $0.string($1) }),
            !contexts.isEmpty, contexts.count <= UInt16.max, Set(contexts).count == contexts.count,
            defaultContext.map({ contexts.contains($0) }) ?? true, cursor.skip("}", text)
        else { return false }
        let span = file.span(SourceRange(quoted))
        names.append(Array(file.bytes[quoted]))
        modifiers.append(
            ThemeModifier(
                name: name, contexts: contexts, defaultContext: defaultContext, span: span,
                contextSpans: contexts.map { _ in span }, hasSources: contexts.map { _ in true }))
        return true
    }

    private mutating func source(_ text: Span<UInt8>) -> Bool {
        let start = cursor.index
        guard cursor.string(text) != nil, cursor.skip(": ", text), cursor.string(text) != nil else { return false }
        sourceLines.append(SourceRange(start..<cursor.index))
        return true
    }

    /// A line that is read when somebody asks for it.
    private mutating func definition(_ text: Span<UInt8>) -> Bool {
        guard number(definitionLines.count, text) else { return false }
        let start = cursor.index
        guard cursor.skip("{\"at\": ", text) else { return false }
        cursor.skipLine(text)
        // The comma is the section's.
        if cursor.index > start, text[cursor.index - 1] == 0x2C { cursor.index -= 1 }
        guard cursor.index > start, text[cursor.index - 1] == 0x7D else { return false }
        definitionLines.append(SourceRange(start..<cursor.index))
        return true
    }

    private mutating func value(_ text: Span<UInt8>) -> Bool {
        guard number(values.count, text), let found = cursor.lockedValue(text) else { return false }
        values.append(LockedValue(value: found.value, data: found.data == nil ? 0 : Int32(data.count)))
        if let vendorData = found.data { data.append(vendorData) }
        return true
    }

    /// Steps over the name of a line that is a number.
    private mutating func number(_ expected: Int, _ text: Span<UInt8>) -> Bool {
        cursor.skip("\"", text) && cursor.integer(text) == expected && cursor.skip("\": ", text)
    }

    private mutating func token(_ text: Span<UInt8>) -> Bool {
        let start = cursor.index
        guard let path = cursor.quoted(text), numbers.add(path.content, isPlain: path.isPlain, of: text) else {
            return false
        }
        let place = SourceRange(start..<cursor.index)
        let first = Int32(choices.count)
        guard cursor.skip(": {\"modifiers\": [", text), let mask = mask(text), let shape = shape(mask),
            cursor.skip("], \"values\": [", text), let count = values(shape, text),
            cursor.skip("], \"from\": ", text)
        else { return false }
        let definitions = cursor.index
        cursor.skipLine(text)
        if text[cursor.index - 1] == 0x2C { cursor.index -= 1 }
        // The list is read when somebody asks for it; here it only has to end as one.
        // Two brackets, and the brace that closes the token.
        guard cursor.index - definitions >= 3, text[cursor.index - 2] == 0x5D, text[cursor.index - 1] == 0x7D else {
            return false
        }
        tokens.append(
            LockedToken(
                place: place, shape: shape, values: first, valueCount: count, definitions: Int32(definitions)))
        return true
    }

    /// The modifiers of a token, in their order.
    private mutating func mask(_ text: Span<UInt8>) -> ModifierSet? {
        var mask = ModifierSet()
        var next = 0
        // Tokens list modifiers in the order of the section, so that one pass finds them all.
        while next < names.count {
            if cursor.skip(names[next], text) {
                mask.insert(next)
                guard cursor.skip(", ", text) else { return mask }
            }
            next += 1
        }
        // What is left is a name out of order, or a comma without one.
        return mask.isEmpty ? mask : nil
    }

    /// The number of some modifiers; nil when no lock holds so many choices.
    private mutating func shape(_ mask: ModifierSet) -> Int32? {
        if let known = shapeNumbers[mask] { return known }
        var choices = 1
        for modifier in mask.members {
            choices *= modifiers[modifier].contexts.count
            guard choices <= file.bytes.count else { return nil }
        }
        let number = Int32(shapes.count)
        shapeNumbers[mask] = number
        shapes.append(LockedShape(modifiers: mask, choices: choices))
        return number
    }

    /// Reads a number for each choice, or one for all.
    ///
    /// - Returns: how many these are.
    private mutating func values(_ shape: Int32, _ text: Span<UInt8>) -> Int32? {
        let start = choices.count
        repeat {
            if let number = cursor.integer(text) {
                guard number < values.count else { return nil }
                choices.append(Int32(truncatingIfNeeded: number))
            } else if cursor.skip("null", text) {
                choices.append(-1)
            } else {
                return nil
            }
        } while cursor.skip(", ", text)
        let count = choices.count - start
        return count == 1 || count == shapes[Int(shape)].choices ? Int32(count) : nil
    }
}
