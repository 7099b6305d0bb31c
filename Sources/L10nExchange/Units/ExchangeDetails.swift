import L10nSource

/// What few units have.
struct ExchangeDetails: Sendable, Hashable {
    var notes: [ExchangeNote] = []
    var maximumLength: Int?
    var argument: String?
    var references: [String: Int] = [:]
    var suppressions: [SuppressionDirective] = []

    private var isEmpty: Bool {
        notes.isEmpty && maximumLength == nil && argument == nil && references.isEmpty && suppressions.isEmpty
    }

    /// The details of a unit, one word for most: an import holds very many units, and copies them often.
    struct Shared: Sendable, Hashable {
        private var box: Box?

        var value: ExchangeDetails {
            get { box?.value ?? ExchangeDetails() }
            set { box = newValue.isEmpty ? nil : Box(newValue) }
        }

        static func == (left: Shared, right: Shared) -> Bool { left.value == right.value }

        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    private final class Box: Sendable {
        let value: ExchangeDetails

        init(_ value: ExchangeDetails) {
            self.value = value
        }
    }
}
