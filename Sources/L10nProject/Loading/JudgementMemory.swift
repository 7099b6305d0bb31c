import L10nSource

/// What a judge of projects keeps of each from one time to the next.
package final class JudgementMemory: Sendable {
    private let kept = Locked<[String: any Sendable]>([:])

    /// What was kept of a project, if it is of that type.
    package func value<Value: Sendable>(of project: Project, as type: Value.Type = Value.self) -> Value? {
        kept.withLock { $0[Self.name(of: project)] } as? Value
    }

    package func keep(_ value: some Sendable, of project: Project) {
        kept.withLock { $0[Self.name(of: project)] = value }
    }

    func add(_ other: JudgementMemory) {
        guard other !== self else { return }
        let added = other.kept.withLock { $0 }
        kept.withLock { $0.merge(added) { _, last in last } }
    }

    private static func name(of project: Project) -> String {
        ([project.root, project.configuration.folder] + project.requestedPaths).joined(separator: "\n")
    }
}
