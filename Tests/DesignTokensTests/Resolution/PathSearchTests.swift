import TestSupport
import Testing

@testable import TokenThemes

@Suite struct PathSearchTests {
    @Test func `each path is looked at once, however many ways lead to it`() {
        var search = PathSearch<Int>()
        var looks = 0
        for start in 0..<100 {
            let found = search.first(
                behind: PathID(start),
                next: { path in
                    looks += 1
                    return [path.int + 1, path.int + 2].filter { $0 < 100 }.map { PathID($0) }
                },
                own: { _ in nil })
            #expect(found == nil)
        }
        #expect(looks == 100)
    }

    @Test func `a way of any length is followed`() {
        var search = PathSearch<Int>()
        func first(behind start: Int) -> Int? {
            search.first(
                behind: PathID(start), next: { [PathID($0.int + 1)] }, own: { $0.int == 100_000 ? $0.int : nil })
        }
        #expect(first(behind: 0) == 100_000)
        #expect(first(behind: 50_000) == 100_000)
    }

    @Test func `what is remembered is what a search finds that begins anew, in circles too`() {
        var random = SeededGenerator.announced()
        for _ in 0..<2000 {
            let count = Int.random(in: 2...9, using: &random)
            let ways = (0..<count).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in PathID(Int.random(in: 0..<count, using: &random))
                }
            }
            let marks: [Int?] = (0..<count).map { Int.random(in: 0..<4, using: &random) == 0 ? $0 : nil }
            var search = PathSearch<Int>()
            for _ in 0..<2 * count {
                let start = PathID(Int.random(in: 0..<count, using: &random))
                var visited: [PathID] = []
                let anew = PathSearch<Int>.tryOnce(
                    behind: start, &visited, next: { ways[$0.int] }, own: { marks[$0.int] })
                #expect(search.first(behind: start, next: { ways[$0.int] }, own: { marks[$0.int] }) == anew)
            }
        }
    }
}
