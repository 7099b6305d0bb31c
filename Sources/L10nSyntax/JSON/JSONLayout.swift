package import L10nSource

/// How a JSON file is laid out, so that what an edit adds looks like the rest, and the bytes around it stay.
package struct JSONLayout: Sendable, Hashable {
    /// What one level of nesting is indented by; nil where everything stands on one line.
    package var indent: String?
    /// What stands between a name and its value.
    package var colon: String
    /// What ends a line.
    package var lineEnd: String
    /// Whether the last line has an end.
    package var endsWithLineEnd: Bool

    package init(indent: String?, colon: String, lineEnd: String, endsWithLineEnd: Bool) {
        self.indent = indent
        self.colon = colon
        self.lineEnd = lineEnd
        self.endsWithLineEnd = endsWithLineEnd
    }

    /// As Xcode writes String Catalogs.
    package static let xcode = JSONLayout(indent: "  ", colon: " : ", lineEnd: "\n", endsWithLineEnd: false)

    /// The layout of a file, as the first member of its outermost object shows it; Xcode's where there is none.
    package init(of root: JSONValue) {
        self = .xcode
        let bytes = root.file.bytes
        endsWithLineEnd = bytes.last == 0x0A
        guard let first = root.firstMember else { return }
        let name = first.nameRange.indices
        let colonRange = name.upperBound..<max(name.upperBound, Int(first.value.range.lower))
        let colon = String(decoding: bytes[colonRange], as: UTF8.self)
        // Anything else between them, such as a comment, is nothing to repeat.
        if colon.allSatisfy({ $0 == " " || $0 == ":" || $0 == "\t" }), colon.contains(":") { self.colon = colon }
        let gap = bytes[Int(root.range.lower) + 1..<name.lowerBound]
        guard let lineStart = gap.lastIndex(of: 0x0A) else {
            indent = nil
            return
        }
        indent = String(decoding: gap[(lineStart + 1)...], as: UTF8.self)
        if lineStart > gap.startIndex, gap[lineStart - 1] == 0x0D { lineEnd = "\r\n" }
    }

    /// What begins a line of so many levels; a space where there are no lines.
    package func newLine(_ depth: Int) -> String {
        guard let indent else { return "" }
        return lineEnd + String(repeating: indent, count: depth)
    }

    /// The edit that adds a member behind the others of an object.
    /// - Parameter depth: how many containers the object lies in.
    package func insertion(of name: String, value: String, atEndOf object: JSONValue, depth: Int) -> Edit {
        let member = JSONText.quoted(name) + colon + value
        if let last = object.lastMember {
            return insertion(member, behind: last, depth: depth)
        }
        return Edit(object.span, "{" + newLine(depth + 1) + member + newLine(depth) + "}")
    }

    /// The edit that adds a member before one of an object.
    package func insertion(of name: String, value: String, before next: JSONMember, depth: Int) -> Edit {
        let place = SourceRange(at: Int(next.nameRange.lower))
        let member = JSONText.quoted(name) + colon + value
        return Edit(
            next.value.file.span(place), member + "," + (indent == nil ? " " : newLine(depth + 1)))
    }

    private func insertion(_ member: String, behind last: JSONMember, depth: Int) -> Edit {
        let place = SourceRange(at: Int(last.range.upper))
        return Edit(last.value.file.span(place), "," + (indent == nil ? " " : newLine(depth + 1)) + member)
    }

    /// The edit that takes a member out of its object, with its comma and its lines.
    package func removal(of member: JSONMember, from object: JSONValue, depth: Int) -> Edit {
        let file = object.file
        var previous: JSONMember?
        var isFound = false
        for other in object.members {
            if isFound {
                // Up to the next name, so that the comma and the line go too; a last member takes the comma before it
                // along.
                return Edit(file.span(SourceRange(member.range.lower, other.nameRange.lower)), "")
            }
            if other.nameRange == member.nameRange { isFound = true } else { previous = other }
        }
        if let previous { return Edit(file.span(SourceRange(previous.range.upper, member.range.upper)), "") }
        return Edit(object.span, emptyObject(depth))
    }

    /// An object without members, as Xcode writes it: with a blank line.
    package func emptyObject(_ depth: Int) -> String {
        indent == nil ? "{}" : "{" + lineEnd + newLine(depth) + "}"
    }
}

extension JSONValue {
    /// The first member of an object.
    package var firstMember: JSONMember? { members.first { _ in true } }

    /// The last member of an object. It looks at every member.
    package var lastMember: JSONMember? {
        var last: JSONMember?
        for member in members { last = member }
        return last
    }
}
