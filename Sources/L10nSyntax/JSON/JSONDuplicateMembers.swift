internal import L10nSource

/// Finds the names that occur more than once in an object, also when they are spelt with escapes.
struct JSONDuplicateMembers {
    /// Indices of the members of the object that is looked at; kept to reuse its memory.
    private var scratch: [Int] = []

    /// Reports each name of an object that occurs more than once, in the order of the second occurrences.
    /// - Parameter object: the index of the object, whose end is known, in the nodes.
    mutating func report(
        _ text: Span<UInt8>, in object: Int, of nodes: [JSONNode], to reports: inout JSONReports
    ) {
        let end = nodes[object].end
        // Most objects have one member or two.
        guard object + 1 < end, case let second = nodes[object + 1].end, second < end else { return }
        if nodes[second].end == end, !haveEqualNames(text, nodes[object + 1], nodes[second]) { return }
        var next = object + 1
        scratch.removeAll(keepingCapacity: true)
        while next < end {
            scratch.append(next)
            next = nodes[next].end
        }
        // The pairs of so few names cost less than a table.
        if scratch.count <= 8 ? hasEqualPair(text, of: nodes) : hasEqualHash(text, of: nodes) {
            reportGroups(text, of: nodes, to: &reports)
        }
    }

    private func hasEqualPair(_ text: Span<UInt8>, of nodes: [JSONNode]) -> Bool {
        for right in 1..<scratch.count {
            for left in 0..<right where haveEqualNames(text, nodes[scratch[left]], nodes[scratch[right]]) {
                return true
            }
        }
        return false
    }

    /// The hasher is seeded anew for each process, so that no file can be made to collide; the answer does not depend
    /// on the seed.
    private func hasEqualHash(_ text: Span<UInt8>, of nodes: [JSONNode]) -> Bool {
        var size = 32
        // At most half full, so that probing is short and ends at a free slot.
        while size < scratch.count * 2 { size *= 2 }
        var table = [UInt32](repeating: 0, count: size)
        for (offset, index) in scratch.enumerated() {
            var slot = hash(text, nodes[index]) & (size - 1)
            while table[slot] != 0 {
                if haveEqualNames(text, nodes[scratch[Int(table[slot]) - 1]], nodes[index]) { return true }
                slot = (slot + 1) & (size - 1)
            }
            table[slot] = UInt32(truncatingIfNeeded: offset + 1)
        }
        return false
    }

    private func hash(_ text: Span<UInt8>, _ node: JSONNode) -> Int {
        var hasher = Hasher()
        if node.nameHasEscapes {
            let name = decodedName(text, node)
            ByteSearch.hash(0..<name.count, of: name.span, into: &hasher)
        } else {
            ByteSearch.hash(content(text, node), of: text, into: &hasher)
        }
        return hasher.finalize()
    }

    private func haveEqualNames(_ text: Span<UInt8>, _ left: JSONNode, _ right: JSONNode) -> Bool {
        if left.nameHasEscapes || right.nameHasEscapes { return decodedName(text, left) == decodedName(text, right) }
        // Only names without quotes, which are reported, may differ in length and be equal.
        if left.nameUpper - left.nameLower != right.nameUpper - right.nameLower, text[Int(left.nameLower)] == 0x22,
            text[Int(right.nameLower)] == 0x22
        {
            return false
        }
        let first = content(text, left)
        let second = content(text, right)
        return first.count == second.count
            && ByteSearch.areEqual(in: text, first.lowerBound, second.lowerBound, count: first.count)
    }

    private func content(_ text: Span<UInt8>, _ node: JSONNode) -> Range<Int> {
        JSONText.content(of: Int(node.nameLower)..<Int(node.nameUpper), in: text)
    }

    private func decodedName(_ text: Span<UInt8>, _ node: JSONNode) -> [UInt8] {
        let name = content(text, node)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.count)
        for index in name { bytes.append(text[index]) }
        return node.nameHasEscapes ? JSONText.decodedBytes(0..<bytes.count, of: bytes) : bytes
    }

    private func reportGroups(_ text: Span<UInt8>, of nodes: [JSONNode], to reports: inout JSONReports) {
        // Only an object with equal names pays for this.
        var groups: [[UInt8]: [Int]] = [:]
        var order: [[UInt8]] = []
        for index in scratch {
            let name = decodedName(text, nodes[index])
            groups[name, default: []].append(index)
            if groups[name]?.count == 2 { order.append(name) }
        }
        for name in order {
            guard let group = groups[name], let first = group.first, let last = group.last else { continue }
            let ranges = group.map { Int(nodes[$0].nameLower)..<Int(nodes[$0].nameUpper) }
            // A member follows the first one, so all up to its name goes, the comma included. A merge may leave an empty one
            // behind one that holds texts, which only people can tell apart.
            let following = Int(nodes[nodes[first].end].nameLower)
            let isLost = nodes[first].upper - nodes[first].lower > nodes[last].upper - nodes[last].lower
            reports.duplicateMember(
                String(decoding: name, as: UTF8.self), count: group.count,
                at: Int(nodes[last].nameLower)..<Int(nodes[last].nameUpper), others: ranges.dropLast(),
                removal: isLost ? nil : Int(nodes[first].nameLower)..<max(following, Int(nodes[first].nameUpper)))
        }
    }
}
