import L10nMessages
import L10nSource

/// The differences between a source text and its translation that matter to arguments (PF-39 to PF-64, F-25 to F-33).
///
/// Doubtful and unknown placeholders of the translation are taken for what explains the text best: of the readings
/// with all of them, without the doubtful, and without the unknown, the one with the least harm is reported.
struct PlaceholderComparison {
    let source: PlaceholderReading
    /// The translation's reading, with the repairs that only the source text suggests.
    let translation: PlaceholderReading
    let context: PlaceholderContext
    /// What the source text reads.
    let expected: ArgumentUses
    /// The argument that the first placeholder without a number reads. It counts only beside numbers: of two texts
    /// without any, both begin at the same argument.
    private let first: Int
    private(set) var issues: [PlaceholderIssue] = []

    init(
        _ source: PlaceholderReading, _ translation: PlaceholderReading, in text: Span<UInt8>,
        context: PlaceholderContext
    ) {
        self.source = source
        self.context = context
        let isNumbered = (source.placeholders + translation.placeholders).contains { $0.position > 0 }
        first = isNumbered ? context.firstArgument ?? 1 : 1
        expected = ArgumentUses(source.placeholders, from: first, placed: context.sourceVariableArguments)
        let named = NamedArguments(of: source).placed(MeantNumbers(of: source, expected).repaired(translation))
        self.translation = named.reading
        var best: (cost: Int, issues: [PlaceholderIssue])?
        for attempt in [Attempt.all, .withoutDoubtful, .withoutUnknown, .withoutBoth] {
            guard attempt == .all || attempt.differs(in: translation) else { continue }
            let issues = compare(attempt, in: text)
            let cost = issues.reduce(0) { $0 + Self.cost($1) }
            if best.map({ cost < $0.cost }) ?? true { best = (cost, issues) }
            if cost == 0 { break }
        }
        issues = best?.issues ?? []
        issues += named.issues + comparedHoles(in: text)
        issues = weighed(repaired(renamed(issues), in: text), in: text)
    }

    /// Which placeholders of the translation are taken for such.
    enum Attempt {
        case all, withoutDoubtful, withoutUnknown, withoutBoth

        func includes(_ placeholder: Placeholder) -> Bool {
            switch self {
            case .all: true
            case .withoutDoubtful: placeholder.certainty != .doubtful
            case .withoutUnknown: placeholder.type.kind != .unknown
            case .withoutBoth: placeholder.certainty != .doubtful && placeholder.type.kind != .unknown
            }
        }

        func differs(in reading: PlaceholderReading) -> Bool {
            reading.placeholders.contains { !includes($0) }
        }
    }

    /// Errors weigh most, but damage is there in every reading; a placeholder without argument weighs more than a percent sign that is not doubled.
    private static func cost(_ issue: PlaceholderIssue) -> Int {
        if issue.cause == .extra { return 101 }
        if issue.cause == .damaged { return 1 }
        if issue.cause == .missing { return 10 }
        switch issue.severity {
        case .error: return 100
        case .warning: return 10
        case .note: return issue.cause.isOffByDefault ? 0 : 1
        }
    }

    private func compare(_ attempt: Attempt, in text: Span<UInt8>) -> [PlaceholderIssue] {
        var issues: [PlaceholderIssue] = []
        for placeholder in translation.placeholders where placeholder.certainty == .doubtful {
            guard !attempt.includes(placeholder), let specifier = placeholder.specifier else { continue }
            issues.append(.percentSign(.specifier(specifier), in: text))
        }
        let found = ArgumentUses(
            translation.placeholders, from: first, placed: context.variableArguments, isIncluded: attempt.includes)
        if let star = starDifference(found) { return issues + [star] }
        issues +=
            found.isNumbered || found.uses.isEmpty || first > 1 || found.isPlaced || expected.isPlaced
            ? comparedByPosition(found) : comparedInOrder(found)
        for index in issues.indices where issues[index].cause == .extra {
            let placeholder = translation.placeholders.first { $0.range == issues[index].range }
            guard let placeholder, placeholder.certainty == .doubtful, let specifier = placeholder.specifier else {
                continue
            }
            issues[index] = .percentSign(.specifier(specifier), in: text)
        }
        return issues
    }

    /// A width or precision that comes from the list on one side only shifts everything behind it (PF-53).
    private func starDifference(_ found: ArgumentUses) -> PlaceholderIssue? {
        let known = expected.uses.filter { !$0.isStar }.map { source.placeholders[$0.placeholder] }
        let actual = found.uses.filter { !$0.isStar }.map { translation.placeholders[$0.placeholder] }
        for (index, placeholder) in actual.enumerated() {
            let other = index < known.count ? known[index] : nil
            let stars = (other?.specifier?.unnumberedStars ?? 0, placeholder.specifier?.unnumberedStars ?? 0)
            guard stars.0 != stars.1 else { continue }
            var issue = PlaceholderIssue(.starDiffers, at: placeholder.range)
            issue.counterpart = other?.range
            issue.suggestion = other?.text
            return issue
        }
        return nil
    }
}
