/// A length.
package struct Dimension: Sendable, Hashable {
    package enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
        /// A point of iOS, a dp of Android, a px of CSS.
        case px
        /// The system's default text size.
        case rem
    }

    package var value: Double
    package var unit: Unit

    package init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in points, where the system's default text size has this many.
    package func points(rootSize: Double = 16) -> Double {
        switch unit {
        case .px: value
        case .rem: value * rootSize
        }
    }

    /// How many times the size of a text a line height is; nil where there is no size (TF-42).
    package func multiple(of size: Dimension) -> Double? {
        guard size.value > 0 else { return nil }
        return unit == size.unit ? value / size.value : points() / size.points()
    }
}

/// A time span.
package struct TokenDuration: Sendable, Hashable {
    package enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
        case ms
        case s
    }

    package var value: Double
    package var unit: Unit

    package init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    package var seconds: Double {
        switch unit {
        case .ms: value / 1000
        case .s: value
        }
    }
}

/// The weight of a font.
package struct FontWeight: Sendable, Hashable {
    /// From 1 to 1000.
    package var number: Double
    /// The name, where the file states one.
    package var name: String?

    /// A weight by its number; nil outside 1...1000.
    package init?(_ number: Double) {
        guard number >= 1, number <= 1000 else { return nil }
        self.number = number
        name = nil
    }

    /// A weight by its exact name, such as `semi-bold`.
    package init?(name: String) {
        guard let number = Self.numbers[name] else { return nil }
        self.number = number
        self.name = name
    }

    /// The names and their weights. Source: Design Tokens Format Module 2025.10, section 8.4.
    package static let numbers: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
        "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    /// Two weights are the same when their numbers are, however they are spelt.
    package static func == (left: FontWeight, right: FontWeight) -> Bool { left.number == right.number }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}

/// How an animation proceeds: two points that shape a curve from (0, 0) to (1, 1).
package struct CubicBezier: Sendable, Hashable {
    /// From 0 to 1.
    package var x1: Double
    package var y1: Double
    /// From 0 to 1.
    package var x2: Double
    package var y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Nil for other than four numbers, and for those that are out of range.
    package init?(_ numbers: [Double]) {
        guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return nil }
        self.init(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
