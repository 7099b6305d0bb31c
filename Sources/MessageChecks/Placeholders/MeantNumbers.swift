import L10nMessages

/// The numbers that broken placeholders of a translation were meant to have, as the arguments of its source text suggest.
struct MeantNumbers {
    private let source: PlaceholderReading
    /// The arguments that the source text reads, by their positions.
    private let expected: [ArgumentUse?]

    init(of source: PlaceholderReading, _ expected: ArgumentUses) {
        self.source = source
        self.expected = expected.byPosition()
    }

    func repaired(_ translation: PlaceholderReading) -> PlaceholderReading {
        withMeantNumber(withLostDollars(translation))
    }

    /// `%2@` where the source has a second argument: the `$` got lost.
    private func withLostDollars(_ reading: PlaceholderReading) -> PlaceholderReading {
        var reading = reading
        // Where the source pads objects, the number may be a width.
        guard !source.placeholders.contains(where: { $0.specifier?.hasObjectWidth ?? false }) else { return reading }
        for (index, placeholder) in reading.placeholders.enumerated() {
            guard let specifier = placeholder.specifier, specifier.hasObjectWidth, placeholder.position == 0,
                case .number(let width) = specifier.width, width <= expected.count,
                expected[Int(width) - 1]?.type == .object
            else { continue }
            var repaired = specifier
            repaired.width = .none
            repaired.position = UInt8(width)
            reading.placeholders[index].position = Int(width)
            reading.placeholders[index].kind = .specifier(repaired)
            reading.placeholders[index].certainty = .broken
        }
        return reading
    }

    /// `%$11d`, a broken placeholder whose number the source text does not have: it stands for the only argument that no other
    /// one reads.
    private func withMeantNumber(_ reading: PlaceholderReading) -> PlaceholderReading {
        let beyond = reading.placeholders.indices.filter {
            reading.placeholders[$0].certainty == .broken && reading.placeholders[$0].position > expected.count
        }
        guard beyond.count == 1 else { return reading }
        let used = Set(reading.placeholders.map(\.position))
        let unused = expected.compactMap(\.self).filter { !used.contains($0.position) }
        guard unused.count == 1,
            var meant = source.placeholders[unused[0].placeholder].specifier, meant.stars == 0
        else { return reading }
        var reading = reading
        let range = reading.placeholders[beyond[0]].range
        meant.position = UInt8(clamping: unused[0].position)
        meant.range = range
        reading.placeholders[beyond[0]].position = unused[0].position
        reading.placeholders[beyond[0]].kind = .specifier(meant)
        reading.placeholders[beyond[0]].type = source.placeholders[unused[0].placeholder].type
        for index in reading.repairs.indices where reading.repairs[index].range == range {
            reading.repairs[index].specifier = meant
        }
        return reading
    }
}

extension PrintfSpecifier {
    fileprivate var hasObjectWidth: Bool {
        if case .number(1...9) = width, conversion == .object, flags.shown.isEmpty, precision == .none {
            true
        } else {
            false
        }
    }
}
