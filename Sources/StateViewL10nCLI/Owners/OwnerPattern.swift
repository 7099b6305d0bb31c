import L10nSource

/// A pattern of `CODEOWNERS`: as in `.gitignore`, but that `folder/*` stands for the files of the folder itself alone.
///
/// Source: gitignore(5); the examples in "About code owners" of GitHub's documentation.
struct OwnerPattern {
    private enum Part: Equatable {
        case scalar(Unicode.Scalar)
        /// `?`
        case one
        /// `*`
        case any
    }

    /// Which of the paths that the pattern comes to an end in it stands for.
    private enum Reach {
        /// The path itself.
        case exact
        /// What is below it.
        case below
        case both
    }

    /// nil is `**`: any number of segments.
    private var segments: [[Part]?]
    private let reach: Reach

    init(_ text: Substring) {
        var texts = text.split(separator: "/", omittingEmptySubsequences: true)
        let isAnchored = text.dropLast().contains("/")
        if texts.last == "**" {
            // `**/` is any folder.
            texts[texts.count - 1] = "*"
            reach = text.hasSuffix("/") ? .below : .both
        } else if isAnchored, text.hasSuffix("/*") {
            reach = .exact
        } else {
            reach = text.hasSuffix("/") ? .below : .both
        }
        segments = (isAnchored ? [] : [nil]) + texts.map { $0 == "**" ? nil : Self.parts($0) }
    }

    /// The segments of a path, for `matches`.
    static func segments(_ path: String) -> [[Unicode.Scalar]] {
        path.split(separator: "/").map { Array($0.unicodeScalars) }
    }

    /// Takes time as the pattern times the path.
    func matches(_ path: [[Unicode.Scalar]]) -> Bool {
        var (index, position) = (0, 0)
        var resume: (index: Int, position: Int)?
        while true {
            if index == segments.count {
                switch reach {
                case .exact where position == path.count, .below where position < path.count, .both: return true
                case .exact, .below: break
                }
            } else if let parts = segments[index] {
                if position < path.count, Self.matches(path[position], parts) {
                    index += 1
                    position += 1
                    continue
                }
            } else {
                index += 1
                resume = (index, position)
                continue
            }
            // Only the last `**` takes one more: whatever an earlier one could reach, this one reaches as well.
            guard let point = resume, point.position < path.count else { return false }
            index = point.index
            position = point.position + 1
            resume = (index, position)
        }
    }

    private static func parts(_ text: Substring) -> [Part] {
        var parts: [Part] = []
        var isEscaped = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "*" where !isEscaped: if parts.last != .any { parts.append(.any) }
            case "?" where !isEscaped: parts.append(.one)
            default: parts.append(.scalar(scalar))
            }
            isEscaped = false
        }
        return parts
    }

    private static func matches(_ segment: [Unicode.Scalar], _ parts: [Part]) -> Bool {
        var (index, position) = (0, 0)
        var resume: (index: Int, position: Int)?
        while position < segment.count || index < parts.count {
            if index < parts.count {
                switch parts[index] {
                case .any:
                    index += 1
                    resume = (index, position)
                    continue
                case .one where position < segment.count:
                    index += 1
                    position += 1
                    continue
                case .scalar(let scalar) where position < segment.count && segment[position] == scalar:
                    index += 1
                    position += 1
                    continue
                case .one, .scalar: break
                }
            }
            guard let point = resume, point.position < segment.count else { return false }
            index = point.index
            position = point.position + 1
            resume = (index, position)
        }
        return true
    }
}
