import L10nSource

extension StateViewLibrary {
    /// The library that an app or a server uses now, for those who replace it while others read.
    ///
    ///     let current = StateViewLibrary.Current(try StateViewLibrary(pack: path))
    ///     let view = current.library.resolve(.empty, in: environment)
    ///
    /// Who took a library keeps it whole: take one for each request or screen, and all its answers are of one pack.
    public final class Current: Sendable {
        private let current: Locked<StateViewLibrary>

        /// - Parameter library: the one that is used until another takes its place.
        public init(_ library: StateViewLibrary) { current = Locked(library) }

        /// The library that is used now.
        public var library: StateViewLibrary { current.withLock { $0 } }

        /// Puts another library in the place of the one that is used, for all who ask from now on.
        ///
        /// A pack that came over a network is verified first (``StateViewLibrary/verify(_:)``).
        /// - Returns: the one that was used so far.
        @discardableResult
        public func replace(with library: StateViewLibrary) -> StateViewLibrary {
            // What the old one holds is let go of outside the lock.
            current.withLock { current in
                let old = current
                current = library
                return old
            }
        }
    }
}
