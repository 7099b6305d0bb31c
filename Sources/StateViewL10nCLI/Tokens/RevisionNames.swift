import L10nProject
import L10nSource

/// What the files of a revision are called: `v1.2:Theme/a.tokens.json`, as git does, not by their temporary folder.
struct RevisionNames {
    /// The temporary folder in each way that texts may name it.
    private let hidden: [String]
    private let revision: String
    /// The folder in the revision, from the working folder.
    private let folder: String

    /// - Parameter root: the folder that printed paths start from; nil for the working folder.
    init(_ tree: GitTree, _ revision: String, root: String?) {
        let current = (try? FileSystem.currentFolder()) ?? ""
        let root = root.map { PathText.join(current, $0) } ?? current
        // The longer first, as it may hold the other.
        hidden = [PathText.relative(tree.folder, to: root), tree.folder].sorted { $0.utf8.count > $1.utf8.count }
        self.revision = revision
        folder = PathText.normalized(tree.source)
    }

    /// A text with the names of the revision in it.
    func shown(_ text: String) -> String {
        var text = text
        let isTop = folder.isEmpty || folder == "."
        for hidden in hidden {
            text = text.replacing(hidden + "/", with: revision + ":" + (isTop ? "" : folder + "/"))
                .replacing(hidden, with: revision + ":" + (isTop ? "." : folder))
        }
        return text
    }
}
