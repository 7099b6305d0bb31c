package import L10nSource
import L10nXML

/// Reads which keys storyboards and xibs ask for (SC-48 to SC-54).
///
/// A text of an object has the key `ID.property` in the table that is called like the file. What an object shows is an optional
/// use. The object itself is a mention of every key that begins with its id: one of an object that is gone is mentioned nowhere.
package enum InterfaceReader {
    /// A file with findings was not read to its end, so that none of its keys is known to be unused.
    /// - Parameters:
    ///   - keyPaths: the user-defined attributes whose values are keys of `Localizable` (SC-54).
    ///   - path: where the file lies, as the path of reports may not name its folder; nil where that does.
    package static func uses(
        in file: SourceFile, keyPaths: Set<String> = [], at path: String? = nil
    ) -> Parsed<[KeyUse]> {
        if isCompiled(file.bytes) {
            let message = "this is a compiled interface; keep the file that Xcode edits in its place"
            return Parsed([], diagnostics: [refusal(file, message, SourceRange(at: 0))])
        }
        let parsed = XMLTree.parse(file)
        guard let root = parsed.value.root, parsed.value.isIntact else {
            return Parsed([], diagnostics: parsed.diagnostics)
        }
        guard root.name == "document" else {
            let message = "this is no file of today's Interface Builder; open and save it in Xcode"
            return Parsed([], diagnostics: [refusal(parsed.value.file, message, root.tagRange)])
        }
        let isLocalized = PathText.parent(of: path ?? file.path).hasSuffix(".lproj")
        var walk = InterfaceWalk(parsed.value, keyPaths: keyPaths, isLocalized: isLocalized)
        walk.read()
        return Parsed(walk.uses)
    }

    /// Whether the bytes are what `ibtool` compiles an interface to.
    static func isCompiled(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8)
    }

    private static func refusal(_ file: SourceFile, _ message: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(.syntaxError, message, at: file.span(range), cause: "interface")
    }
}

/// One way through the elements of an interface file.
struct InterfaceWalk {
    private let tree: XMLTree
    private let keyPaths: Set<String>
    private let table: KeyUse.Table
    private let way: String
    /// Whether the file is translated as it is, not by code that asks for its texts.
    private let isLocalized: Bool
    private(set) var uses: [KeyUse] = []
    /// What objects show, in the order of the file.
    private(set) var texts: [Text] = []
    /// The ids of the objects that code may reach, and of those that show what they are bound to.
    private(set) var changing: Set<String> = []
    /// The ids of the labels of cells that a table view makes its rows of.
    private(set) var samples: Set<String> = []
    private var open: [Element] = []

    /// A text of an object.
    struct Text {
        /// The keys that it may have.
        var keys: [String]
        /// The id of the object.
        var object: String
        /// The id of the view that the object draws; the object's own where it is no cell.
        var owner: String
        var element: String
        var place: SourceRange
    }

    /// An element that is open, with what its texts are called.
    private struct Element {
        /// The index behind its last descendant.
        var end: Int
        /// The id of the nearest object.
        var object: String
        /// The id of the view that it draws, for a cell, else its own.
        var owner: String
        /// What stands before a property: `configuration.` in a part of an object.
        var path: String
        var name: String
        /// The state that a part of a button is for.
        var state: String?
        /// How many segments have been met.
        var segments = 0
    }

    init(_ tree: XMLTree, keyPaths: Set<String>, isLocalized: Bool) {
        self.tree = tree
        self.keyPaths = keyPaths
        let name = PathText.name(of: tree.file.path)
        table = .named(PathText.stem(of: name))
        way = name.hasSuffix(".xib") ? "xib" : "storyboard"
        self.isLocalized = isLocalized
    }

    mutating func read() {
        for (index, node) in tree.nodes.enumerated() where node.kind == .element {
            // Nodes come in the order of the file, and each knows where its descendants end.
            while let last = open.last, last.end <= index { open.removeLast() }
            read(tree.element(at: index), end: Int(node.end))
        }
    }

