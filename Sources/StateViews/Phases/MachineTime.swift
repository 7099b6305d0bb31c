/// A point in time for the machines: how long after an origin that the caller chooses.
///
/// The machines read no clock. An app takes the time since it made a machine from any clock
/// (`MachineTime(start.duration(to: ContinuousClock.now))`); a test writes it down.
///
/// Source: state-views.md section 6, "the clock is a value that is passed in".
public struct MachineTime: InstantProtocol, Sendable, Hashable, CustomStringConvertible {
    /// The time since the origin; negative before it.
    public let sinceOrigin: Duration

    /// The point `sinceOrigin` after the origin.
    public init(_ sinceOrigin: Duration = .zero) {
        self.sinceOrigin = sinceOrigin
    }

    /// The point this many milliseconds after the origin.
    public static func milliseconds(_ count: Int) -> MachineTime {
        MachineTime(.milliseconds(count))
    }

    /// The instant that is a duration later; earlier for a negative one.
    public func advanced(by duration: Duration) -> MachineTime {
        MachineTime(sinceOrigin + duration)
    }

    /// From this instant to another; negative for an earlier one.
    public func duration(to other: MachineTime) -> Duration {
        other.sinceOrigin - sinceOrigin
    }

    /// The instant that is a duration later; earlier for a negative one.
    public static func + (lhs: MachineTime, rhs: Duration) -> MachineTime {
        lhs.advanced(by: rhs)
    }

    /// Whether the instant on the left is the earlier one.
    public static func < (lhs: MachineTime, rhs: MachineTime) -> Bool {
        lhs.sinceOrigin < rhs.sinceOrigin
    }

    /// The whole milliseconds since the origin, rounded down after it; for logs.
    public var milliseconds: Int64 {
        let (seconds, attoseconds) = sinceOrigin.components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow ? (seconds < 0 ? .min : .max) : product &+ attoseconds / 1_000_000_000_000_000
    }

    /// The milliseconds, as in `300 ms`.
    public var description: String { "\(milliseconds) ms" }

    func after(_ milliseconds: Int) -> MachineTime {
        MachineTime(sinceOrigin + .milliseconds(milliseconds))
    }
}
