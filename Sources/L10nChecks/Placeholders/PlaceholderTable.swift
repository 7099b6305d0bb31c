import L10nCatalog
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// The placeholders of the source texts of one table, read once for all its languages.
struct PlaceholderTable: Sendable {
    let site: TableSite
    /// How many placeholders a text may have (`limits.placeholders`).
    let limit: Int
    /// For each key 0 when it has no source text, 1 when that has nothing like a placeholder, else the number of its
    /// signature plus two.
    private var slots: [UInt32]
    private var signatures: [PlaceholderSignature] = []

    init(_ site: TableSite) {
        self.site = site
        limit = site.project.configuration.limits.placeholders
        slots = [UInt32](repeating: 0, count: site.table.keys.count)
        // Of several files with a source text of a key the first one counts, and is added last.
        for index in site.table.columns.indices.reversed() where site.table.isSource(index) {
            add(site.table.columns[index])
        }
    }

    private mutating func add(_ source: CatalogColumn) {
        for entry in source.fragment.entries where entry.isUsable {
            guard Self.mayHoldPlaceholder(entry.textTraits) else {
                slots[entry.key.index] = 1
                continue
            }
            slots[entry.key.index] = UInt32(signatures.count + 2)
            signatures.append(Self.signature(of: entry, in: source.fragment))
        }
    }

    /// Whether a text has a character that starts placeholders.
    static func mayHoldPlaceholder(_ traits: TextTraits) -> Bool {
        traits.hasAny(of: TextTraits.placeholderSigns)
    }

    static func signature(of entry: CatalogEntry, in fragment: CatalogFragment) -> PlaceholderSignature {
        let notation = fragment.placeholderNotation(ofVariable: nil)
        return fragment.withText(of: entry) { PlaceholderSignature($0, notation: notation) }
    }

    /// Whether a key has a source text.
    func hasSource(_ key: KeyID) -> Bool { slots[key.index] != 0 }

    /// Whether the source text of a key may hold placeholders.
    func hasSignature(_ key: KeyID) -> Bool { slots[key.index] > 1 }

    /// Whether the placeholders of a key's source text show that it is formatted.
    func isFormatted(_ key: KeyID) -> Bool {
        let slot = slots[key.index]
        return slot > 1 && signatures[Int(slot) - 2].traits.contains(.certain)
    }

    /// Whether a text may stand for a key's source text, and neither needs a closer look.
    func agrees(_ key: KeyID, with signature: PlaceholderSignature) -> Bool {
        let slot = slots[key.index]
        guard slot > 1 else { return signature.agrees(with: PlaceholderSignature()) }
        return signatures[Int(slot) - 2].agrees(with: signature)
    }

    /// The placeholders of a key's source text.
    func signature(_ key: KeyID) -> PlaceholderSignature {
        let slot = slots[key.index]
        return slot > 1 ? signatures[Int(slot) - 2] : PlaceholderSignature()
    }
}

extension TextTraits {
    /// Either of `percent` and `brace`: what placeholders start with.
    static var placeholderSigns: TextTraits { TextTraits(rawValue: percent.rawValue | brace.rawValue) }
}
