#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A value that one thread at a time may see.
///
/// `Synchronization.Mutex` asks for systems of 2024 and is not known to ThreadSanitizer on Linux, which takes all that it
/// guards for races. This is the lock of the platform.
@safe
package final class Locked<Value>: @unchecked Sendable {
    #if canImport(Darwin)
    private typealias PlatformLock = os_unfair_lock
    #else
    private typealias PlatformLock = pthread_mutex_t
    #endif

    // Its address is its identity: a stored property could move.
    private let lock: UnsafeMutablePointer<PlatformLock>
    private var value: Value

    package init(_ value: Value) {
        self.value = value
        unsafe lock = .allocate(capacity: 1)
        unsafe lock.initialize(to: PlatformLock())
        #if !canImport(Darwin)
        let status = unsafe pthread_mutex_init(lock, nil)
        precondition(status == 0, "a lock of this process alone needs nothing that could fail")
        #endif
    }

    deinit {
        #if !canImport(Darwin)
        unsafe pthread_mutex_destroy(lock)
        #endif
        unsafe lock.deinitialize(count: 1)
        unsafe lock.deallocate()
    }

    /// Runs `body` with the value while no other thread does. `body` must not ask for the same value again.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        #if canImport(Darwin)
        unsafe os_unfair_lock_lock(lock)
        defer { unsafe os_unfair_lock_unlock(lock) }
        #else
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        #endif
        return try body(&value)
    }
}
