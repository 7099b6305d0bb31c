#if SourceScan
package import L10nSource
package import L10nUsage
import SwiftParser
import SwiftSyntax

/// Reads Swift with the compiler's own parser. Nothing is built, and no other file is looked at.
package enum SwiftReader {
    /// What stands above accessors that this product wrote.
    private static let mark = "Made by 'stateview-l10n generate swift'".utf8

    /// What a file says about keys. Any bytes are read that are not too deep (`SwiftDepth`): what the parser cannot make
    /// out, it leaves out.
    package static func facts(of file: SourceFile) -> SwiftFacts {
        let tree = Parser.parse(source: text(of: file.bytes))
        let isGenerated = file.bytes.starts(with: "// ".utf8) && file.bytes.dropFirst(3).starts(with: mark)
        let visitor = FactVisitor(path: file.path, isGenerated: isGenerated)
        SwiftWalk(visitor).walk(tree)
        var facts = visitor.finish()
        facts.suppressions = SwiftSuppressions(tree, file.bytes).suppressions
        facts.isCut = tree.hasMaximumNestingLevelOverflow
        return facts
    }

    /// The text of a file, with a question mark for each byte that is malformed, so that places are those of the file:
    /// U+FFFD takes three bytes.
    private static func text(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.elementsEqual(bytes) { return text }
        var (parser, input, clean) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), [UInt8]())
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): clean += scalar
            case .error(let length): clean += repeatElement(UInt8(ascii: "?"), count: length)
            case .emptyInput: return String(decoding: clean, as: UTF8.self)
            }
        }
    }
}
#endif
