package import L10nSource
import L10nStrings

/// Reads which keys property lists ask for (SC-55 to SC-58, SC-80).
///
/// A file with findings was not read, so that none of its keys is known to be unused.
package enum PropertyListUses {
    /// `Info.plist` and any other property list: keys of table `InfoPlist`, and all texts as mentions.
    package static func uses(in file: SourceFile) -> Parsed<[KeyUse]> {
        read(file) { walk, root in
            let isInfo = (root.entries ?? []).contains { walk.text($0.key)?.hasPrefix("CFBundle") ?? false }
            let name = PathText.name(of: file.path)
            if isInfo || name.hasPrefix("Info") || name.hasSuffix("Info.plist") {
                for entry in root.entries ?? [] { walk.addOwnKey(entry) }
                walk.each(of: root) { walk, entry in
                    switch walk.text(entry.key) {
                    case "NSLocationTemporaryUsageDescriptionDictionary":
                        for purpose in entry.value.entries ?? [] { walk.addOwnKey(purpose) }
                    case let name? where InfoPropertyList.valuesThatAreKeys.contains(name):
                        walk.add(entry.value, table: InfoPropertyList.table)
                    case "NSMenuItem":
                        for title in entry.value.entries ?? [] { walk.add(title.value, table: "ServicesMenu") }
                    case _: break
                    }
                }
            }
            walk.mentionTexts(of: root)
        }
    }

    /// A page of `Settings.bundle` (SC-58). What libraries and apps add to it are mentions.
    package static func settingsUses(in file: SourceFile) -> Parsed<[KeyUse]> {
        read(file) { walk, root in
            let named = (root.entries ?? []).last { walk.text($0.key) == "StringsTable" }.flatMap {
                walk.text($0.value)
            }
            let table = named ?? Self.baseName(file)
            walk.each(of: root) { walk, entry in
                switch walk.text(entry.key) {
                case "Title", "FooterText", "Label", "PlaceholderText", "Subtitle", "IASKSubtitle":
                    walk.add(entry.value, table: table)
                case "Titles", "ShortTitles":
                    if case .array(let items) = entry.value.kind { for item in items { walk.add(item, table: table) } }
                // InAppSettingsKit looks up the file of a page, too, which may be an address in each language.
                case "StringsTable", "Type", "Key": break
                case _: walk.mention(entry.value)
                }
            }
        }
    }

    /// The definition of intents: the values of `IN…ID`, beside which the texts stand, also with the id of a case behind them,
    /// where a sentence names one of an enumeration; and sentences by themselves, which name the entries of a `.stringsdict`,
    /// numbered from the second on (SC-57).
    package static func intentUses(in file: SourceFile) -> Parsed<[KeyUse]> {
        read(file) { walk, root in
            let table = Self.baseName(file)
            walk.each(of: root) { walk, entry in
                guard let name = walk.text(entry.key), name.hasPrefix("IN") else { return }
                if name.hasSuffix("ID") {
                    walk.add(entry.value, table: table)
                    walk.add(entry.value, with: "-", table: table)
                } else if name.hasSuffix("FormatString") {
                    walk.add(entry.value, table: table)
                    walk.add(entry.value, with: " - ", table: table)
                }
            }
        }
    }

    private static func baseName(_ file: SourceFile) -> String { PathText.stem(of: file.path) }

    private static func read(_ file: SourceFile, _ body: (inout PropertyListWalk, PropertyListNode) -> Void)
        -> Parsed<[KeyUse]>
    {
        let parsed = PropertyListDocument.parse(PreprocessedPropertyList.withoutDirectives(file))
        guard !parsed.value.isRefused, let root = parsed.value.tree.root else {
            return Parsed([], diagnostics: parsed.diagnostics)
        }
        switch root.kind {
        case .dictionary, .array: break
        case .string, .leaf:
            // Any word is a property list, be it the beginning of a binary one that was cut off.
            let message = "the file holds one value in place of a dictionary or list; fetch it again"
            let place = file.span(SourceRange(at: 0))
            return Parsed([], diagnostics: [Diagnostic(.syntaxError, message, at: place, cause: "property-list")])
        }
        var walk = PropertyListWalk(parsed.value.tree)
        body(&walk, root)
        return Parsed(walk.uses)
    }
}

/// Goes through the values of a property list.
struct PropertyListWalk {
    private let tree: PropertyListTree
    private let way: String
    private(set) var uses: [KeyUse] = []

    init(_ tree: PropertyListTree) {
        self.tree = tree
        way = PathText.name(of: tree.source.path)
    }

    func text(_ node: PropertyListNode) -> String? { tree.text(of: node) }

    /// Calls `body` with every entry of every dictionary, however deep.
    mutating func each(
        of root: PropertyListNode, _ body: (inout PropertyListWalk, PropertyListEntry) -> Void
    ) {
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            case .dictionary(let entries):
                for entry in entries { body(&self, entry) }
                waiting += entries.reversed().map(\.value)
            case .array(let items): waiting += items.reversed()
            case .string, .leaf: break
            }
        }
    }

    /// A key of the property list is one of the table.
    mutating func addOwnKey(_ entry: PropertyListEntry) {
        guard entry.value.isText, let key = text(entry.key) else { return }
        add(.optional, KeyPattern(key), .named(InfoPropertyList.table), entry.key.content)
    }

    /// A value of the property list is a key.
    mutating func add(_ node: PropertyListNode, table: String) {
        guard let key = text(node), !key.isEmpty else { return }
        add(.optional, KeyPattern(key), .named(table), node.content)
    }

    /// A value of the property list, a separator and something else are a key.
    mutating func add(_ node: PropertyListNode, with separator: String, table: String) {
        guard let key = text(node), !key.isEmpty else { return }
        add(.optional, KeyPattern([.text(key + separator), .anything]), .named(table), node.content)
    }

    mutating func mentionTexts(of root: PropertyListNode) {
        var waiting = [root]
        while let node = waiting.popLast() {
            switch node.kind {
            case .dictionary(let entries): waiting += entries.reversed().map(\.value)
            case .array(let items): waiting += items.reversed()
            case .string, .leaf: mention(node)
            }
        }
    }

    /// Mentions a value that is a text.
    mutating func mention(_ node: PropertyListNode) {
        guard case .string = node.kind, let text = text(node), text.contains(where: \.isLetter) else { return }
        add(.mention, KeyPattern(text), .any, node.content)
    }

    private mutating func add(
        _ kind: KeyUse.Kind, _ key: KeyPattern, _ table: KeyUse.Table, _ place: SourceRange
    ) {
        // The text of a binary file is made up, and so are its places.
        let place = tree.source.encoding == .binaryPropertyList ? SourceRange(at: 0) : place
        uses.append(
            KeyUse(kind, key, table: table, way: way, at: tree.source.span(place)))
    }
}
