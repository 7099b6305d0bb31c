import Hummingbird
import StateViewL10n
import Synchronization

/// A pack, and the answers that were made of it. A request takes one at its start and is answered from it alone, while another
/// may take its place.
final class PackSnapshot: Sendable {
    let library: StateViewLibrary
    /// No other pack has the same.
    let identity: String
    private let bodies = Mutex<[String: ByteBuffer]>([:])

    /// Requests may ask for any list of languages: no more answers than these are kept.
    private static let most = 4096

    init(_ library: StateViewLibrary) {
        self.library = library
        identity = library.packIdentity ?? ""
    }

    /// The answer of a name, made when it is first asked for.
    func body(_ name: String, make: () throws -> ByteBuffer) rethrows -> ByteBuffer {
        if let known = bodies.withLock({ $0[name] }) { return known }
        let made = try make()
        bodies.withLock { bodies in
            if bodies.count >= Self.most { bodies.removeAll() }
            bodies[name] = made
        }
        return made
    }

    /// The one that is used now.
    final class Current: Sendable {
        private let current: Mutex<PackSnapshot>

        init(_ snapshot: PackSnapshot) { current = Mutex(snapshot) }

        var snapshot: PackSnapshot { current.withLock { $0 } }

        func replace(with snapshot: PackSnapshot) { current.withLock { $0 = snapshot } }
    }
}
