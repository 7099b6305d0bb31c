/// The names that no translation changes, and which of them a text has.
package struct ProtectedTerms: Sendable, Hashable {
    private struct Edge: Hashable {
        let node: Int
        let byte: UInt8
    }

    /// In the order of the configuration.
    package let all: [String]
    /// A tree of the bytes of the terms, so that a text is read once for all of them.
    private var edges: [Edge: Int] = [:]
    /// The numbers of the terms that end at nodes of the tree.
    private var ends: [Int: Int] = [:]
    /// The numbers of terms that a text may write with other bytes, as their letters have other forms.
    private var others: [Int] = []

    package init(_ terms: [String] = []) {
        all = terms.filter { !$0.isEmpty }
        var count = 1
        for (number, term) in all.enumerated() {
            guard term.utf8.allSatisfy({ $0 < 0x80 }) else {
                others.append(number)
                continue
            }
            var node = 0
            for byte in term.utf8 {
                let edge = Edge(node: node, byte: byte)
                node = edges[edge] ?? count
                edges[edge] = node
                if node == count { count += 1 }
            }
            if ends[node] == nil { ends[node] = number }
        }
    }

    /// Those that a text has, in the order of the configuration.
    package func terms(in text: String) -> [String] {
        if all.isEmpty { return [] }
        var found = Set(others)
        let bytes = Array(text.utf8)
        for start in bytes.indices {
            var (node, index) = (0, start)
            while index < bytes.count, let next = edges[Edge(node: node, byte: bytes[index])] {
                (node, index) = (next, index + 1)
                if let number = ends[node] { found.insert(number) }
            }
        }
        // The tree knows bytes alone: a mark behind the last letter makes another letter of it.
        return found.sorted().map { all[$0] }.filter { text.contains($0) }
    }
}
