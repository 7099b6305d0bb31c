import L10nPack
import L10nSource

extension StateViewLibrary {
    /// Opens a pack that `stateview-l10n pack` made. It answers as the files would that it was made of.
    ///
    ///     let library = try StateViewLibrary(pack: path)
    ///
    /// The file is mapped, and header and directory of it are checked; everything else is read where it lies, when it is
    /// asked for. A damaged byte may change an answer, and nothing worse: ``verify(_:)`` finds it. While a library uses
    /// the file, put a new one in its place by renaming, never by writing into it.
    /// - Parameters:
    ///   - path: from the root or from the working folder.
    ///   - onIssue: told of what is wrong, at every look-up.
    /// - Throws: ``LoadingError`` when the file cannot be read, or is no pack of this version.
    public init(pack path: String, onIssue: IssueHandler? = nil) throws(LoadingError) {
        do {
            self.init(PackContent(try PackFile(path: path)), onIssue)
        } catch {
            throw LoadingError(path: path, reason: error.description)
        }
    }

    /// Opens a pack that is in memory, such as one that was received.
    /// - Throws: ``LoadingError`` when the bytes are no pack of this version; its path is empty.
    public init(pack bytes: [UInt8], onIssue: IssueHandler? = nil) throws(LoadingError) {
        do {
            self.init(PackContent(try PackFile(bytes)), onIssue)
        } catch {
            throw LoadingError(path: "", reason: error.description)
        }
    }

    /// Checks every byte of the pack that the library answers from: do so before a pack that came over a network takes the
    /// place of another one. A library of files has nothing to check.
    /// - Parameter isGenuine: the app's own check of all bytes, such as of a signature; asked once they are known to be
    ///   whole.
    /// - Throws: ``LoadingError`` that says what is damaged, or that the pack is not genuine; its path is empty.
    public func verify(_ isGenuine: (Span<UInt8>) -> Bool = { _ in true }) throws(LoadingError) {
        guard let pack = (content as? PackContent)?.pack else { return }
        do {
            try pack.verify(isGenuine)
        } catch {
            throw LoadingError(path: "", reason: error.description)
        }
    }

    /// A text that no other pack has, such as for an `ETag`: 16 hexadecimal digits; nil for a library of files.
    public var packIdentity: String? {
        guard let pack = (content as? PackContent)?.pack else { return nil }
        return String(pack.identity, radix: 16).zeroPadded(to: 16)
    }
}
