package import DesignTokens
package import L10nSource
package import TokenThemes

/// How the lock of a theme differs from the one that would be written now.
package enum ThemeLockChange: Sendable {
    /// The file cannot be read as a lock; the finding says why.
    case unreadable(Diagnostic)
    /// The tokens with other values, in alphabetical order, and the files that changed, in that of their paths. Both may
    /// be empty where only the places of definitions are others.
    case changed(tokens: [Changed], sources: [Changed])

    /// A token or a file that is there no more, is new, or has another value or hash.
    package struct Changed: Sendable, Hashable {
        /// Of a file the path from the folder of the resolver document.
        package let path: String
        /// Where the lock names it; nil for what is new.
        package let span: SourceSpan?
    }

    /// - Parameters:
    ///   - old: the lock as it is.
    ///   - text: the text that `ThemeLockText` writes now.
    /// - Returns: nil when the two are the same.
    package init?(of old: SourceFile, to text: String) {
        // Mostly nothing changed, and the bytes tell that without reading either text.
        guard !old.bytes.elementsEqual(text.utf8) else { return nil }
        let read = ThemeLock.read(old)
        if let finding = read.diagnostics.first {
            self = .unreadable(finding)
            return
        }
        guard let before = read.value, let after = ThemeLock.read(SourceFile(path: old.path, text: text)).value else {
            return nil
        }
        let (was, now) = (before.sources, after.sources)
        let places = before.sourceSpans
        let paths = Set(was.keys).union(now.keys).filter { was[$0] != now[$0] }.sorted()
        self = .changed(
            tokens: before.differences(from: after).map { path in
                let token = before.number(of: path).map { before.tokens[$0] }
                return Changed(path: path.text, span: token.map { old.span($0.place) })
            },
            sources: paths.map { Changed(path: $0, span: places[$0]) })
    }
}

extension ThemeLock {
    /// The hash of each file that the theme was read from, by its path from the folder of the resolver document.
    package var sources: [String: String] {
        Dictionary(sourceEntries.map { ($0.path, $0.hash) }, uniquingKeysWith: { $1 })
    }

    /// Where the lock names each file.
    fileprivate var sourceSpans: [String: SourceSpan] {
        Dictionary(zip(sourceEntries, sourceLines).map { ($0.path, file.span($1)) }, uniquingKeysWith: { $1 })
    }

    private var sourceEntries: [(path: String, hash: String)] {
        sourceLines.map { line in
            var cursor = LockCursor(index: Int(line.lower))
            let text = file.bytes.span
            let path = cursor.string(text) ?? ""
            return (path, cursor.skip(": ", text) ? cursor.string(text) ?? "" : "")
        }
    }

    /// The tokens that have other values, or that only one of two locks has, in alphabetical order.
    package func differences(from other: ThemeLock) -> [TokenPath] {
        Set(paths).union(other.paths).filter { path in
            guard let left = number(of: path), let right = other.number(of: path) else { return true }
            return allValues(tokens[left]) != other.allValues(other.tokens[right])
        }.sorted()
    }

    private struct Value: Hashable {
        var value: TokenValue
        var data: StyleData
    }

    /// The values for all choices that can change a token, and the modifiers that these are choices of.
    private func allValues(_ token: LockedToken) -> [[String]: [Value?]] {
        // By names, as another lock may number its modifiers otherwise.
        let key = shapes[Int(token.shape)].modifiers.members.map {
            "\(modifiers[$0].name)=\(modifiers[$0].contexts.joined(separator: ","))"
        }
        let numbers = choices[Int(token.values)..<Int(token.values + token.valueCount)]
        return [
            key: numbers.map { number -> Value? in
                guard number >= 0 else { return nil }
                let found = values[Int(number)]
                return Value(value: found.value, data: data[Int(found.data)])
            }
        ]
    }
}
