import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViewLayout
import StateViews

/// A rule about what a view looks like: its worst case is a finding, and says how many others are alike.
protocol MeasuredViewRule: StateViewRule {
    /// Whether a problem is one of a text: the product's own texts are nothing that a project can mend.
    static var isAboutTexts: Bool { get }
    static func problems(_ measured: MeasuredCase) -> [MeasuredProblem]
}

/// What is wrong with a part of a view in one case.
struct MeasuredProblem {
    /// One finding for each.
    let part: String
    /// More is worse.
    let extent: Double
    let message: String
}

extension MeasuredViewRule {
    static var isAboutTexts: Bool { true }

    package static func check(_ view: StateViewSite, into findings: inout Findings) {
        var order: [String] = []
        var found: [String: (worst: MeasuredProblem, at: MeasuredCase, count: Int)] = [:]
        for measured in view.measured {
            for problem in problems(measured) {
                if isAboutTexts, view.isDefault(problem.part, in: measured.view) { continue }
                guard let known = found[problem.part] else {
                    order.append(problem.part)
                    found[problem.part] = (problem, measured, 1)
                    continue
                }
                let isWorse = problem.extent > known.worst.extent
                found[problem.part] = (
                    isWorse ? problem : known.worst, isWorse ? measured : known.at, known.count + 1
                )
            }
        }
        for part in order {
            guard let (worst, at, count) = found[part] else { continue }
            findings.add(
                view.finding(
                    rule, worst.message, at: view.place(ofPart: part), key: at.view.key(ofPart: part),
                    tag: at.language(of: part), notes: notes(part, at, count)))
        }
    }

    private static func notes(_ part: String, _ at: MeasuredCase, _ count: Int) -> [DiagnosticNote] {
        var notes = ["the worst case is \(at.name)"]
        if count > 1 {
            notes.append(
                "\(Wording.count(count - 1, "other case is", "other cases are")) alike, of languages, brands, text sizes and screens"
            )
        }
        let parts = at.frames.part(part).map { [$0] } ?? at.frames.parts
        let fonts = parts.flatMap(\.fonts)
        if let font = fonts.first(where: \.isStandIn) ?? fonts.first {
            let margin = font.isStandIn ? ", which stands in, so that widths have a margin of 5 %" : ""
            notes.append("measured with \(font.family), \(font.version)\(margin)")
        }
        return notes.map { DiagnosticNote($0) }
    }
}

extension StateViewSite {
    /// Whether a part says what the product says of itself.
    func isDefault(_ part: String, in view: ResolvedStateView) -> Bool {
        guard let text = ResolvedStateView.role(ofPart: part).flatMap({ view.text($0) }),
            case .entry(let layer, _, _) = text.provenance
        else { return false }
        return project.catalog.layers.contains { $0.name == layer && $0.isEmbedded }
    }

    /// The place of what a part says, else of the view.
    func place(ofPart part: String) -> SourceSpan {
        ResolvedStateView.role(ofPart: part).map { place(of: $0) } ?? view.span
    }
}

extension ResolvedStateView {
    static func role(ofPart part: String) -> StateViewTextRole? {
        // A button is a part by its slot, and what it says is the label.
        StateViewTextRole(name: part) ?? StateViewTextRole(name: part + ".label")
    }

    func language(ofPart part: String) -> LanguageTag? { Self.role(ofPart: part).flatMap { text($0)?.language } }

    func key(ofPart part: String) -> String? { Self.role(ofPart: part).flatMap { text($0)?.key } }
}
