package import L10nCatalog

extension Project {
    /// Looks keys up as the configuration has it.
    /// - Parameters:
    ///   - brand: whose layers take part; nil for none.
    ///   - bundles: those that are asked first in each layer.
    package func localizer(brand: String?, bundles: [String] = []) -> Localizer {
        Localizer(
            catalog, order: configuration.lookupOrder, brand: brand, tables: configuration.tables, bundles: bundles)
    }
}
