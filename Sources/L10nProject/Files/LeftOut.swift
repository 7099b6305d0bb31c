/// A file or folder of a project that nobody looks into.
package struct LeftOut: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The configuration excludes it.
        case excluded
        /// By its name it holds what others wrote, or what a build made.
        case others
        /// It is a project of its own.
        case ownConfiguration
        /// Translators send such files; they are judged when they are imported.
        case exchange
        /// An interface file that no language translates, so that there is nothing to compare its texts with.
        case untranslated
        /// A file of texts that no project of Xcode builds, beside others of the same table.
        case unbuilt
        /// A document of state views beside those that the configuration names.
        case otherDocuments
        /// A folder that is read by another name, as a link leads from one to the other.
        case twin
        /// A header that is a link to nothing: the build makes it, or a submodule that is not here has it.
        case brokenLink
    }

    package let path: String
    package let reason: Reason
}
