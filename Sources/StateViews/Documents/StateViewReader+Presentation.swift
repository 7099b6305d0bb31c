import L10nSource
import L10nSyntax

extension JSONObjectReader {
    mutating func presentation(_ value: JSONValue) -> PresentationPolicy {
        places["presentation"] = value.span
        var policy = PresentationPolicy()
        object(
            value,
            fields: [
                ("initial", { $0.set(&policy.initial, $1, "initial") }),
                ("whileLoading", { $0.set(&policy.whileLoading, $1, "whileLoading") }),
                ("errorWithContent", { $0.set(&policy.errorWithContent, $1, "errorWithContent") }),
                ("retryPresentation", { $0.set(&policy.retry, $1, "retryPresentation") }),
                (
                    "autoDismiss",
                    { reader, value in
                        reader.places["presentation.autoDismiss"] = value.span
                        policy.autoDismiss = reader.integer(value, in: 0...3_600_000)
                    }
                ),
            ])
        return policy
    }

    private mutating func set<Choice: RawRepresentable & CaseIterable>(
        _ choice: inout Choice, _ value: JSONValue, _ name: String
    )
    where Choice.RawValue == String {
        places["presentation." + name] = value.span
        if let chosen = self.choice(value, of: Choice.self) { choice = chosen }
    }

    /// The name of a timing profile, or single values over the usual one.
    mutating func timing(_ value: JSONValue) -> TimingProfile? {
        places["timing"] = value.span
        if value.isString {
            return choice(value, of: TimingName.self).map { $0 == .svc ? .svc : .standard }
        }
        var values: [String: Int] = [:]
        var animatesLoading: Bool?
        let names = [
            "showDelay", "minVisible", "fade", "busyDelay", "busyMinVisible", "successAnimation", "feedback",
        ]
        let numbers = names.map { name -> Field in
            (
                name,
                { reader, value in
                    reader.places["timing." + name] = value.span
                    values[name] = reader.integer(value, in: 0...3_600_000)
                }
            )
        }
        object(value, fields: numbers + [("animatesLoading", { animatesLoading = $0.flag($1) })])
        // Every value is in range by now.
        return try? TimingProfile(
            showDelay: values["showDelay"], minVisible: values["minVisible"], fade: values["fade"],
            animatesLoading: animatesLoading, busyDelay: values["busyDelay"],
            busyMinVisible: values["busyMinVisible"], successAnimation: values["successAnimation"],
            feedback: values["feedback"])
    }

    private enum TimingName: String, CaseIterable {
        case `default`
        case svc
    }
}
