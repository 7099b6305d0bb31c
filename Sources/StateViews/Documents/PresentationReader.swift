import L10nSource
import L10nSyntax

/// Reads how a view comes and goes, and when.
enum PresentationReader {
    /// When what is presented; what is not said keeps its default.
    static func presentation(_ value: JSONValue, _ reader: inout JSONObjectReader) -> PresentationPolicy {
        reader.places["presentation"] = value.span
        var policy = PresentationPolicy()
        reader.object(
            value,
            fields: [
                ("initial", { set(&policy.initial, $1, "initial", &$0) }),
                ("whileLoading", { set(&policy.whileLoading, $1, "whileLoading", &$0) }),
                ("errorWithContent", { set(&policy.errorWithContent, $1, "errorWithContent", &$0) }),
                ("retryPresentation", { set(&policy.retry, $1, "retryPresentation", &$0) }),
                ("showDelay", { policy.showDelay = milliseconds($1, "showDelay", &$0) }),
                ("minVisible", { policy.minVisible = milliseconds($1, "minVisible", &$0) }),
                ("autoDismiss", { policy.autoDismiss = milliseconds($1, "autoDismiss", &$0) }),
            ])
        return policy
    }

    private static func milliseconds(_ value: JSONValue, _ name: String, _ reader: inout JSONObjectReader) -> Int? {
        reader.places["presentation." + name] = value.span
        return reader.integer(value, in: 0...3_600_000)
    }

    private static func set<Choice: RawRepresentable & CaseIterable>(
        _ choice: inout Choice, _ value: JSONValue, _ name: String, _ reader: inout JSONObjectReader
    )
    where Choice.RawValue == String {
        reader.places["presentation." + name] = value.span
        if let chosen = reader.choice(value, of: Choice.self) { choice = chosen }
    }

    /// The name of a timing profile, or single values over the usual one.
    static func timing(_ value: JSONValue, _ reader: inout JSONObjectReader) -> TimingProfile? {
        reader.places["timing"] = value.span
        if value.isString {
            return reader.choice(value, of: TimingName.self).map { $0 == .svc ? .svc : .standard }
        }
        var values: [String: Int] = [:]
        var animatesLoading: Bool?
        let names = [
            "showDelay", "minVisible", "fade", "busyDelay", "busyMinVisible", "successAnimation", "feedback",
        ]
        let numbers = names.map { name -> JSONObjectReader.Field in
            (
                name,
                { reader, value in
                    reader.places["timing." + name] = value.span
                    values[name] = reader.integer(value, in: 0...3_600_000)
                }
            )
        }
        reader.object(value, fields: numbers + [("animatesLoading", { animatesLoading = $0.flag($1) })])
        // Every value is in range by now.
        return try? TimingProfile(
            showDelay: values["showDelay"], minVisible: values["minVisible"], fade: values["fade"],
            animatesLoading: animatesLoading, busyDelay: values["busyDelay"],
            busyMinVisible: values["busyMinVisible"], successAnimation: values["successAnimation"],
            feedback: values["feedback"])
    }

    enum TimingName: String, CaseIterable {
        case `default`
        case svc
    }
}
