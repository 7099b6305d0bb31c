package import DesignTokens
package import L10nSource
package import L10nSyntax

/// A group or a token as one file states it, before any reference is followed.
///
/// It holds where things stand, and reads them from the file when asked, so that large files take little memory.
package struct TokenNode: Sendable {
    package enum Kind: Sendable, Hashable {
        case group
        case token
    }

    package let kind: Kind
    /// Whether `$type` stands there, also when it names no type, which is reported.
    private(set) var statesType = false
    private var statedType: TokenType?
    /// The last name of the path; empty for the outermost group.
    package let name: String
    /// The index of the enclosing group in `TokenFile.nodes`; -1 for the outermost group.
    package var parent: Int
    /// The whole object.
    package let object: JSONValue
    private var typePlace = Place.none
    private var valuePlace = Place.none
    private var descriptionPlace = Place.none
    private var deprecationPlace = Place.none
    private var extensionsPlace = Place.none
    private var extendsPlace = Place.none
    /// Members that another object than the node's own gives (RES-18).
    private var others: [JSONValue] = []

    init(_ kind: Kind, name: String, parent: Int, object: JSONValue) {
        self.kind = kind
        self.name = name
        self.parent = parent
        self.object = object
    }

    /// The place of the name with its quotes; for the outermost group that of its opening brace.
    package var nameSpan: SourceSpan { Self.nameSpan(of: object, isOutermost: parent < 0) }

    static func nameSpan(of object: JSONValue, isOutermost: Bool) -> SourceSpan {
        if !isOutermost, let member = object.asMember { return object.file.span(member.nameRange) }
        let lower = Int(object.range.lower)
        return object.file.span(SourceRange(lower..<lower + 1))
    }

    /// The value of a token: that of `$value`, or the whole object where `$ref` stands instead.
    package var value: JSONValue? {
        get { read(valuePlace) }
        set { valuePlace = place(of: newValue) }
    }

    package var type: Stated<TokenType>? {
        guard let statedType, let value = read(typePlace) else { return nil }
        return Stated(statedType, at: value.span)
    }

    package var description: Stated<String>? {
        read(descriptionPlace).flatMap { value in value.string.map { Stated($0, at: value.span) } }
    }

    package var deprecation: Stated<Deprecation>? {
        read(deprecationPlace).flatMap { value in Deprecation(value).map { Stated($0, at: value.span) } }
    }

    /// Data of vendors, kept as it is written.
    package var extensions: JSONValue? { read(extensionsPlace) }

    /// The group that this group extends, as it is written.
    package var extends: JSONValue? { read(extendsPlace) }

    /// - Parameter type: nil where the text at the place names no type.
    mutating func state(type: TokenType?, at value: JSONValue) {
        statesType = true
        statedType = type
        typePlace = place(of: value)
    }

    mutating func state(description value: JSONValue?) { descriptionPlace = place(of: value) }
    mutating func state(deprecation value: JSONValue?) { deprecationPlace = place(of: value) }
    mutating func state(extensions value: JSONValue?) { extensionsPlace = place(of: value) }
    mutating func state(extends value: JSONValue?) { extendsPlace = place(of: value) }

    /// The position of a value in the tree of the node's object; below -1 that in `others`, counted from -2 downwards.
    private struct Place: BitwiseCopyable {
        var position: Int32

        static let none = Place(position: -1)
    }

    private mutating func place(of value: JSONValue?) -> Place {
        guard let value else { return .none }
        if let position = value.position(inTreeOf: object) { return Place(position: position) }
        others.append(value)
        return Place(position: -1 - Int32(others.count))
    }

    private func read(_ place: Place) -> JSONValue? {
        if place.position >= 0 { return object.valueOfTree(at: place.position) }
        return place.position == -1 ? nil : others[-2 - Int(place.position)]
    }
}

/// What a file states, with the place of the statement's value.
package struct Stated<Value: Sendable & Hashable>: Sendable, Hashable {
    package var value: Value
    package var span: SourceSpan

    package init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

/// Whether something should no longer be used.
package enum Deprecation: Sendable, Hashable {
    /// Lifts the deprecation of an enclosing group.
    case no
    case yes
    /// It is, and this is what to know about it.
    case because(String)

    /// Reads the value of `$deprecated`; nil for what is neither true, false nor a text.
    init?(_ value: JSONValue) {
        if let bool = value.bool {
            self = bool ? .yes : .no
        } else if let text = value.string {
            self = .because(text)
        } else {
            return nil
        }
    }

    package var isDeprecated: Bool { self != .no }
}

/// A file, or a part of one, as groups and tokens in document order; a group stands before what it holds.
package struct TokenFile: Sendable {
    package var nodes: [TokenNode]

    package init(nodes: [TokenNode]) {
        self.nodes = nodes
    }
}
