/// The canonical order of long rows of marks, which ICU would sort by insertion: in time that grows with the square of
/// their number, where a stranger's file may have any number on one letter.
///
/// Source: Unicode Standard Annex #15: section 1.3 for the order, section 13 for the 30 marks that no text exceeds.
enum MarkOrder {
    /// More than this many marks in a row are sorted here.
    private static let longest = 30

    /// The same text to every normalization form, with no long row out of order.
    static func ordered(_ text: String) -> String {
        // Every mark has at least two bytes.
        guard text.utf8.count > 2 * longest else { return text }
        var result = String.UnicodeScalarView()
        var marks: [Unicode.Scalar] = []
        var isChanged = false
        func endRow() {
            let sorted = marks.count > longest ? stablySorted(marks) : marks
            isChanged = isChanged || sorted != marks
            result += sorted
            marks.removeAll()
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.canonicalCombiningClass == .notReordered {
                endRow()
                result.append(scalar)
            } else {
                marks.append(scalar)
            }
        }
        endRow()
        return isChanged ? String(result) : text
    }

    private static func stablySorted(_ marks: [Unicode.Scalar]) -> [Unicode.Scalar] {
        // One bucket for each class: linear, and marks of one class keep their order.
        var classes: [[Unicode.Scalar]] = Array(repeating: [], count: 256)
        for mark in marks { classes[Int(mark.properties.canonicalCombiningClass.rawValue)].append(mark) }
        return Array(classes.joined())
    }
}
