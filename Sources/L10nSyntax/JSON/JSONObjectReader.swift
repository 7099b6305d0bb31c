package import L10nSource

/// Reads the values of a document of ours and collects everything that is wrong with them.
///
/// All mistakes are listed at once; a value that cannot be read leaves its default in force.
package struct JSONObjectReader {
    package private(set) var diagnostics: [Diagnostic] = []
    /// Where values stand that findings may be about later, by names of the caller's.
    package var places: [String: SourceSpan] = [:]
    /// The rules that mistakes are findings of.
    private let invalidValue: Rule
    private let unknownMember: Rule

    /// - Parameters:
    ///   - invalidValue: the rule of values that are not allowed.
    ///   - unknownMember: the rule of members that nobody reads.
    package init(invalidValue: Rule, unknownMember: Rule) {
        self.invalidValue = invalidValue
        self.unknownMember = unknownMember
    }

    /// A member of an object that the file may have, and what to do with its value.
    package typealias Field = (name: String, read: (inout JSONObjectReader, JSONValue) -> Void)

    /// Reads the members of an object; unknown ones are errors.
    package mutating func object(_ value: JSONValue, fields: [Field]) {
        guard value.isObject else { return wrongType(value, "an object") }
        for member in value.members {
            if let field = fields.first(where: { member.isNamed($0.name) }) {
                field.read(&self, member.value)
            } else {
                unknownKey(member, among: fields.map(\.name))
            }
        }
    }

    /// Reads an object whose member names are the user's own.
    package mutating func dictionary(_ value: JSONValue, _ read: (inout JSONObjectReader, JSONMember) -> Void) {
        guard value.isObject else { return wrongType(value, "an object") }
        for member in value.members { read(&self, member) }
    }

    package mutating func array<Element>(
        _ value: JSONValue, _ read: (inout JSONObjectReader, JSONValue) -> Element?
    ) -> [Element] {
        guard value.isArray else {
            wrongType(value, "an array")
            return []
        }
        return value.elements.compactMap { read(&self, $0) }
    }

    package mutating func text(_ value: JSONValue) -> Located<String>? {
        guard let string = value.string else {
            wrongType(value, "a text")
            return nil
        }
        return Located(string, at: value.range)
    }

    package mutating func flag(_ value: JSONValue) -> Bool? {
        guard let flag = value.bool else {
            wrongType(value, "true or false")
            return nil
        }
        return flag
    }

    /// A number within bounds.
    package mutating func number(_ value: JSONValue, in bounds: ClosedRange<Double>) -> Double? {
        guard let number = value.number else {
            wrongType(value, "a number")
            return nil
        }
        guard bounds.contains(number) else {
            invalid(
                value,
                "\(value.rawText) is out of range; write a number from \(bounds.lowerBound) to \(bounds.upperBound)")
            return nil
        }
        return number
    }

    package mutating func integer(_ value: JSONValue, in bounds: ClosedRange<Int>) -> Int? {
        guard let integer = value.integer else {
            wrongType(value, "a whole number")
            return nil
        }
        guard bounds.contains(integer) else {
            invalid(
                value, "\(integer) is out of range; write a number from \(bounds.lowerBound) to \(bounds.upperBound)")
            return nil
        }
        return integer
    }

    /// One of the names of a closed set.
    package mutating func choice<Choice: RawRepresentable & CaseIterable>(_ value: JSONValue, of type: Choice.Type)
        -> Choice?
    where Choice.RawValue == String {
        guard let string = value.string else {
            wrongType(value, "a text")
            return nil
        }
        if let choice = Choice(rawValue: string) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        let advice =
            Suggestions.question(string, among: names)
            ?? "write " + names.map { "'\($0)'" }.joined(separator: ", ")
        invalid(value, "\(Wording.quoted(string)) is not allowed here; \(advice)")
        return nil
    }

    package mutating func invalid(_ value: JSONValue, _ message: String) {
        invalid(at: value.span, message)
    }

    package mutating func invalid(at span: SourceSpan, _ message: String) {
        diagnostics.append(Diagnostic(invalidValue, message, at: span))
    }

    package mutating func add(_ others: [Diagnostic]) {
        diagnostics.append(contentsOf: others)
    }

    /// Adds the mistakes of the document as JSON, as findings about its values.
    package mutating func add(syntax diagnostics: [Diagnostic]) {
        add(
            diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                diagnostic.rule = invalidValue
                diagnostic.severity = invalidValue.severity
                return diagnostic
            })
    }

    package mutating func texts(_ value: JSONValue) -> [Located<String>] {
        array(value) { reader, value in reader.text(value) }
    }

    /// Reports a value of another type than the one that belongs there.
    package mutating func wrongType(_ value: JSONValue, _ expected: String) {
        // The parser has reported it.
        if value.isInvalid { return }
        let written = value.isObject ? "an object" : value.isArray ? "an array" : Wording.quoted(value.rawText)
        invalid(value, "\(written) stands here; write \(expected)")
    }

    private mutating func unknownKey(_ member: JSONMember, among names: [String]) {
        let name = member.name
        let advice = Suggestions.question(name, among: names) ?? "known keys are " + names.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                unknownMember, "unknown key \(Wording.quoted(name)); \(advice)",
                at: member.value.file.span(member.nameRange)))
    }
}
