package import L10nSource
import L10nStrings
import L10nXML

/// The texts of a storyboard or xib as the `.strings` file that `ibtool --export-strings-file` writes of it: what translators
/// get, and what translations have their keys from.
package enum InterfaceTexts {
    /// Nil where the file has no texts, or breaks off, which is told then.
    ///
    /// Much of what an interface file says is a stand-in that code replaces. A text counts that some language has, or that
    /// nothing can change: no outlet leads to its view, and no binding.
    /// - Parameter isTranslated: whether some language has a text of this key.
    package static func strings(of file: SourceFile, isTranslated: (String) -> Bool) -> Parsed<DerivedText?> {
        let parsed = Self.walk(file)
        guard let (walk, file) = parsed.value else { return Parsed(nil, diagnostics: parsed.diagnostics) }
        var strings = DerivedText(of: file)
        var seen: Set<String> = []
        for text in walk.texts {
            let known = text.keys.first(where: isTranslated)
            let isFixed =
                text.keys.count == 1 && walk.changing.isDisjoint(with: [text.object, text.owner])
                // A menu shows its items, whatever the title of the button says.
                && text.element != "popUpButtonCell"
            let words = file.xmlText(text.place)
            guard let key = known ?? (isFixed ? text.keys[0] : nil), words.contains(where: \.isLetter),
                !InterfaceStandIns.words.contains(words), seen.insert(key).inserted
            else { continue }
            // An id may be any text, and is not to end the comment.
            let comment =
                text.object.contains("*/") ? "" : "/* Class = \"\(text.element)\"; ObjectID = \"\(text.object)\"; */\n"
            strings.append(
                "\(comment)\(StringsWriter.entry(key: key, text: words))\n\n", from: file.span(text.place))
        }
        return Parsed(strings.isEmpty ? nil : strings)
    }

    /// The keys of texts that code may replace, as an outlet or a binding leads to their view, and of those that it replaces for
    /// sure: samples in the cells that a table view makes its rows of.
    package static func replacedKeys(in file: SourceFile) -> (reached: Set<String>, samples: Set<String>) {
        guard let (walk, _) = Self.walk(file).value else { return ([], []) }
        var keys: (reached: Set<String>, samples: Set<String>) = ([], [])
        for text in walk.texts {
            if !walk.changing.isDisjoint(with: [text.object, text.owner]) { keys.reached.formUnion(text.keys) }
            if walk.samples.contains(text.object) { keys.samples.formUnion(text.keys) }
        }
        return keys
    }

    /// What the file says, with the file as it was read; nil where it cannot be, with the reason where it breaks off.
    private static func walk(_ file: SourceFile) -> Parsed<(InterfaceWalk, SourceFile)?> {
        if InterfaceReader.isCompiled(file.bytes) { return Parsed(nil) }
        let parsed = XMLTree.parse(file)
        guard let root = parsed.value.root, parsed.value.isIntact else {
            return Parsed(nil, diagnostics: parsed.diagnostics.filter { $0.severity == .error })
        }
        guard root.name == "document" else { return Parsed(nil) }
        var walk = InterfaceWalk(parsed.value, keyPaths: [], isLocalized: true)
        walk.read()
        return Parsed((walk, parsed.value.file))
    }
}
