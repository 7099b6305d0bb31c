import DesignTokens
import L10nSource

/// Findings about many tokens of one group, of which one stands for all.
struct TokenGroups {
    /// A token that something is found about.
    struct Item {
        let path: TokenPath
        let place: SourceSpan
        /// What is found about it alone, as a finding of many tokens lists it.
        let name: String
        let diagnostic: Diagnostic
    }

    /// As many tokens of a group are told one by one.
    private static let most = 3
    /// As many are named where one finding stands for more.
    private static let named = 8

    private let rule: RuleID
    private let waivers: TokenWaivers
    private var items: [Item] = []

    init(_ rule: RuleID, _ theme: Theme) {
        self.rule = rule
        waivers = TokenWaivers(theme)
    }

    /// Adds what is found about a token.
    /// - Parameter name: how the token is named among others of its group.
    mutating func add(_ path: TokenPath, _ name: String, _ diagnostic: Diagnostic) {
        items.append(Item(path: path, place: diagnostic.span, name: name, diagnostic: diagnostic))
    }

    /// One finding for each token, and one for all tokens of a group in a file where there are many.
    /// - Parameter message: what is said of many tokens: the path of their group, how many there are, and their names.
    func report(into findings: inout Findings, _ message: (_ group: String, _ count: Int, _ names: String) -> String) {
        struct Group: Hashable {
            let file: String
            let path: String
        }
        var order: [Group] = []
        var groups: [Group: [Item]] = [:]
        for item in items {
            // A token that accepts the finding is one that its author has looked at.
            guard item.path.names.count > 1, !waivers.cover(rule, at: item.place) else {
                findings.add(item.diagnostic)
                continue
            }
            let path = item.path.names.dropLast().joined(separator: ".")
            let group = Group(file: item.place.file, path: path)
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(item)
        }
        for group in order {
            let items = (groups[group] ?? []).sorted { $0.place.range.lower < $1.place.range.lower }
            guard items.count > Self.most, var first = items.first?.diagnostic else {
                for item in items { findings.add(item.diagnostic) }
                continue
            }
            let names = items.prefix(Self.named).map(\.name)
            let rest = items.count - names.count
            first.message = message(
                Wording.quoted(group.path), items.count,
                rest > 0 ? names.joined(separator: ", ") + " and \(rest) more" : Wording.list(names))
            first.subject.tokenPath = group.path
            first.fixes = []
            findings.add(first)
        }
    }
}
