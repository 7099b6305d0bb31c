package import L10nLocale

/// A part of a formatted text (M2-27). The parts one after the other are the text.
package enum FormattedPart: Hashable, Sendable {
    /// Characters of the message itself, as the target writes them. Never empty; no two stand side by side.
    case literal(String)
    case placeholder(FormattedPlaceholder)
    /// What begins or ends the isolate around a value: a control or a tag.
    case isolate(String)
    /// Nothing in the text.
    case markup(Markup)

    /// What the part adds to the text.
    package var text: String {
        switch self {
        case .literal(let text), .isolate(let text): text
        case .placeholder(let placeholder): placeholder.text
        case .markup: ""
        }
    }
}

/// What is shown in the place of a placeholder, without the isolate around it.
package struct FormattedPlaceholder: Hashable, Sendable {
    /// As the target writes it. May be empty.
    package var text: String
    /// Nil for what reads no argument.
    package var argument: ArgumentReference?
    /// The characters of the placeholder; empty where none are known.
    package var source: String
    /// Nil when it is unknown (B-4).
    package var direction: TextDirection?
    /// Whether the text stands in for a value that is missing or cannot be shown.
    package var isStandIn: Bool
}

/// A text in the making, and its parts where they are asked for.
struct MessageOutput {
    private(set) var text = ""
    let direction: TextDirection?
    var issues: [MessageIssue]
    private(set) var parts: [FormattedPart]?
    /// What the values that come belong to.
    var argument: ArgumentReference?
    var source = ""

    init(direction: TextDirection?, issues: [MessageIssue] = [], literalCount: Int = 0, keepsParts: Bool = false) {
        self.direction = direction
        self.issues = issues
        text.reserveCapacity(literalCount + 32)
        if keepsParts { parts = [] }
    }

    var message: FormattedMessage { FormattedMessage(text: text, direction: direction, issues: issues) }

    /// The placeholder that the values belong to which come.
    mutating func begin(_ argument: ArgumentReference?, _ source: String) {
        self.argument = argument
        self.source = source
    }

    mutating func append(literal: String) {
        text += literal
        guard var parts, !literal.isEmpty else { return }
        // Nobody else holds the array then, so that it is not copied.
        self.parts = nil
        if case .literal(let before)? = parts.last {
            parts[parts.count - 1] = .literal(before + literal)
        } else {
            parts.append(.literal(literal))
        }
        self.parts = parts
    }

    mutating func append(value: String, _ direction: TextDirection?, marks: (start: String, end: String)?) {
        if let marks { append(isolate: marks.start) }
        append(placeholder: value, direction, isStandIn: false)
        if let marks { append(isolate: marks.end) }
    }

    /// What is shown for a value that is not there.
    mutating func append(standIn: String) { append(placeholder: standIn, nil, isStandIn: true) }

    mutating func append(_ markup: Markup) { parts?.append(.markup(markup)) }

    private mutating func append(placeholder value: String, _ direction: TextDirection?, isStandIn: Bool) {
        text += value
        guard parts != nil else { return }
        parts?.append(
            .placeholder(
                FormattedPlaceholder(
                    text: value, argument: argument, source: source, direction: direction, isStandIn: isStandIn)))
    }

    private mutating func append(isolate mark: String) {
        text += mark
        if parts != nil, !mark.isEmpty { parts?.append(.isolate(mark)) }
    }
}
