#if SourceScan
import L10nUsage
import SwiftSyntax

/// Calls that were read as parts of others, and will be walked over.
final class CallMemory {
    /// Where a call begins and ends: no two calls have both in common.
    private struct Place: Hashable {
        let start: Int
        let end: Int

        init(_ call: FunctionCallExprSyntax) {
            start = call.position.utf8Offset
            end = call.endPosition.utf8Offset
        }
    }

    private var calls: [Place: CodeCall?] = [:]

    func known(_ call: FunctionCallExprSyntax) -> CodeCall?? { calls.isEmpty ? nil : calls[Place(call)] }

    func take(_ call: FunctionCallExprSyntax) -> CodeCall?? {
        calls.isEmpty ? nil : calls.removeValue(forKey: Place(call))
    }

    func remember(_ made: CodeCall?, _ call: FunctionCallExprSyntax) { calls[Place(call)] = .some(made) }

    /// Forgets all, where names come to mean something else.
    func forget() { if !calls.isEmpty { calls.removeAll(keepingCapacity: true) } }
}
#endif
