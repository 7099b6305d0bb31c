/// A text of Objective-C code as far as it can be read: what literals, constants and the caller of a wrapper put into it.
struct TextTemplate: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case text(String)
        /// What the caller passes for a parameter.
        case parameter(Int)
        /// What the caller writes for a parameter, as `#key` makes a text of it.
        case written(Int)
        /// What a message is sent to.
        case receiver
        /// A name that may be that of a constant.
        case constant(String)
        case anything
    }

    var pieces: [Piece]

    init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    static let unknown = TextTemplate([.anything])

    /// Whether the caller says a part of it.
    var comesFromCaller: Bool {
        pieces.contains { piece in
            switch piece {
            case .parameter, .written, .receiver: true
            case .text, .constant, .anything: false
            }
        }
    }

    /// The text, where all of it is known.
    var literal: String? {
        var text = ""
        for case let piece in pieces {
            guard case .text(let part) = piece else { return nil }
            text += part
        }
        return text
    }

    var pattern: KeyPattern {
        var parts: [KeyPattern.Part] = []
        for piece in pieces {
            switch (piece, parts.last) {
            case (.text(let text), .text(let before)?): parts[parts.count - 1] = .text(before + text)
            case (.text(let text), _): if !text.isEmpty { parts.append(.text(text)) }
            case (_, .anything?): break
            case (_, _): parts.append(.anything)
            }
        }
        return KeyPattern(parts)
    }

    /// What `#name` makes of the argument: the name itself.
    var asWritten: TextTemplate {
        TextTemplate(
            pieces.map { piece in
                switch piece {
                case .constant(let name): .text(name)
                case .parameter(let number), .written(let number): .written(number)
                case .text, .receiver, .anything: .anything
                }
            })
    }

    /// The templates in which each piece is one of those that stand for it; at most as many as a wrapper may have.
    func replacing(_ replacement: (Piece) -> [TextTemplate]) -> [TextTemplate] {
        var results: [[Piece]] = [[]]
        for piece in pieces {
            let choices = replacement(piece).prefix(Self.most)
            if choices.count == 1, let only = choices.first {
                for index in results.indices { results[index] += only.pieces }
            } else {
                results = Array(
                    results.flatMap { start in choices.map { start + $0.pieces } }.prefix(Self.most))
            }
        }
        return results.map(TextTemplate.init)
    }

    /// The most alternatives that are followed: a ternary has two.
    static let most = 8
}

/// An expression of Objective-C, as an argument of a look-up.
enum CValue: Sendable, Hashable {
    /// `nil`, `NULL` or `0`.
    case absent
    /// One of these texts.
    case texts([TextTemplate])

    static let unknown = CValue.texts([.unknown])

    var templates: [TextTemplate] {
        switch self {
        case .absent: []
        case .texts(let templates): templates
        }
    }

    var comesFromCaller: Bool { templates.contains(where: \.comesFromCaller) }
}

/// The bundle that an expression names.
enum CBundle: Sendable, Hashable {
    case own
    case main
    case any
    /// One of Apple's frameworks.
    case system
    case parameter(Int)
    /// What a message is sent to.
    case receiver
}
