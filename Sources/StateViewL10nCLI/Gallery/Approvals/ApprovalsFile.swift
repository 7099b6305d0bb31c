import L10nProject
import L10nSource
import L10nSyntax

/// The approvals of a project on the disk.
struct ApprovalsFile {
    /// As reports print it.
    let shown: String
    /// The path to open.
    let path: String
    private let stamp: FileStamp
    /// nil where there is no file yet.
    let source: SourceFile?
    /// nil where there is no file yet.
    let approvals: GalleryApprovals?
    /// Where each view stands.
    let places: [String: SourceRange]

    /// - Throws: a usage error where the file holds no approvals, with the place of the first mistake.
    init(_ path: String, shown: String) throws(CommandFailure) {
        self.path = path
        self.shown = shown
        // Taken before it is read: what others write meanwhile is then not overwritten.
        stamp = FileSystem.stamp(path)
        guard FileSystem.exists(path) else {
            (source, approvals, places) = (nil, nil, [:])
            return
        }
        let bytes = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.read(path) }
        let file = SourceFile(path: shown, bytes: bytes)
        source = file
        (approvals, places) = try Self.read(file)
    }

    private static func read(_ file: SourceFile) throws(CommandFailure) -> (GalleryApprovals, [String: SourceRange]) {
        let tree = JSONTree.parse(file, dialect: .strict)
        var reader = JSONObjectReader(invalidValue: .invalidConfiguration, unknownMember: .unknownConfigurationKey)
        reader.add(syntax: tree.diagnostics)
        var approvals = GalleryApprovals()
        var places: [String: SourceRange] = [:]
        var version: Int?
        if !tree.value.root.isInvalid {
            reader.object(
                tree.value.root,
                fields: [
                    ("version", { reader, value in version = reader.integer(value, in: 0...Int(Int32.max)) }),
                    ("languages", { approvals.languages = $0.texts($1).map(\.value) }),
                    ("brands", { approvals.brands = $0.texts($1).map(\.value) }),
                    ("fonts", { approvals.fonts = $0.texts($1).map(\.value) }),
                    ("looks", { approvals.looks = $0.valuesByName($1) }),
                    (
                        "views",
                        { reader, value in
                            reader.dictionary(value) { reader, member in
                                places[member.name] = member.nameRange
                                approvals.views[member.name] = reader.approvedView(member.value)
                            }
                        }
                    ),
                ])
        }
        // Another version may be built otherwise: this is said before anything that is wrong in it.
        if let version, version != GalleryApprovals.version {
            throw .usage(
                "\(Wording.quoted(file.path)) is of version \(version), this program writes \(GalleryApprovals.version); "
                    + "run 'gallery --approve'")
        }
        if let first = reader.diagnostics.first {
            let place = LineTable(file).position(of: Int(first.span.range.lower))
            throw .usage("\(file.path):\(place.line):\(place.column): \(first.message)")
        }
        guard version != nil else {
            throw .usage("\(Wording.quoted(file.path)) holds no approvals: it has no 'version'")
        }
        return (approvals, places)
    }

    /// - Returns: whether something else stood there.
    func write(_ approvals: GalleryApprovals) throws(CommandFailure) -> Bool {
        let text = approvals.text
        if let source, source.bytes.elementsEqual(text.utf8) { return false }
        try CommandFailure.attempt { () throws(LoadError) in
            try FileTransaction.write([FileContent(path: path, bytes: Array(text.utf8), replacing: stamp)])
        }
        return true
    }
}

extension JSONObjectReader {
    fileprivate mutating func approvedView(_ value: JSONValue) -> GalleryApprovals.View {
        var view = GalleryApprovals.View()
        object(
            value,
            fields: [
                ("parts", { view.parts = $0.texts($1).map(\.value) }),
                ("looks", { view.looks = $0.valuesByName($1) }),
                ("texts", { view.texts = $0.valuesByName($1) }),
                ("frames", { view.frames = $0.valuesByName($1) }),
            ])
        return view
    }

    fileprivate mutating func valuesByName(_ value: JSONValue) -> [String: [String: String]] {
        var values: [String: [String: String]] = [:]
        dictionary(value) { reader, member in
            var inner: [String: String] = [:]
            reader.dictionary(member.value) { reader, member in
                inner[member.name] = reader.text(member.value)?.value
            }
            values[member.name] = inner
        }
        return values
    }
}
