import DesignTokens
import L10nSource

/// Findings about many tokens of one group, of which one stands for all.
struct TokenGroups {
    /// What the tokens of a finding have in common.
    private struct Group: Hashable {
        let rule: Rule
        let file: String
        let path: String
        /// What is said of each of them.
        let kind: String
    }

    /// A token that something is found about.
    private struct Item {
        /// How it is named among others of its group.
        let name: String
        let diagnostic: Diagnostic
    }

    /// As many tokens of a group are told one by one.
    private static let most = 3

    private let waivers: TokenWaivers
    private var order: [Group] = []
    private var groups: [Group: [Item]] = [:]
    private var others: [Diagnostic] = []

    init(_ waivers: TokenWaivers) {
        self.waivers = waivers
    }

    /// Adds what is found about a token.
    /// - Parameters:
    ///   - name: how the token is named among others of its group; by itself if nil.
    ///   - kind: what is said; findings that say something else are not put together.
    mutating func add(_ path: TokenPath, _ diagnostic: Diagnostic, name: String? = nil, kind: String = "") {
        // A token that accepts the finding is one that its author has looked at.
        guard path.names.count > 1, !waivers.cover(diagnostic.rule, at: diagnostic.span) else {
            return others.append(diagnostic)
        }
        let group = Group(
            rule: diagnostic.rule, file: diagnostic.span.file, path: path.names.dropLast().joined(separator: "."),
            kind: kind)
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(Item(name: name ?? Wording.visible(path.name), diagnostic: diagnostic))
    }

    /// One finding for each token, and one for all tokens of a group in a file where there are many.
    /// - Parameter message: what is said of many tokens, with the finding about the first of them, the path of their
    ///   group, and their names.
    func report(
        into findings: inout Findings,
        _ message: (_ first: Diagnostic, _ group: String, _ names: [String]) -> String
    ) {
        for diagnostic in others { findings.add(diagnostic) }
        for group in order {
            let items = (groups[group] ?? []).sorted {
                $0.diagnostic.span.range.lower < $1.diagnostic.span.range.lower
            }
            guard items.count > Self.most, var first = items.first?.diagnostic else {
                for item in items { findings.add(item.diagnostic) }
                continue
            }
            first.message = message(first, Wording.quoted(group.path), items.map(\.name))
            first.subject.tokenPath = group.path
            // The fix of one token would leave the others as they are.
            first.fixes = []
            findings.add(first)
        }
    }
}
