#if SourceScan
import L10nSource
import SwiftSyntax

/// Reads the directives in the comments of a file (SUP-1 of checks.md): behind code they are for what ends on their line,
/// else for what begins on the next one; `disable-file` stands above everything but imports.
struct SwiftSuppressions {
    private typealias SourceRange = L10nSource.SourceRange

    private let bytes: [UInt8]
    private(set) var suppressions: [Suppression] = []
    /// Whether code has begun.
    private var isBehindCode = false

    private static let search = BytePattern(SuppressionDirective.marker)

    /// A file without a directive costs one search.
    init(_ tree: SourceFileSyntax, _ bytes: [UInt8]) {
        self.bytes = bytes
        guard Self.search.first(in: bytes.span, from: 0) != nil else { return }
        let walk = TokenWalk(viewMode: .sourceAccurate)
        walk.walk(tree)
        var last: TokenSyntax?
        for token in walk.tokens {
            read(token.leadingTrivia, from: token.position.utf8Offset, behind: last, before: token)
            if !isBehindCode, !token.isOfImport { isBehindCode = true }
            read(
                token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, behind: token, before: nil
            )
            last = token
        }
    }

    private mutating func read(
        _ trivia: Trivia, from start: Int, behind last: TokenSyntax?, before next: TokenSyntax?
    ) {
        var start = start
        for piece in trivia {
            let range = SourceRange(start..<start + piece.sourceLength.utf8Length)
            start = range.indices.upperBound
            guard piece.isComment else { continue }
            var content = range
            if bytes[range.indices].suffix(2).elementsEqual("*/".utf8) { content.upper -= 2 }
            for directive in SuppressionDirective.all(in: bytes, content) {
                suppressions.append(
                    Suppression(
                        directive, covers: coverage(of: directive, in: range, last, next),
                        removal: removal(of: directive, in: range)))
            }
        }
    }

    private func coverage(
        of directive: SuppressionDirective, in comment: SourceRange, _ last: TokenSyntax?, _ next: TokenSyntax?
    ) -> Suppression.Coverage {
        if directive.isForFile { return isBehindCode ? .nothing : .file }
        let start = lineStart(before: comment.indices.lowerBound)
        // Code ends on the comment's line, so that the directive is for that.
        if let last, last.range.indices.upperBound > start {
            return .entry(
                SourceRange(start..<comment.indices.lowerBound).union(
                    last.item(by: { $0.lastToken(viewMode: .sourceAccurate) })), name: "")
        }
        guard let next else { return .nothing }
        switch next.tokenKind {
        // Behind the last item of a block nothing begins that the directive could be for.
        case .endOfFile, .rightBrace, .rightParen, .rightSquare: return .nothing
        default:
            let line = lineStart(before: next.range.indices.lowerBound)..<lineEnd(from: next.range.indices.upperBound)
            return .entry(
                SourceRange(line).union(next.item(by: { $0.firstToken(viewMode: .sourceAccurate) })), name: "")
        }
    }

    /// The comment, with its line where it stands alone there; the directive where the comment says more.
    private func removal(of directive: SuppressionDirective, in comment: SourceRange) -> SourceRange {
        let (lower, upper) = (comment.indices.lowerBound, comment.indices.upperBound)
        let isMore = [lower..<directive.range.indices.lowerBound, directive.range.indices.upperBound..<upper]
            .contains { bytes[$0].contains { !isBlank($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "*") } }
        return isMore ? directive.range : Suppression.removal(of: comment, in: bytes)
    }

    private func lineStart(before offset: Int) -> Int {
        var start = offset
        while start > 0, !isLineBreak(bytes[start - 1]) { start -= 1 }
        return start
    }

    private func lineEnd(from offset: Int) -> Int {
        bytes[offset...].firstIndex(where: isLineBreak) ?? bytes.count
    }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// Collects the tokens of a file. To ask each for the next one takes the square of a long list.
private final class TokenWalk: SyntaxVisitor {
    var tokens: [TokenSyntax] = []

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(token)
        return .skipChildren
    }
}

/// Looks for blocks in braces.
private final class BlockSearch: SyntaxVisitor {
    private var isFound = false

    static func hasBlock(_ node: Syntax) -> Bool {
        let search = BlockSearch(viewMode: .sourceAccurate)
        search.walk(node)
        return search.isFound
    }

    private func find() -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { find() }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { find() }
}

extension TokenSyntax {
    /// Whether it is a part of an import.
    fileprivate var isOfImport: Bool {
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) { node = parent }
        return node.is(ImportDeclSyntax.self)
    }

    /// The largest statement, declaration or argument that begins or ends with the token and has no block of its own.
    /// - Parameter edge: the first or the last token of a node.
    fileprivate func item(by edge: (Syntax) -> TokenSyntax?) -> L10nSource.SourceRange {
        var node = Syntax(self)
        while let parent = node.parent, !parent.kind.isListOfItems, edge(parent) == self,
            !BlockSearch.hasBlock(parent)
        {
            node = parent
        }
        return node.range
    }
}

extension SyntaxKind {
    /// Whether what a node of this kind holds are items beside one another.
    fileprivate var isListOfItems: Bool {
        switch self {
        case .codeBlockItemList, .memberBlockItemList, .labeledExprList, .arrayElementList, .dictionaryElementList,
            .functionParameterList, .switchCaseList, .enumCaseElementList, .sourceFile:
            true
        default: false
        }
    }
}
#endif
