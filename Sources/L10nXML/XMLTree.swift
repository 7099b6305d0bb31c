package import L10nSource

/// An XML document as ranges into its file: nothing is decoded until it is asked for.
///
/// Elements, comments and processing instructions lie in one array in document order; an element is followed by its
/// descendants. Texts are the gaps between them. Well-formedness is Expat's verdict.
package struct XMLTree: Sendable {
    /// Holds what all elements of a tree share, so that copying one retains one object.
    final class Storage: Sendable {
        let file: SourceFile
        let nodes: [XMLNodeRecord]
        let names: [SourceRange]
        let namespaces: [String]

        init(file: SourceFile, nodes: [XMLNodeRecord], names: [SourceRange], namespaces: [String]) {
            self.file = file
            self.nodes = nodes
            self.names = names
            self.namespaces = namespaces
        }
    }

    let storage: Storage
    /// Whether the document was read to its end. Of a damaged one the tree holds what comes before the damage.
    package let isIntact: Bool

    init(storage: Storage, isIntact: Bool) {
        self.storage = storage
        self.isIntact = isIntact
    }

    /// The file that was read, as UTF-8.
    package var file: SourceFile { storage.file }

    /// All elements, comments and processing instructions in the order of the file, each before its descendants: for
    /// those who look at many elements, as values of `XMLElementNode` are counted.
    package var nodes: [XMLNodeRecord] { storage.nodes }

    /// The different names of the elements, prefixes included, each where it first stands.
    package var names: [SourceRange] { storage.names }

    /// - Parameter index: that of an element in `nodes`.
    package func element(at index: Int) -> XMLElementNode { XMLElementNode(storage: storage, index: index) }

    /// The outermost element; nil where the file has none.
    package var root: XMLElementNode? {
        storage.nodes.firstIndex { $0.kind == .element }.map { XMLElementNode(storage: storage, index: $0) }
    }

    /// The most elements that may lie within each other, so that nobody who walks the tree runs out of stack.
    package static let nestingLimit = 256

    /// Reads a document (XML 1.0) in UTF-8, UTF-16 or UTF-32, or in a single-byte encoding that it declares. Any bytes
    /// give a tree; what is wrong with them is reported.
    ///
    /// Nothing outside the file is ever read, and a document that declares entities of its own is refused, so that none
    /// is expanded.
    package static func parse(_ file: SourceFile) -> Parsed<XMLTree> {
        var input = XMLInput(file)
        guard input.isReadable else {
            let storage = Storage(file: input.file, nodes: [], names: [], namespaces: [])
            return Parsed(XMLTree(storage: storage, isIntact: false), diagnostics: input.reports.diagnostics)
        }
        var builder = XMLTreeBuilder(bytes: input.file.bytes)
        let fault = ExpatReader.read(input.file.bytes.span, into: &builder)
        if let fault { input.reports.add(fault, in: builder) }
        let storage = Storage(
            file: input.file, nodes: builder.finish(), names: builder.names.ranges, namespaces: builder.namespaces)
        let isIntact = input.reports.diagnostics.isEmpty
        return Parsed(XMLTree(storage: storage, isIntact: isIntact), diagnostics: input.reports.diagnostics)
    }
}

/// One node of a tree: where it stands and where its descendants end.
@usableFromInline
package struct XMLNodeRecord: BitwiseCopyable, Sendable {
    @usableFromInline
    package enum Kind: UInt8, BitwiseCopyable, Sendable {
        case element
        case comment
        case processingInstruction
    }

    @usableFromInline package let kind: Kind
    /// The first byte of the node, its start tag's for an element.
    @usableFromInline package let lower: UInt32
    /// Behind the last byte of the node, its end tag's for an element.
    @usableFromInline package internal(set) var upper: UInt32
    /// Behind the start tag.
    @usableFromInline package let contentLower: UInt32
    /// Before the end tag; `contentLower` for an element without one.
    @usableFromInline package internal(set) var contentUpper: UInt32
    /// The index behind the last descendant. While the tree is built, of an open element: the index of that around it.
    @usableFromInline package internal(set) var end: UInt32
    /// The number of the element's name: the elements of a document with one name, prefix included, have one number.
    @usableFromInline package let name: UInt32
    /// The number of the namespace that the name belongs to.
    @usableFromInline package let namespace: UInt32

    /// Ends an element; returns the index of the one around it.
    mutating func close(before tag: Range<Int>, end: UInt32) -> UInt32 {
        contentUpper = UInt32(tag.lowerBound)
        upper = UInt32(tag.upperBound)
        defer { self.end = end }
        return self.end
    }
}
