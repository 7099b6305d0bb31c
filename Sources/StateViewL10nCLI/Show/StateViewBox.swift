import L10nLocale
import L10nLookup
import StateViews

/// A resolved view drawn with the characters of a terminal: what a reader sees, roughly as it stands on screen.
///
/// Every text is isolated and the line around it runs from left to right, so that the edges stay where they are, whether
/// the terminal orders text by its direction or not. Pictures are shown by their ids; the button that stands out has
/// doubled brackets, and one that cannot be used has dashes in them.
struct StateViewBox {
    /// The widest that a box is drawn, in cells, with its edges: a phone held upright.
    static let maxWidth = 56
    private static let minWidth = 24

    private let view: ResolvedStateView
    /// The cells between the margins.
    private let width: Int

    /// - Parameter columns: the width of the terminal; nil for as wide as boxes are.
    static func lines(_ view: ResolvedStateView, columns: Int? = nil) -> [String] {
        let outer = max(minWidth, min(maxWidth, columns ?? maxWidth))
        // Two edges, and two cells of margin at each of them.
        return StateViewBox(view: view, width: outer - 6).lines
    }

    private var lines: [String] {
        let edge = String(repeating: "\u{2500}", count: width + 4)
        let content = [picture, texts, actions, mark].filter { !$0.isEmpty }.joined(separator: [row("", width: 0)])
        let blank = [row("", width: 0)]
        return ["\u{250C}\(edge)\u{2510}"] + blank + content + blank + ["\u{2514}\(edge)\u{2518}"]
    }

    // MARK: Parts, from top to bottom

    private var picture: [String] {
        switch view.progress {
        case .spinner: return named("spinner")
        case .bar(let done): return [aligned(bar(done))]
        case .skeleton(let id): return named("skeleton " + id)
        case .refresh: return named("spinner of the list")
        case nil: return view.pictures.first.map { named($0.id) } ?? []
        }
    }

    /// Ten cells, filled from where lines of the view begin.
    private func bar(_ done: Double?) -> String {
        let filled = Int((min(1, max(0, done ?? 0)) * 10).rounded())
        let parts = [String(repeating: "#", count: filled), String(repeating: ".", count: 10 - filled)]
        return "[" + (view.direction == .rightToLeft ? parts.reversed() : parts).joined() + "]"
    }

    private var texts: [String] {
        StateViewTextRole.drawn.flatMap { role in
            view.text(role).map { drawn($0) } ?? []
        }
    }

    private var actions: [String] {
        view.actions.flatMap { action -> [String] in
            guard let label = action.label else { return [] }
            let isProminent = action.role == .primary || action.role == .destructive
            var (left, right) = isProminent ? ("[[ ", " ]]") : ("[ ", " ]")
            if !action.isEnabled { (left, right) = (left.dropLast() + "- ", " -" + right.dropFirst()) }
            let reason = action.isEnabled ? nil : view.text(.action(action.slot, .disabledReason))
            return drawn(label, left, right, fills: action.width != .intrinsic) + (reason.map { drawn($0) } ?? [])
        }
    }

    private var mark: [String] {
        view.brandMark.map { named($0.asset) } ?? []
    }

    // MARK: Lines

    private func named(_ id: String) -> [String] {
        TerminalLineBreaker.lines("[\(id)]", language: .english, width: width).map { aligned($0.text, width: $0.width) }
    }

    /// The lines of a text, each between the same signs.
    /// - Parameter fills: whether the signs stand at the edges.
    private func drawn(
        _ text: ResolvedText, _ left: String = "", _ right: String = "", fills: Bool = false
    ) -> [String] {
        let room = width - left.count - right.count
        return TerminalLineBreaker.lines(text.text, language: text.language, width: room).map { line in
            let free = fills ? max(0, room - line.width) : 0
            let inner = String(repeating: " ", count: free / 2)
            let isolated = line.mayReorder ? Self.isolated(line.text, text.direction) : line.text
            return aligned(
                left + inner + isolated + inner + String(repeating: " ", count: free % 2) + right,
                width: left.count + line.width + free + right.count, mayReorder: line.mayReorder)
        }
    }

    private static func isolated(_ text: String, _ direction: TextDirection) -> String {
        switch direction {
        case .leftToRight: "\u{2066}\(text)\u{2069}"
        case .rightToLeft: "\u{2067}\(text)\u{2069}"
        }
    }

    private func aligned(_ text: String) -> String { aligned(text, width: text.count) }

    private func aligned(_ text: String, width used: Int, mayReorder: Bool = false) -> String {
        let free = max(0, width - used)
        let before =
            switch view.property("alignment")?.value {
            case .word("leading"): view.direction == .rightToLeft ? free : 0
            case .word("trailing"): view.direction == .rightToLeft ? 0 : free
            default: free / 2
            }
        return row(String(repeating: " ", count: before) + text, width: before + used, mayReorder: mayReorder)
    }

    /// A line between the edges. A mark behind the left one makes the line run from left to right where a text in it
    /// could turn it round.
    private func row(_ text: String, width used: Int, mayReorder: Bool = false) -> String {
        "\u{2502}" + (mayReorder ? "\u{200E}" : "") + "  " + text + String(repeating: " ", count: max(0, width - used))
            + "  \u{2502}"
    }
}
