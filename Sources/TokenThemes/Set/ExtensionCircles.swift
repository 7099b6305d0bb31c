/// Groups that extend each other in a circle.
///
/// A group needs the one that it extends, with whatever is extended above and inside that one.
package struct ExtensionCircles {
    /// The groups of each circle.
    package private(set) var circles: [[PathID]] = []

    package init(_ edges: [(group: PathID, target: PathID)], in table: PathTable) {
        var groupNumbers: [PathID: Int] = [:]
        var groups: [PathID] = []
        for edge in edges where groupNumbers[edge.group] == nil {
            groupNumbers[edge.group] = groups.count
            groups.append(edge.group)
        }
        // Behind the groups are numbered what they extend.
        var targetNumbers: [PathID: Int] = [:]
        for edge in edges where targetNumbers[edge.target] == nil {
            targetNumbers[edge.target] = groups.count + targetNumbers.count
        }
        var successors = [[Int]](repeating: [], count: groups.count + targetNumbers.count)
        for edge in edges {
            guard let group = groupNumbers[edge.group], let target = targetNumbers[edge.target] else { continue }
            successors[group].append(target)
        }
        // What a group extends needs whatever is extended there or above.
        for (target, number) in targetNumbers {
            var current: PathID? = target
            while let path = current {
                if let group = groupNumbers[path] { successors[number].append(group) }
                current = table.parent(path)
            }
        }
        // It also needs what is extended inside it, as that is copied along.
        for (number, group) in groups.enumerated() {
            var current = table.parent(group)
            while let path = current {
                if let target = targetNumbers[path] { successors[target].append(number) }
                current = table.parent(path)
            }
        }
        for component in StronglyConnectedComponents(successors).components {
            let members = component.filter { $0 < groups.count }.map { groups[$0] }
            if component.count > 1 { circles.append(members.sorted()) }
        }
    }
}
