// The program of tools/fuzz: LibFuzzer, or one file, or the names of the targets.
import Dispatch
import Foundation
import FuzzTargets

typealias FuzzedBytes = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>, _ body: FuzzedBytes
) -> Int32

/// The target that the environment names; LibFuzzer owns the arguments.
let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }

/// What is wrong, as a sentence; nil where the law is kept.
func problem(_ target: FuzzTarget, _ bytes: [UInt8]) -> String? {
    func said(_ body: () throws -> String?) -> String? {
        do { return try body() } catch { return "error: \(error)" }
    }
    if let law = target.plainLaw { return said { try law(bytes) } }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: String?
    Task.detached {
        do { result = try await target.problem(bytes) } catch { result = "error: \(error)" }
        done.signal()
    }
    done.wait()
    return result
}

guard target != nil else {
    for target in FuzzTarget.all {
        print(([target.name, target.firstLine ?? ""] + target.suffixes).joined(separator: "\t"))
    }
    exit(0)
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
    runFuzzer(&count, &arguments) { start, count in
        let bytes = Array(UnsafeBufferPointer(start: start, count: count))
        if let target, let problem = problem(target, bytes) {
            FileHandle.standardError.write(Data("\(target.name): \(problem)\n".utf8))
            abort()
        }
        return 0
    })
