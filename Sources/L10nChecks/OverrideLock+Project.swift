import L10nCatalog
import L10nLookup
package import L10nProject

extension OverrideLock {
    /// What the defaults of a project say now.
    /// - Parameter old: a lock whose overrides stay in the list as long as the project has them, also where the default is
    ///   gone, so that somebody is told of it.
    package init(_ project: Project, keeping old: OverrideLock?) {
        self.init()
        for override in project.overrides where !override.bases.isEmpty {
            let site = OverrideSite(project, override)
            for text in site.texts {
                if let base = site.defaultText(for: text.tag) { self[site.lockName, text.tag] = base.wording }
            }
        }
        guard let old else { return }
        for site in project.overridesOfRemovedDefaults(old) { keep(site.lockName, of: old) }
    }
}

extension Project {
    /// The overrides of a lock that the project still has, and whose defaults are gone; in the order of the catalog.
    func overridesOfRemovedDefaults(_ lock: OverrideLock) -> [OverrideSite] {
        let locked = Dictionary(grouping: lock.overrides) { [$0.layer, $0.table] }
        guard !locked.isEmpty else { return [] }
        let replacing = Set(overrides.lazy.filter { !$0.bases.isEmpty }.map(\.place))
        var found: [OverrideSite] = []
        for (layerIndex, layer) in catalog.layers.enumerated() where !layer.isEmbedded && layer.kind != .library {
            for (bundleIndex, bundle) in layer.bundles.enumerated() {
                for (tableIndex, table) in bundle.tables.enumerated() {
                    let keys = (locked[[layer.name, table.name]] ?? []).map(\.key)
                    for id in keys.compactMap({ table.keys.find($0) }).sorted() {
                        let place = KeyPlace(layer: layerIndex, bundle: bundleIndex, table: tableIndex, key: id)
                        guard !replacing.contains(place) else { continue }
                        let override = CatalogOverride(place: place, key: table.keys[id], bases: [])
                        found.append(OverrideSite(self, override))
                    }
                }
            }
        }
        return found
    }
}

extension OverrideSite {
    /// What a lock calls the override.
    var lockName: OverrideLock.Override {
        OverrideLock.Override(layer: layer.name, table: table.name, key: key)
    }
}

extension OverrideSite.Text {
    /// All that the entry says; of one with forms, a line for each.
    var wording: String {
        guard let forms = column.fragment.forms(of: entry) else { return text }
        return forms.forms.map { form in
            let path = form.path.map(\.description).joined(separator: ".")
            return "\(path): \(column.fragment.text(of: entry.showing(form)))"
        }.joined(separator: "\n")
    }
}
