/// A directive in a file, and what it covers there. Every format that has room for directives gives such values.
package struct Suppression: Hashable, Sendable {
    package enum Coverage: Hashable, Sendable {
        case file
        /// What lies in the range, or is about the key or token path of that name in this file.
        case entry(SourceRange, name: String)
        /// Nothing: the directive stands where no entry belongs to it, or behind the first entry if it is for the file.
        case nothing
    }

    package var directive: SuppressionDirective
    package var coverage: Coverage
    /// What to cut out of the file to be rid of the directive.
    package var removal: SourceRange

    package init(_ directive: SuppressionDirective, covers coverage: Coverage, removal: SourceRange) {
        self.directive = directive
        self.coverage = coverage
        self.removal = removal
    }
}
