/// The parts of a directed graph in which every node leads to every other one.
///
/// Source: Tarjan, "Depth-first search and linear graph algorithms", 1972; without recursion.
struct StronglyConnectedComponents {
    /// The nodes of each part, those without a circle included.
    private(set) var components: [[Int]] = []
    private var numbers: [Int]
    private var lowest: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var count = 0

    /// - Parameter successors: for each node, the nodes that it leads to.
    init(_ successors: [[Int]]) {
        numbers = [Int](repeating: -1, count: successors.count)
        lowest = numbers
        isOnStack = [Bool](repeating: false, count: successors.count)
        for root in successors.indices where numbers[root] < 0 { visit(root, successors) }
    }

    private mutating func visit(_ root: Int, _ successors: [[Int]]) {
        var frames = [(node: root, edge: 0)]
        enter(root)
        while let (node, edge) = frames.popLast() {
            guard edge < successors[node].count else {
                // All edges are followed: what the node reaches, the one before it reaches too.
                if let parent = frames.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                // A node that reaches none before it is the first of its component.
                if lowest[node] == numbers[node] { closeComponent(node) }
                continue
            }
            frames.append((node, edge + 1))
            let next = successors[node][edge]
            if numbers[next] < 0 {
                enter(next)
                frames.append((next, 0))
            } else if isOnStack[next] {
                lowest[node] = min(lowest[node], numbers[next])
            }
        }
    }

    private mutating func enter(_ node: Int) {
        numbers[node] = count
        lowest[node] = count
        count += 1
        stack.append(node)
        isOnStack[node] = true
    }

    private mutating func closeComponent(_ node: Int) {
        var component: [Int] = []
        while let member = stack.popLast() {
            isOnStack[member] = false
            component.append(member)
            if member == node { break }
        }
        components.append(component)
    }
}
