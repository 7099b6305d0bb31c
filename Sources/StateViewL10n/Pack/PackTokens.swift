import DesignTokens
import L10nPack
import StateViews

/// The tokens of one permutation, read from a pack when they are asked for.
struct PackTokens: LookTokens, ThemeTokens {
    private let pack: PackFile
    private let paths: PackList
    /// Where the column begins.
    private let column: Int

    /// - Parameter number: that of the column.
    /// - Returns: nil where the file has none of this number.
    init?(_ pack: PackFile, column number: Int) {
        self.pack = pack
        paths = pack.list(.tokenPaths)
        let columns = pack[.columns]
        let size = paths.count * 4
        // Without paths every column is empty.
        guard number >= 0, size == 0 || number < columns.count / size else { return nil }
        column = columns.lowerBound + number * size
    }

    /// The answer for the token at a path; nil where there is none.
    private func answer(_ path: String) -> PackCursor? {
        // Answers count from 1; 0 says that the permutation has no such token.
        guard let number = paths.find(path), let answer = pack.memory.u32(column + number * 4), answer > 0 else {
            return nil
        }
        return pack.list(.tokenAnswers).cursor(Int(answer) - 1)
    }

    private func locked(_ path: String) -> (value: TokenValue, data: StyleData?)? {
        guard var cursor = answer(path), let number = cursor.number(), number > 0,
            let range = pack.list(.tokenValues).range(number - 1)
        else { return nil }
        return pack.memory.withBytes(range) { text in
            var reader = LockCursor()
            return reader.lockedValue(text)
        } ?? nil
    }

    func value(_ path: TokenPath) -> TokenValue? { locked(path.text)?.value }

    func contains(_ path: TokenPath) -> Bool { answer(path.text) != nil }

    func styleData(_ path: TokenPath) -> StyleData { locked(path.text)?.data ?? StyleData() }

    func value(at path: String) -> TokenValue? { locked(path)?.value }

    func font(at path: String) -> FontStyle? { FontStyle(TokenPath(path), in: self) }

    func origin(of path: String) -> [TokenStep] {
        guard var cursor = answer(path), cursor.number() != nil, let count = cursor.count() else { return [] }
        let (steps, names) = (pack.list(.tokenSteps), pack.list(.names))
        return (0..<count).compactMap { _ in
            cursor.number().flatMap { steps.cursor($0) }.flatMap { TokenStep($0, names) }
        }
    }
}

extension TokenStep {
    fileprivate init?(_ step: PackCursor, _ names: PackList) {
        var cursor = step
        guard let path = cursor.number().flatMap({ names.string($0) }), let part = cursor.number(),
            let list = cursor.number().flatMap({ names.string($0) })
        else { return nil }
        let span = PackSpan.read(&cursor, names)
        let overridden = (0..<(cursor.count() ?? 0)).map { _ in PackSpan.read(&cursor, names) }
        self.init(
            path: path, part: part == 0 ? nil : names.string(part - 1), list: list, span: span, overridden: overridden)
    }
}
