package import L10nSource
import TokenThemes

extension TokenImport {
    /// What the new files are, read again.
    package struct Proof: Sendable {
        /// What is wrong with the new files.
        package var errors: [Diagnostic]
        /// Values that are the same in the old and the new files.
        package var equalCount = 0
        /// Such as `text.default in brand=tori, scheme=dark`.
        package var differences: [String] = []
    }

    /// Reads the new files, and compares what they resolve to with what each old theme resolves to by itself (TL-5).
    package func proof() -> Proof {
        let texts = Dictionary(files.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
        let parsed = Theme.read(files.first?.name ?? "") { path in
            texts[path].map { SourceFile(path: path, text: $0) }
        }
        let errors = parsed.diagnostics + parsed.value.check().diagnostics
        var proof = Proof(errors: errors.filter { $0.severity == .error })
        for theme in sourceThemes {
            let contexts = theme.contexts.filter { name, _ in parsed.value.modifiers.contains { $0.name == name } }
            guard let permutation = try? parsed.value.permutation(contexts) else { continue }
            let old = Theme.join([SourceFile(path: "old.tokens.json", text: theme.text)]).value
            guard let only = try? old.permutation() else { continue }
            let new = parsed.value.resolved(permutation).values
            for (path, value) in old.resolved(only).values.sorted(by: { $0.key < $1.key }) {
                if new[path] == value {
                    proof.equalCount += 1
                } else {
                    let words = contexts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                    proof.differences.append("\(path)\(words.isEmpty ? "" : " in ")\(words.joined(separator: ", "))")
                }
            }
        }
        return proof
    }
}
