/// The files of `Localizations/` and `Resources/`, embedded in the program.
package enum DefaultResources {
    /// Every file, sorted by the UTF-8 bytes of its path.
    package static var files: [EmbeddedFile] { embeddedFiles }

    /// The file of exactly this path.
    package static func file(at path: String) -> EmbeddedFile? {
        let index = firstIndex(notBefore: path)
        guard index < files.endIndex, files[index].path.utf8.elementsEqual(path.utf8) else { return nil }
        return files[index]
    }

    /// The files in a folder and its subfolders, in order; the folder's name may end in `/`.
    /// A path that is no folder gives none, and so does the empty path.
    package static func files(under folder: String) -> ArraySlice<EmbeddedFile> {
        guard !folder.isEmpty else { return [] }
        let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        // In byte order the digit 0 follows the slash.
        return files[firstIndex(notBefore: name + "/")..<firstIndex(notBefore: name + "0")]
    }

    /// The place of the first file whose path is not below this one in byte order.
    private static func firstIndex(notBefore path: String) -> Int {
        var low = 0
        var high = files.count
        while low < high {
            let middle = low + (high - low) / 2
            if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
