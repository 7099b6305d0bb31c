package import L10nICU
package import L10nSource
import L10nSyntax

/// The layout that Xcode gives a String Catalog when it saves it.
package enum XCStringsLayout {
    /// The catalog with the members of every object in Xcode's order, one a line; nil, and why, where the file cannot be
    /// read to its end.
    ///
    /// The file's own indent, colon, line ends and last line end are kept (X-53); a file on one line gets Xcode's. All
    /// values are kept, duplicates and members that nobody knows among them.
    /// - Throws: when ICU's data cannot be read.
    package static func formatted(_ file: SourceFile) throws(ICUError) -> Parsed<[UInt8]?> {
        let parsed = XCStringsFormat.parse(file)
        let root = parsed.value.root
        let faults = parsed.diagnostics.filter { $0.severity == .error && $0.rule != .duplicateJSONMember }
        guard faults.isEmpty, root.isObject else { return Parsed(nil, diagnostics: faults) }
        var layout = JSONLayout(of: root)
        if layout.indent == nil { layout = JSONLayout.xcode.ending(like: layout) }
        // Asked once, as sorting cannot stop halfway.
        let order = try CatalogOrder()
        var printer = JSONPrinter(layout, order: order.sorted)
        return Parsed(printer.bytes(of: root))
    }

    /// A finding about the keys that Xcode will put in another place; nil where all are in theirs, or without ICU's data.
    static func finding(_ strings: JSONValue) -> Diagnostic? {
        let members = Array(strings.members)
        // Plain names are asked first, so that ICU is opened only for others.
        let isSorted = CatalogOrder.isPlainlySorted(members)
        guard isSorted != true, let order = try? CatalogOrder(), isSorted == false || !order.isSorted(members) else {
            return nil
        }
        let count = members.count - longestRun(order.places(of: members))
        guard count > 0 else { return nil }
        let start = strings.asMember?.nameRange ?? strings.range
        return Diagnostic(
            .noncanonicalCatalogLayout,
            "Xcode will reorder \(Wording.count(count, "key", "keys")) on the next save; run 'stateview-l10n format'",
            at: strings.file.span(start), cause: "order")
    }

    /// How many members can stay where they are: the length of the longest sequence of rising places.
    private static func longestRun(_ places: [Int]) -> Int {
        // The least last place of a run of each length: patience sorting.
        var ends: [Int] = []
        for place in places {
            var (lower, upper) = (0, ends.count)
            while lower < upper {
                let middle = (lower + upper) / 2
                if ends[middle] < place { lower = middle + 1 } else { upper = middle }
            }
            if lower == ends.count { ends.append(place) } else { ends[lower] = place }
        }
        return ends.count
    }
}

extension JSONLayout {
    /// The layout with the last line end of another one.
    fileprivate func ending(like other: JSONLayout) -> JSONLayout {
        var layout = self
        layout.endsWithLineEnd = other.endsWithLineEnd
        return layout
    }
}
