package import StateViews

/// A picture or an animation of a project, as one file or folder gives it.
package struct ProjectAsset: Sendable, Hashable {
    /// What definitions call it; names of a catalog with the groups that are part of them.
    package let name: String
    /// Where it lies.
    let path: String
    /// Where it lies, as reports print it.
    package let shown: String
    /// The brand whose layer it lies in; nil for all brands.
    package let brand: String?
    /// The schemes that it has a picture for; none where its folder is empty.
    package let schemes: Set<StateViewEnvironment.ColorScheme>
    /// What kind of place it has.
    package let form: Form
    /// Whether it can be nothing but an animation, or some other file.
    package let isAnimation: Bool

    package enum Form: Sendable, Hashable {
        /// A set of an asset catalog.
        case set
        /// A resource of an Android app.
        case drawable
        case file
    }
}
