package import L10nSource

extension JSONTree {
    /// The tree of the file as edits leave it, without reading it again: where strings stand in the place of strings,
    /// everything else only moves. Nil where an edit does something else.
    /// - Parameters:
    ///   - edits: ascending and without overlap; what they put in is written as `JSONText.quoted` writes it.
    ///   - file: the file after the edits.
    package func replacingStrings(_ edits: [Edit], in file: SourceFile) -> JSONTree? {
        let shift = EditShift(edits)
        guard self.file.bytes.count + shift.total == file.bytes.count else { return nil }
        var nodes = storage.nodes
        var next = 0
        for index in nodes.indices {
            let node = nodes[index]
            nodes[index].nameLower = shift.moved(node.nameLower)
            nodes[index].nameUpper = shift.moved(node.nameUpper)
            nodes[index].lower = shift.moved(node.lower)
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

    /// Where a position comes to lie that is not within an edit.
    func moved(_ position: UInt32) -> UInt32 {
        var (lower, upper) = (0, steps.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if steps[middle].end <= position { lower = middle + 1 } else { upper = middle }
        }
        return lower == 0 ? position : UInt32(truncatingIfNeeded: Int(position) + steps[lower - 1].distance)
    }
}
