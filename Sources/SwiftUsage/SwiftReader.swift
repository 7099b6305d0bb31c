#if SourceScan
package import L10nSource
package import L10nUsage
import SwiftParser
import SwiftSyntax

/// Reads Swift with the compiler's own parser. Nothing is built, and no other file is looked at.
package enum SwiftReader {
    /// What stands above accessors that this product wrote.
    private static let mark = "Made by 'stateview-l10n generate swift'".utf8

    /// What a file says about keys. Any bytes are read: what the parser cannot make out, it leaves out.
    package static func facts(of file: SourceFile) -> SwiftFacts {
        let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
        let isGenerated = file.bytes.starts(with: "// ".utf8) && file.bytes.dropFirst(3).starts(with: mark)
        let visitor = FactVisitor(path: file.path, isGenerated: isGenerated)
        SwiftWalk(visitor).walk(tree)
        var facts = visitor.finish()
        facts.suppressions = SwiftSuppressions(tree, file.bytes).suppressions
        return facts
    }
}
#endif
