import L10nMessages
import L10nSource

/// The arguments that the placeholders of a String Catalog's source text name, `%(count)lld`, by which translations read
/// them in any order (PF-65).
struct NamedArguments {
    private let source: PlaceholderReading
    private var positions: [String: Int] = [:]

    init(of source: PlaceholderReading) {
        self.source = source
        for placeholder in source.placeholders where placeholder.position > 0 {
            guard let label = placeholder.label, positions[label] == nil else { continue }
            positions[label] = placeholder.position
        }
    }

    /// A translation with the argument of each name, and the findings about names that the source text does not have.
    func placed(_ translation: PlaceholderReading) -> (reading: PlaceholderReading, issues: [PlaceholderIssue]) {
        var reading = translation
        var issues: [PlaceholderIssue] = []
        guard !positions.isEmpty else { return (reading, issues) }
        // The next number that no argument has.
        var next = (source.placeholders.map(\.position).max() ?? 0) + 1
        for index in reading.placeholders.indices {
            let placeholder = reading.placeholders[index]
            guard let label = placeholder.label, placeholder.specifier?.isNumbered == false else { continue }
            if let position = positions[label] {
                reading.placeholders[index].position = position
            } else if let meant = meant(by: placeholder, in: translation) {
                reading.placeholders[index].position = meant.position
                var issue = PlaceholderIssue(.renamed, at: placeholder.range)
                issue.argument = .name(label)
                issue.counterpart = meant.range
                issue.suggest(meant.text, .unsafe)
                issues.append(issue)
            } else {
                reading.placeholders[index].position = next
                next += 1
            }
        }
        return (reading, issues)
    }

    /// The placeholder of the source text that an unknown name was made from: the only one that nothing else reads, of those
    /// of its type where several are left.
    private func meant(by placeholder: Placeholder, in translation: PlaceholderReading) -> Placeholder? {
        let others = translation.placeholders.filter { $0.range != placeholder.range && $0.specifier != nil }
        let known = others.filter { other in other.label.map { positions[$0] != nil } ?? true }
        let read = Set(known.map { other in other.label.flatMap { positions[$0] } ?? other.position })
        var left: [Placeholder] = []
        for candidate in source.placeholders where candidate.label != nil && !read.contains(candidate.position) {
            if !left.contains(where: { $0.position == candidate.position }) { left.append(candidate) }
        }
        if left.count > 1 { left = left.filter { $0.type == placeholder.type } }
        return left.count == 1 ? left[0] : nil
    }
}
