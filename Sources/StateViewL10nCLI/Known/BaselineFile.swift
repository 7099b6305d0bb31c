import L10nProject
import L10nReporting
import L10nSource
import L10nSyntax

/// A baseline on the disk.
struct BaselineFile {
    /// As reports print it.
    let shown: String
    /// The path to open.
    let path: String
    private let confinement: Confinement
    let stamp: FileStamp
    /// nil where there is no file yet.
    let baseline: Baseline?

    /// - Parameters:
    ///   - confinement: where the path and its links may lead; a path that the user typed leads anywhere.
    ///   - isForWriting: whether what an earlier run has left is finished before the file is read.
    /// - Throws: a usage error where the file is no baseline, with the place of the first mistake.
    init(
        _ path: String, shown: String, confinement: Confinement, isForWriting: Bool = false
    ) throws(CommandFailure) {
        self.shown = shown
        self.path = path
        self.confinement = confinement
        try CommandFailure.attempt { () throws(LoadError) in
            guard confinement.holds(path) else { throw Confinement.refusal("read", shown) }
            if isForWriting { try FileTransaction.recover(beside: path) }
        }
        // Taken before it is read: what others write meanwhile is then not overwritten.
        stamp = FileSystem.stamp(path)
        guard FileSystem.exists(path) else {
            baseline = nil
            return
        }
        let bytes = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.read(path) }
        baseline = try Self.read(SourceFile(path: shown, bytes: bytes))
    }

    private static func read(_ file: SourceFile) throws(CommandFailure) -> Baseline {
        let advice = "delete it and run --write-baseline"
        if file.bytes.isEmpty { throw .usage("\(Wording.quoted(file.path)) is empty; \(advice)") }
        let tree = JSONTree.parse(file, dialect: .strict)
        var reader = JSONObjectReader(invalidValue: .invalidConfiguration, unknownMember: .unknownConfigurationKey)
        reader.add(syntax: tree.diagnostics)
        var version: Int?
        var entries: [Baseline.Entry] = []
        if !tree.value.root.isInvalid {
            reader.object(
                tree.value.root,
                fields: [
                    ("version", { reader, value in version = reader.integer(value, in: 0...Int(Int32.max)) }),
                    ("entries", { reader, value in entries = reader.array(value) { $0.baselineEntry($1) } }),
                ])
        }
        // Another version may be built otherwise: this is said before anything that is wrong in it.
        if let version, version != Baseline.version {
            throw .usage(
                "\(Wording.quoted(file.path)) is a baseline of version \(version), this program writes \(Baseline.version); "
                    + advice)
        }
        if let first = reader.diagnostics.first {
            let place = LineTable(file).position(of: Int(first.span.range.lower))
            throw .usage("\(file.path):\(place.line):\(place.column): \(first.message)")
        }
        guard version != nil else {
            throw .usage("\(Wording.quoted(file.path)) is no baseline, as it has no 'version'; \(advice)")
        }
        return Baseline(entries: entries)
    }

    func write(_ baseline: Baseline) throws(CommandFailure) {
        guard baseline != self.baseline else { return }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write(
                [FileContent(path: path, bytes: Array(baseline.text.utf8), replacing: stamp)],
                in: PathText.parent(of: path), confinement: confinement)
        }
    }
}

extension JSONObjectReader {
    fileprivate mutating func baselineEntry(_ value: JSONValue) -> Baseline.Entry? {
        var texts: [String: String] = [:]
        var measured: Double?
        let names = ["fingerprint", "rule", "subject", "reason"]
        object(
            value,
            fields: names.map { name in (name, { reader, value in texts[name] = reader.text(value)?.value }) } + [
                ("measured", { reader, value in measured = reader.number(value, in: -1e300...1e300) })
            ])
        guard let fingerprint = texts["fingerprint"], let rule = texts["rule"] else {
            if value.isObject { invalid(value, "an entry has a 'fingerprint' and a 'rule'; add them, or remove it") }
            return nil
        }
        return Baseline.Entry(
            fingerprint: fingerprint, rule: rule, subject: texts["subject"] ?? "", measured: measured,
            reason: texts["reason"])
    }
}
