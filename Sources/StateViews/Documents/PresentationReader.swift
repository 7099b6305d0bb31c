import L10nSource
import L10nSyntax

/// Reads how a view comes and goes, and when.
package enum PresentationReader {
    /// When what is presented; what is not said keeps its default.
    static func presentation(_ value: JSONValue, _ reader: inout JSONObjectReader) -> PresentationPolicy {
        reader.places["presentation"] = value.span
        var policy = PresentationPolicy()
        reader.object(
            value,
            fields: [
                placed("initial", in: "presentation") { set(&policy.initial, $1, &$0) },
                placed("whileLoading", in: "presentation") { set(&policy.whileLoading, $1, &$0) },
                placed("errorWithContent", in: "presentation") { set(&policy.errorWithContent, $1, &$0) },
                placed("retryPresentation", in: "presentation") { set(&policy.retry, $1, &$0) },
                placed("showDelay", in: "presentation") { policy.showDelay = $0.integer($1, in: milliseconds) },
                placed("minVisible", in: "presentation") { policy.minVisible = $0.integer($1, in: milliseconds) },
                placed("autoDismiss", in: "presentation") { policy.autoDismiss = $0.integer($1, in: milliseconds) },
            ])
        return policy
    }

    /// No time is longer than an hour.
    private static let milliseconds = 0...3_600_000

    private static func set<Choice: RawRepresentable & CaseIterable>(
        _ choice: inout Choice, _ value: JSONValue, _ reader: inout JSONObjectReader
    )
    where Choice.RawValue == String {
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
            placed(name, in: "timing") { values[name] = $0.integer($1, in: milliseconds) }
        }
        reader.object(value, fields: numbers + [("animatesLoading", { animatesLoading = $0.flag($1) })])
        return TimingProfile(
            showDelay: values["showDelay"], minVisible: values["minVisible"], fade: values["fade"],
            animatesLoading: animatesLoading, busyDelay: values["busyDelay"],
            busyMinVisible: values["busyMinVisible"], successAnimation: values["successAnimation"],
            feedback: values["feedback"])
    }

    package enum TimingName: String, CaseIterable {
        case `default`
        case svc
    }
}
