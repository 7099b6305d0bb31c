import DesignTokens
import L10nSource
import L10nSyntax
import TokenThemes

/// What the authors of token files accepted there, in the vendor data of tokens and groups (SUP-5 of checks.md).
struct TokenWaivers: Sendable {
    /// A suppression and the file that it stands in.
    struct Entry: Sendable {
        let source: SourceFile
        let suppression: Suppression
    }

    /// In the order of files and places.
    let entries: [Entry]

    init(_ theme: Theme) {
        var entries: [Entry] = []
        for file in theme.files {
            for index in file.nodes.indices {
                let node = file.nodes[index]
                guard let list = node.extensions?[ResolvedToken.vendor]?["disable"], list.isArray else { continue }
                let range = node.nameSpan.range.union(node.object.range)
                let path = file.path(of: index).text
                for (element, removal) in Self.removable(Array(list.elements)) {
                    guard let directive = Self.directive(element) else { continue }
                    let suppression = Suppression(directive, covers: .entry(range, name: path), removal: removal)
                    entries.append(Entry(source: node.object.file, suppression: suppression))
                }
            }
        }
        self.entries = entries
    }

    /// Whether a place lies in a token or group that accepts a rule.
    func cover(_ rule: Rule, at span: SourceSpan) -> Bool {
        entries.contains { entry in
            guard entry.source.path == span.file, case .entry(let range, _) = entry.suppression.coverage,
                range.lower <= span.range.lower, span.range.upper <= range.upper
            else { return false }
            return entry.suppression.directive.rules.contains { $0.value == rule.id.rawValue }
        }
    }

    /// The directive that an object with `rule` and `reason` stands for.
    private static func directive(_ value: JSONValue) -> SuppressionDirective? {
        guard value.isObject else { return nil }
        let rules = value["rule"].flatMap { rule in rule.string.map { [Located($0, at: rule.contentRange)] } }
        return SuppressionDirective(rules: rules ?? [], reason: value["reason"]?.string, range: value.range)
    }

    /// Each element with what to cut out so that the array stays well-formed.
    private static func removable(_ elements: [JSONValue]) -> [(JSONValue, SourceRange)] {
        elements.indices.map { index in
            let range = elements[index].range
            if index + 1 < elements.count {
                return (elements[index], SourceRange(range.lower, elements[index + 1].range.lower))
            }
            return (
                elements[index], SourceRange(index > 0 ? elements[index - 1].range.upper : range.lower, range.upper)
            )
        }
    }
}
