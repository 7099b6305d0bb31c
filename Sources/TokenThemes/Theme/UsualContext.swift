/// The context of a choice where nothing is said, for files that an import writes as well as for those that are read as
/// they are.
package enum UsualContext {
    package static func name(among contexts: [String]) -> String? { ImplicitModifiers.usual(contexts) }
}
