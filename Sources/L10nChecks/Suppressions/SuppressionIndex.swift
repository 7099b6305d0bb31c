import L10nSource

/// Finds the suppressions that may accept a finding, so that not each of a file is asked about each finding in it.
struct SuppressionIndex {
    /// A rule that is named for a file.
    private struct Question: Hashable {
        let file: String
        let rule: String
    }

    /// What a suppression for one entry, token or state view is called.
    private struct Name: Hashable {
        let question: Question
        let name: String
        let isStateView: Bool
    }

    /// The suppressions of whole files.
    private var whole: [Question: [Int]] = [:]
    private var named: [Name: [Int]] = [:]
    private var placed: [Question: SuppressedPlaces] = [:]

    init(_ sites: [SuppressionSite]) {
        var places: [Question: [(range: SourceRange, site: Int)]] = [:]
        for (index, site) in sites.enumerated() {
            for rule in Set(site.suppression.directive.rules.map(\.value)) {
                let own = Question(file: site.source.path, rule: rule)
                if let view = site.stateView {
                    named[Name(question: own, name: view, isStateView: true), default: []].append(index)
                    continue
                }
                switch site.suppression.coverage {
                case .nothing: break
                case .file:
                    for file in site.tableFiles { whole[Question(file: file, rule: rule), default: []].append(index) }
                case .entry(let range, let name):
                    places[own, default: []].append((range, index))
                    for file in site.tableFiles {
                        let question = Question(file: file, rule: rule)
                        named[Name(question: question, name: name, isStateView: false), default: []].append(index)
                    }
                }
            }
        }
        placed = places.mapValues(SuppressedPlaces.init)
    }

    /// The numbers of all suppressions that can accept the finding, and of some that cannot; sorted, each once.
    func candidates(for finding: Diagnostic) -> [Int] {
        let question = Question(file: finding.span.file, rule: finding.rule.id.rawValue)
        var found = whole[question, default: []]
        func add(_ name: String?, isStateView: Bool) {
            guard let name else { return }
            found += named[Name(question: question, name: name, isStateView: isStateView), default: []]
        }
        add(finding.subject.key ?? finding.subject.tokenPath, isStateView: false)
        add(finding.subject.stateView, isStateView: true)
        placed[question]?.visit(finding.span.range.lower) { found.append($0) }
        return found.count > 1 ? Set(found).sorted() : found
    }

    /// Leaves out what accepts every finding of a rule in a file behind another one that does, once all have been of use.
    mutating func forget(for finding: Diagnostic, where acceptsAll: (Int) -> Bool) {
        let question = Question(file: finding.span.file, rule: finding.rule.id.rawValue)
        guard let sites = whole[question], sites.count > 1 else { return }
        var isFirst = true
        whole[question] = sites.filter { site in
            guard acceptsAll(site) else { return true }
            defer { isFirst = false }
            return isFirst
        }
    }
}

/// The places of a file that suppressions cover, each within others or beside them.
private struct SuppressedPlaces {
    private struct Place {
        let range: SourceRange
        let site: Int
        /// The number of the last place before that may reach as far.
        let outer: Int?
    }

    /// By their beginnings.
    private var places: [Place] = []

    init(_ ranges: [(range: SourceRange, site: Int)]) {
        var open: [Int] = []
        for (range, site) in ranges.sorted(by: { ($0.range.lower, $0.site) < ($1.range.lower, $1.site) }) {
            while let last = open.last, places[last].range.upper <= range.lower { open.removeLast() }
            open.append(places.count)
            places.append(Place(range: range, site: site, outer: open.dropLast().last))
        }
    }

    /// Calls with the suppressions of all places that hold the offset or end there, and perhaps with some others.
    func visit(_ offset: UInt32, _ body: (Int) -> Void) {
        var last = lastPlace(beginning: { $0 <= offset })
        while let number = last {
            body(places[number].site)
            last = places[number].outer
        }
        // One that ends at the offset is not open any more where another begins.
        last = lastPlace(beginning: { $0 < offset })
        while let number = last {
            body(places[number].site)
            last = places[number].outer
        }
    }

    /// The last place whose beginning holds.
    private func lastPlace(beginning isBefore: (UInt32) -> Bool) -> Int? {
        let next = places.partitioningIndex { !isBefore($0.range.lower) }
        return next == 0 ? nil : next - 1
    }
}
