/// The context of a choice where nothing is said, for files that an import writes as well as for those that are read as
/// they are.
package enum UsualContext {
    /// The light scheme, as on a device; else the first.
    package static func name(among contexts: [String]) -> String? {
        ContextWords.light(among: contexts) ?? contexts.first
    }
}
