/// A state view in a sheet: presented, dismissed by the app or by a swipe, and `onDismiss` exactly once for each time.
///
/// Source: state-views.md WP-30, PL-1.
public struct SheetMachine: Sendable, Hashable {
    /// How high a sheet may stand.
    public enum Detent: Sendable, Hashable, Codable {
        case medium
        case large
        /// A height in points.
        case height(Double)
    }

    /// How far the sheet is on its way.
    public enum State: Sendable, Hashable {
        case hidden
        case presented
        /// On its way out, by the app's word.
        case leaving
    }

    /// What the host has to do.
    public enum Output: Sendable, Hashable {
        case present
        case dismiss
        case onDismiss
    }

    /// The heights the sheet may have, in the order given.
    public let detents: [Detent]
    /// Whether the sheet shows that it can be pulled down.
    public let showsDragIndicator: Bool
    /// How far the sheet is on its way at the moment.
    public private(set) var state: State = .hidden
    private var presentsAgain = false

    /// A hidden sheet. Without detents it has the default ones, medium and large.
    public init(detents: [Detent] = [.medium, .large], showsDragIndicator: Bool = true) {
        self.detents = detents.isEmpty ? [.medium, .large] : detents
        self.showsDragIndicator = showsDragIndicator
    }

    /// Whether people see it or soon will.
    public var isPresented: Bool { state == .presented || presentsAgain }

    /// The app wants the sheet. On its way out, it comes again once it is gone.
    @discardableResult
    public mutating func present() -> [Output] {
        switch state {
        case .hidden:
            state = .presented
            return [.present]
        case .presented:
            return []
        case .leaving:
            presentsAgain = true
            return []
        }
    }

    /// The app wants the sheet away.
    @discardableResult
    public mutating func dismiss() -> [Output] {
        presentsAgain = false
        guard state == .presented else { return [] }
        state = .leaving
        return [.dismiss]
    }

    /// The sheet is gone, by a swipe or because the app asked.
    @discardableResult
    public mutating func didDismiss() -> [Output] {
        guard state != .hidden else { return [] }
        state = .hidden
        guard presentsAgain else { return [.onDismiss] }
        presentsAgain = false
        state = .presented
        return [.onDismiss, .present]
    }
}
