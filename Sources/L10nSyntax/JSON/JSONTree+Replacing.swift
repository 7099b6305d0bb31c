package import L10nSource

extension JSONTree {
    /// The tree of the file as edits leave it, without reading it again: where strings stand in the place of strings,
    /// everything else only moves. Nil where an edit does something else.
    /// - Parameters:
    ///   - edits: ascending and without overlap; what they put in is written as `JSONText.quoted` writes it.
    ///   - file: the file after the edits.
    package func replacingStrings(_ edits: [Edit], in file: SourceFile) -> JSONTree? {
        var shift = EditShift(edits)
        guard self.file.bytes.count + shift.total == file.bytes.count else { return nil }
        var nodes = storage.nodes
        var next = 0
        for index in nodes.indices {
            let node = nodes[index]
            if node.nameUpper > 0 {
                nodes[index].nameLower = shift.movedInOrder(node.nameLower)
                nodes[index].nameUpper = shift.movedInOrder(node.nameUpper)
            }
            nodes[index].lower = shift.movedInOrder(node.lower)
            nodes[index].upper = shift.moved(node.upper)
            // Values lie in the order in which they begin.
            guard next < edits.count, edits[next].span.range == SourceRange(node.lower, node.upper) else { continue }
            let text = edits[next].replacement.utf8
            guard node.kind == .string, text.count > 1, text.first == 0x22, text.last == 0x22 else { return nil }
            nodes[index].hasEscapes = text.contains(0x5C)
            next += 1
        }
        return next == edits.count ? JSONTree(file: file, nodes: nodes) : nil
    }
}

/// How far edits move what stands behind them.
private struct EditShift {
    /// Where the edits end, and how far they have moved things by then; ascending.
    private var steps: [(end: UInt32, distance: Int)] = []

    init(_ edits: [Edit]) {
        for edit in edits {
            let growth = edit.replacement.utf8.count - edit.span.range.count
            steps.append((edit.span.range.upper, total + growth))
        }
    }

    var total: Int { steps.last?.distance ?? 0 }

    /// The number of edits that end before the position that was asked for last.
    private var passed = 0

    /// The same as `moved`, for positions that ascend from call to call.
    mutating func movedInOrder(_ position: UInt32) -> UInt32 {
        while passed < steps.count, steps[passed].end <= position { passed += 1 }
        return moved(position, behind: passed)
    }

    /// Where a position comes to lie that is not within an edit.
    func moved(_ position: UInt32) -> UInt32 {
        // Mostly the next edit ends behind it, as only containers are long.
        if passed == steps.count || position < steps[passed].end { return moved(position, behind: passed) }
        var (lower, upper) = (passed, steps.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if steps[middle].end <= position { lower = middle + 1 } else { upper = middle }
        }
        return moved(position, behind: lower)
    }

    private func moved(_ position: UInt32, behind count: Int) -> UInt32 {
        count == 0 ? position : UInt32(truncatingIfNeeded: Int(position) + steps[count - 1].distance)
    }
}
