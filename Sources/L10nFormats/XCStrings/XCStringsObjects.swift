import L10nSource
import L10nSyntax

/// The objects of a String Catalog, whose members are read once though a name may stand in one twice.
struct XCStringsObjects {
    let file: SourceFile
    /// Where names begin that a later member of the same object has too; readers take the last one.
    private let superseded: Set<UInt32>

    /// - Parameter findings: what the parser found.
    init(_ file: SourceFile, findings: [Diagnostic]) {
        self.file = file
        // The finding about equal names stands at the last one; its notes point at the earlier ones.
        superseded = Set(
            findings.lazy.filter { $0.rule == .duplicateJSONMember }
                .flatMap { $0.notes.compactMap { $0.span?.range.lower } })
    }

    /// The members of an object that count.
    func members(_ value: JSONValue) -> some Sequence<JSONMember> {
        value.members.lazy.filter { [superseded] in superseded.isEmpty || !superseded.contains($0.nameRange.lower) }
    }
}
