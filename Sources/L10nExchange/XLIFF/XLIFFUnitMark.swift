import L10nSource
import L10nSyntax
import L10nXML

/// One unit of a document by its place, with what a look at its tags tells: most units need no other to be checked.
struct XLIFFUnitMark: BitwiseCopyable, Sendable {
    /// The index of the unit's element.
    var element: UInt32
    /// What stands between the quotes of the id.
    var id: SourceRange
    var traits: Traits = []

    struct Traits: OptionSet, BitwiseCopyable, Sendable {
        let rawValue: UInt8

        /// The id is written with references or white space.
        static let hasEncodedID = Traits(rawValue: 1)
        /// The id may be that of a form.
        static let mayBeForm = Traits(rawValue: 2)
        static let hasTarget = Traits(rawValue: 4)
        /// There is a target that does not say its state, and is not empty.
        static let lacksState = Traits(rawValue: 8)
        /// Something in the unit may have to be reported.
        static let isNotable = Traits(rawValue: 16)
        /// The target says its state, or the unit that it is approved.
        static let hasState = Traits(rawValue: 32)
    }

    /// - Parameters:
    ///   - index: that of the unit's element.
    ///   - mayHoldReturns: whether a carriage return stands anywhere in the file.
    /// - Returns: nil for a unit without an id.
    init?(
        _ index: Int, in nodes: Span<XMLNodeRecord>, _ names: XLIFFNames, _ bytes: Span<UInt8>, mayHoldReturns: Bool
    ) {
        element = UInt32(index)
        guard let id = Self.id(nodes[index], names, bytes) else { return nil }
        self.id = id
        readID(bytes)
        readParts(nodes, names, bytes, mayHoldReturns)
    }

    private mutating func readID(_ bytes: Span<UInt8>) {
        let text = bytes.extracting(id.indices)
        var index = ByteSearch.firstMarkup(in: text, from: 0)
        while index < text.count {
            // The search finds more than what is not read as itself.
            if text[index] == UInt8(ascii: "&") || text[index] < 0x20 {
                traits.formUnion([.hasEncodedID, .mayBeForm])
                return
            }
            index += 1
        }
        if ByteSearch.first(UInt8(ascii: "|"), in: text, from: 0) < text.count { traits.insert(.mayBeForm) }
    }

    private mutating func readParts(
        _ nodes: Span<XMLNodeRecord>, _ names: XLIFFNames, _ bytes: Span<UInt8>, _ mayHoldReturns: Bool
    ) {
        let unit = nodes[Int(element)]
        var hasSource = false
        var child = Int(element) + 1
        while child < Int(unit.end) {
            let node = nodes[child]
            if node.kind == .element, node.namespace == unit.namespace {
                switch names.part(node.name) {
                case .source:
                    if hasSource || !isPlain(child, node, bytes, mayHoldReturns) { traits.insert(.isNotable) }
                    hasSource = true
                case .target:
                    let isRepeated = traits.contains(.hasTarget)
                    if isRepeated || !isPlain(child, node, bytes, mayHoldReturns) { traits.insert(.isNotable) }
                    if !isRepeated { readState(node, of: unit, names, bytes) }
                    traits.insert(.hasTarget)
                case .note, .unit, .group, .other: break
                }
            }
            child = Int(node.end)
        }
        if !hasSource { traits.insert(.isNotable) }
    }

    /// Whether nothing but text is in an element, and no carriage return.
    private func isPlain(_ index: Int, _ node: XMLNodeRecord, _ bytes: Span<UInt8>, _ mayHoldReturns: Bool) -> Bool {
        guard Int(node.end) == index + 1 else { return false }
        guard mayHoldReturns else { return true }
        let content = bytes.extracting(Int(node.contentLower)..<Int(node.contentUpper))
        return ByteSearch.first(0x0D, in: content, from: 0) == content.count
    }

    private mutating func readState(
        _ node: XMLNodeRecord, of unit: XMLNodeRecord, _ names: XLIFFNames, _ bytes: Span<UInt8>
    ) {
        var cursor = names.attributes(of: node)
        var hasState = false
        while let attribute = cursor.next(in: bytes) {
            if attribute.isNamed("state", in: bytes) {
                hasState = true
                if !Self.isTranslated(bytes.extracting(attribute.value.indices)) { traits.insert(.isNotable) }
            } else if attribute.isNamed("state-qualifier", in: bytes) || attribute.isNamed("xml:lang", in: bytes) {
                traits.insert(.isNotable)
            }
        }
        if !hasState, node.contentLower < node.contentUpper { traits.insert(.lacksState) }
        if hasState || Self.isApproved(unit, names, bytes) { traits.insert(.hasState) }
    }

    private static func isApproved(_ unit: XMLNodeRecord, _ names: XLIFFNames, _ bytes: Span<UInt8>) -> Bool {
        var cursor = names.attributes(of: unit)
        while let attribute = cursor.next(in: bytes) {
            if attribute.isNamed("approved", in: bytes) {
                return ByteSearch.areEqual(bytes.extracting(attribute.value.indices), yes.span)
            }
        }
        return false
    }

    private static let yes = Array("yes".utf8)

    /// Whether a state is the one that most targets have, of which there is nothing to say.
    private static func isTranslated(_ state: Span<UInt8>) -> Bool { ByteSearch.areEqual(state, translated.span) }

    private static let translated = Array(XLIFFState.translated.rawValue.utf8)

    private static func id(_ unit: XMLNodeRecord, _ names: XLIFFNames, _ bytes: Span<UInt8>) -> SourceRange? {
        var cursor = names.attributes(of: unit)
        while let attribute = cursor.next(in: bytes) {
            if attribute.isNamed("id", in: bytes) { return attribute.value }
        }
        return nil
    }
}
