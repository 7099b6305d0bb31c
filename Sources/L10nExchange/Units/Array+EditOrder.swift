import L10nSource

extension [Edit] {
    /// The edits in the order of their places, what is put in at one place as one edit, and before what is taken out
    /// behind it.
    func inOrder() -> [Edit] {
        let sorted = enumerated().sorted { left, right in
            let (first, second) = (left.element.span.range, right.element.span.range)
            return (first.lower, first.upper, left.offset) < (second.lower, second.upper, right.offset)
        }
        var result: [Edit] = []
        for (_, edit) in sorted {
            if let last = result.last, last.span.range.isEmpty, last.span == edit.span {
                result[result.count - 1].replacement += edit.replacement
            } else {
                result.append(edit)
            }
        }
        return result
    }
}
