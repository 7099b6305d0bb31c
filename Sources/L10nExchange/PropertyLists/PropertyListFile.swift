package import L10nSource
package import L10nStrings

/// A property list on the disk, ready to be changed.
///
/// XML is edited in place, so that whatever does not change keeps its bytes. A binary list has no places; it is written
/// anew, with all values and their order.
package struct PropertyListFile: Sendable {
    package let tree: PropertyListTree
    /// The value of a binary list; nil for XML.
    private let binary: PropertyListValue?

    /// Nil for a file that CoreFoundation refuses, and for the old-style text form, whose places are not kept.
    /// - Parameter file: the bytes on the disk.
    package init?(_ file: SourceFile) {
        let document = PropertyListDocument.parse(file)
        guard !document.value.isRefused, document.value.tree.root?.entries != nil,
            document.diagnostics.allSatisfy({ $0.rule != .inputLimitExceeded })
        else { return nil }
        tree = document.value.tree
        guard tree.source.encoding == .binaryPropertyList else {
            binary = nil
            return
        }
        guard BinaryPropertyListReader.isMeant(file.bytes.span),
            case .success(let value) = PropertyListReader.read(file.bytes)
        else { return nil }
        binary = value
    }

    private init() {
        tree = PropertyListTree(source: SourceFile(path: "", bytes: []), root: nil)
        binary = nil
    }

    /// A file without members, in the style of Apple's tools.
    package static let empty = PropertyListFile()

    /// The members of the outermost dictionary.
    package var members: [PropertyListEntry] { tree.root?.entries ?? [] }

    package var isBinary: Bool { binary != nil }

    /// The edits of `tree.source` that a plan needs, ascending and without overlap.
    package func edits(_ plan: PropertyListPlan) -> [Edit] {
        guard let root = tree.root else { return [] }
        return PropertyListPlanWriter.edits(plan, of: root, in: tree)
    }

    /// The bytes of a binary list after a plan; nil for XML, to whose bytes the edits apply.
    package func binaryBytes(_ plan: PropertyListPlan) -> [UInt8]? {
        binary.map { BinaryPropertyListWriter.write(plan.applied(to: $0)) }
    }

    /// The text of a new file with these members.
    /// - Parameter pattern: a file whose style it takes over.
    package static func text(_ insertions: [PropertyListPlan.Insertion], like pattern: PropertyListFile?) -> String {
        var style = PropertyListStyle()
        if let pattern, !pattern.isBinary { style = PropertyListStyle(pattern.tree) }
        let head = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">", "<dict>", "",
        ]
        let lineEnd = style.lineEnd ?? "\n"
        let spelling = XMLSpelling(SourceFile(path: "", bytes: []), [])
        let indent = pattern?.isBinary == false ? pattern?.indent ?? style.unit : style.unit
        let entries = insertions.map { insertion in
            indent + (insertion.comment.map { PropertyListStyle.comment($0) + style.line(indent) } ?? "")
                + style.member(insertion.member, indent: indent, spelling) + lineEnd
        }
        return head.joined(separator: lineEnd) + entries.joined() + "</dict>" + lineEnd + "</plist>" + lineEnd
    }

    /// The indent of the outermost members.
    private var indent: String? {
        guard let start = members.first.map({ Int($0.key.range.lower) }),
            let line = TextLines(tree.source).lineStart(before: start)
        else { return nil }
        return String(decoding: tree.source.bytes[line..<start], as: UTF8.self)
    }
}