    private mutating func read(_ element: XMLElementNode, end: Int) {
        let name = element.name
        let attributes = element.attributes
        func value(_ wanted: String) -> XMLAttribute? { attributes.first { tree.file.text($0.name) == wanted } }
        let key = value("key").map { tree.file.xmlAttributeValue($0.value) }
        var present = Element(
            end: end, object: open.last?.object ?? "", owner: open.last?.owner ?? "", path: open.last?.path ?? "",
            name: name, state: open.last?.state)
        if let id = value("id") {
            present.object = tree.file.xmlAttributeValue(id.value)
            if key != "cell" { present.owner = present.object }
            (present.path, present.state) = ("", nil)
            if !InterfaceProperty.connections.contains(name) { addObject(present.object, id.value) }
        } else if name == "state" {
            present.state = key ?? ""
        } else if let key, name != "accessibility", !Self.textElements.contains(name) {
            present.path += key + "."
        }
        // What an outlet leads to code may change, and a binding shows what it is bound to.
        if name == "outlet" || name == "outletCollection", let target = value("destination") {
            changing.insert(tree.file.xmlAttributeValue(target.value))
        } else if name == "binding", let bound = open.last {
            changing.formUnion([bound.object, bound.owner])
        } else if name == "tableViewCell", open.contains(where: { $0.name == "prototypes" }) {
            // A table view makes its rows of them, and code gives each its texts.
            let labels = [value("textLabel"), value("detailTextLabel")].compactMap(\.self)
            samples.formUnion(labels.map { tree.file.xmlAttributeValue($0.value) })
            changing.formUnion(samples)
        }
        defer { open.append(present) }
        switch name {
        case "userDefinedRuntimeAttribute":
            readAttribute(element, keyPath: value("keyPath"), value("value"))
        case "string", "mutableString", "localizedString":
            guard let parent = open.last, parent.name != "userDefinedRuntimeAttribute" else { return }
            if let key {
                add(
                    InterfaceProperty.keys(of: key, in: parent.name, state: parent.state), present, element.contentRange
                )
            } else if InterfaceProperty.lists.contains(parent.name) {
                addNumbered(parent.name, present, element.contentRange)
            }
        case "segment":
            for attribute in attributes {
                guard let list = InterfaceProperty.ofSegments[tree.file.text(attribute.name)] else { continue }
                add(["\(list)[\(open.last?.segments ?? 0)]"], present, attribute.value)
            }
            if !open.isEmpty { open[open.count - 1].segments += 1 }
        default:
            for attribute in attributes {
                let keys = InterfaceProperty.keys(of: tree.file.text(attribute.name), in: name, state: present.state)
                if !keys.isEmpty { add(keys, present, attribute.value) }
            }
        }
    }

    private static let textElements: Set<String> = ["string", "mutableString", "localizedString", "attributedString"]

    private mutating func addObject(_ object: String, _ place: SourceRange) {
        uses.append(
            KeyUse(
                .mention, KeyPattern([.text(object + "."), .anything]), table: table, way: way,
                at: tree.file.span(place)))
    }

    private mutating func addNumbered(_ list: String, _ element: Element, _ place: SourceRange) {
        guard !open.isEmpty else { return }
        let number = open[open.count - 1].segments
        open[open.count - 1].segments += 1
        add(
            ["\(list)[\(number)]", "ibShadowed\(list.prefix(1).uppercased())\(list.dropFirst())[\(number)]"], element,
            place)
    }

    private mutating func add(_ properties: [String], _ element: Element, _ place: SourceRange) {
        guard !element.object.isEmpty, !place.isEmpty else { return }
        let keys = properties.map { "\(element.object).\(element.path)\($0)" }
        if !InterfaceProperty.connections.contains(element.name) {
            texts.append(
                Text(keys: keys, object: element.object, owner: element.owner, element: element.name, place: place))
        }
        for key in keys {
            uses.append(KeyUse(.optional, KeyPattern(key), table: table, way: way, at: tree.file.span(place)))
        }
        // Code may take the text of a file that is not translated itself for a key.
        if !isLocalized { mention(tree.file.xmlText(place), place) }
    }

    private mutating func mention(_ text: String, _ place: SourceRange) {
        guard text.contains(where: \.isLetter) else { return }
        uses.append(KeyUse(.mention, KeyPattern(text), table: .any, way: way, at: tree.file.span(place)))
    }

    /// `<userDefinedRuntimeAttribute type="string" keyPath="localizedText" value="home.title"/>`
    private mutating func readAttribute(_ element: XMLElementNode, keyPath: XMLAttribute?, _ value: XMLAttribute?) {
        let inside = element.children.first { Self.textElements.contains($0.name) }
        guard let keyPath, let place = value?.value ?? inside?.contentRange, !place.isEmpty else { return }
        let text = value.map { tree.file.xmlAttributeValue($0.value) } ?? tree.file.xmlText(place)
        if keyPaths.contains(tree.file.xmlAttributeValue(keyPath.value)) {
            uses.append(KeyUse(.lookup, KeyPattern(text), way: way, at: tree.file.span(place)))
        } else {
            mention(text, place)
        }
    }
}
