import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The laws that `tools/fuzz` tries to break, on what it starts from and on what it found.
@Suite struct FuzzCorpusTests {
    private static let corpus = Golden.fixtures.appending(path: "Fuzz")

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `every file of a target's corpus keeps its law, and so does the file without its end`(
        _ name: String
    ) async throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let folder = Self.corpus.appending(path: name)
        for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let bytes = [UInt8](try Data(contentsOf: file))
            for part in [bytes, Array(bytes.prefix(bytes.count / 2))] {
                let problem = try await target.problem(part)
                #expect(problem == nil, "\(file.lastPathComponent), \(part.count) bytes")
            }
        }
    }

    @Test func `a folder of the corpus belongs to a target`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
        #expect(Set(folders).subtracting(FuzzTarget.all.map(\.name)).isEmpty)
    }
}
