extension StateViewPage {
    /// What is printed.
    package struct Parts {
        /// The view as it is drawn.
        package var box: Bool
        package var details: Details
        /// What the platforms' own views make of it.
        package var native: Bool

        /// How much is said of where the view comes from.
        package enum Details: Sendable {
            case none
            /// The texts in the box, in a few lines.
            case summary
            case all
        }

        package init(box: Bool = true, details: Details = .summary, native: Bool = false) {
            self.box = box
            self.details = details
            self.native = native
        }
    }
}
