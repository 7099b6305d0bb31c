import L10nSource

/// Handles of one service of ICU that only one thread may use at a time.
///
/// Each use takes an idle handle out, or opens another, and puts it back behind itself. No lock is held while ICU works.
@safe
final class HandlePool: Sendable {
    @safe private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// No more handles than these are kept.
    private static let most = 4

    private let idle: Locked<[Handle]>
    private let open: @Sendable () throws(ICUError) -> OpaquePointer
    private let close: @Sendable (OpaquePointer) -> Void

    /// Opens the first handle, so that what ICU cannot open is known at once.
    init(
        _ open: @escaping @Sendable () throws(ICUError) -> OpaquePointer,
        close: @escaping @Sendable (OpaquePointer) -> Void
    ) throws(ICUError) {
        let first = unsafe Handle(pointer: try open())
        idle = Locked([first])
        unsafe self.open = open
        unsafe self.close = close
    }

    deinit {
        for handle in idle.withLock({ $0 }) { unsafe close(handle.pointer) }
    }

    /// Runs `body` with a handle of its own.
    func with<Result>(_ body: (OpaquePointer) throws(ICUError) -> Result) throws(ICUError) -> Result {
        let handle: Handle
        if let kept = idle.withLock({ $0.popLast() }) {
            handle = kept
        } else {
            handle = unsafe Handle(pointer: try open())
        }
        defer {
            let isKept = idle.withLock { handles in
                guard handles.count < Self.most else { return false }
                handles.append(handle)
                return true
            }
            if !isKept { unsafe close(handle.pointer) }
        }
        return unsafe try body(handle.pointer)
    }
}
