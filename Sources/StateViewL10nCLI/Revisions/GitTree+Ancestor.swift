import L10nProject
import L10nSource

extension GitTree {
    /// A folder of a project as the common ancestor of a revision and HEAD had it; nil where the folder is new.
    /// - Parameter folder: its absolute path.
    static func ancestor(
        of name: String, _ folder: String, withPictures: Bool = false, withSources: Bool = false
    ) throws(CommandFailure) -> GitTree? {
        let current = try CommandFailure.attempt { () throws(LoadError) in try FileSystem.currentFolder() }
        do throws(GitTree.Failure) {
            return try GitTree(
                ancestorOf: name, PathText.relative(folder, to: current), withPictures: withPictures,
                withSources: withSources)
        } catch {
            switch error {
            case .missing: return nil
            case .refusedByGit(let words): throw .environment("git: \(Wording.visible(words))")
            case .unknownRevision:
                throw .usage(
                    name == "HEAD"
                        ? "there is no commit to compare with; make one first"
                        : "git knows no revision \(Wording.quoted(name)) here; a shallow clone has to fetch it first")
            case .noCommonAncestor:
                throw .environment(
                    "\(Wording.quoted(name)) and HEAD have no common ancestor in this clone; fetch more of it, "
                        + "as with 'git fetch --deepen=100'")
            case .partialClone(let commit, let missing):
                throw .environment(GitTree.partialClone(name, commit, missing))
            case .refused(let error): throw .environment(error.description)
            }
        }
    }
}
