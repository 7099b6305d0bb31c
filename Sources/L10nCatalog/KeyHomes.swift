import L10nSource

/// Where keys are that somebody has asked for. In a layer of many bundles, the tables of all would be gone through for each text
/// of each view in each language.
final class KeyHomes: Sendable {
    /// A table that has a key.
    struct Home: Sendable {
        let bundle: Int
        let table: Int
        let key: KeyID
    }

    private struct Question: Hashable {
        let layer: Int
        let key: [UInt8]
    }

    /// To go through so many costs less than to look up whether that was done before.
    private static let fewBundles = 8

    private let known = Locked<[Question: [Home]]>([:])

    /// The tables of a layer that have a key, in their order.
    func homes(of key: [UInt8], in layer: CatalogLayer, number: Int) -> [Home] {
        guard layer.bundles.count > Self.fewBundles else { return Self.found(key, in: layer) }
        let question = Question(layer: number, key: key)
        if let homes = known.withLock({ $0[question] }) { return homes }
        let homes = Self.found(key, in: layer)
        known.withLock { $0[question] = homes }
        return homes
    }

    private static func found(_ key: [UInt8], in layer: CatalogLayer) -> [Home] {
        var homes: [Home] = []
        for (number, bundle) in layer.bundles.enumerated() {
            for (table, content) in bundle.tables.enumerated() {
                if let id = content.keys.find(key.span) { homes.append(Home(bundle: number, table: table, key: id)) }
            }
        }
        return homes
    }
}
