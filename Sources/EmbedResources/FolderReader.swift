#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One file as it will be embedded.
struct ReadFile: Equatable {
    /// From the root, with `/` between its parts.
    let path: String
    let text: String
}

/// Reads all files under some folders of one root.
struct FolderReader {
    let root: URL

    init(root: String) {
        self.root = URL(filePath: root, directoryHint: .isDirectory)
    }

    /// Every file, sorted by the UTF-8 bytes of its path; a folder that does not exist has none.
    /// Names that start with a period are left out.
    func files(in folders: [String]) throws -> [ReadFile] {
        var files: [ReadFile] = []
        for folder in folders where FileManager.default.fileExists(atPath: absolute(folder)) {
            try collect(folder, into: &files)
        }
        return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func absolute(_ path: String) -> String {
        root.appending(path: path).path(percentEncoded: false)
    }

    private func collect(_ folder: String, into files: inout [ReadFile]) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: absolute(folder)) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            switch try FileManager.default.attributesOfItem(atPath: absolute(path))[.type] as? FileAttributeType {
            case .typeDirectory: try collect(path, into: &files)
            case .typeRegular: files.append(ReadFile(path: path, text: try text(path)))
            default: throw EmbedError(path: absolute(path), message: "not a regular file; embed a copy of it")
            }
        }
    }

    private func text(_ path: String) throws -> String {
        let data = try Data(contentsOf: URL(filePath: absolute(path)))
        let text = String(decoding: data, as: UTF8.self)
        if text.utf8.elementsEqual(data) { return text }
        let offset = Self.firstMalformedByte(of: data)
        let byte = "0x" + String(data[offset], radix: 16, uppercase: true)
        throw EmbedError(
            path: absolute(path),
            message: "byte \(byte) at offset \(offset) is not UTF-8; only UTF-8 text can be embedded")
    }

    /// The offset of the first byte that no UTF-8 text has there; `count` if there is none.
    static func firstMalformedByte(of bytes: some Collection<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        return offset
    }
}
