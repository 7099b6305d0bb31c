import L10nSource

/// The difference of two texts, in the form that `patch` and `git apply` read (FIX-4).
package enum UnifiedDiff {
    /// How many lines around a change are shown.
    private static let context = 3

    /// - Parameter path: the name of the file, from the folder in which the difference is to be applied.
    /// - Returns: the difference with its heading; empty where the texts are the same.
    package static func text(path: String, from old: [UInt8], to new: [UInt8]) -> String {
        let (old, new) = (lines(old), lines(new))
        let changes = LineChanges(from: old, to: new).changes
        guard !changes.isEmpty else { return "" }
        var output = "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n"
        var index = 0
        while index < changes.count {
            var last = index
            // Changes whose surroundings touch share a hunk.
            while last + 1 < changes.count,
                changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
            {
                last += 1
            }
            write(Array(changes[index...last]), old, new, to: &output)
            index = last + 1
        }
        return output
    }

    /// The name of a file, in quotes where it holds a control character: a line break or a tab would end it, and what follows would
    /// be read as a part of the difference. Source: git-config(1), core.quotePath.
    private static func name(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return path }
        var quoted = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\u{0}"..<"\u{20}", "\u{7F}": quoted += "\\" + String(scalar.value, radix: 8).zeroPadded(to: 3)
            case "\"", "\\":
                quoted += "\\"
                quoted.unicodeScalars.append(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func write(
        _ changes: [LineChanges.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to output: inout String
    ) {
        let first = changes[0]
        let last = changes[changes.count - 1]
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        output += "@@ -\(place(oldRange)) +\(place(newRange)) @@\n"
        var line = oldRange.lowerBound
        for change in changes {
            for index in line..<change.old.lowerBound { write(" ", old[index], to: &output) }
            for index in change.old { write("-", old[index], to: &output) }
            for index in change.new { write("+", new[index], to: &output) }
            line = change.old.upperBound
        }
        for index in line..<oldRange.upperBound { write(" ", old[index], to: &output) }
    }

    /// A range of lines as headings of hunks write it. A range without lines stands behind the line that it names.
    private static func place(_ lines: Range<Int>) -> String {
        let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
        return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
    }

    private static func write(_ mark: String, _ line: ArraySlice<UInt8>, to output: inout String) {
        output += mark
        output += String(decoding: line, as: UTF8.self)
        if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n" }
    }

    /// The lines with their ends, which are line feeds for all who read differences.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }
}
