import ArgumentParser
import L10nSource

/// The options of `check` that mend what it finds.
struct FixOptions: ParsableArguments {
    @Flag(help: "Make the fixes that can change nothing for the worse, then report what is left.")
    var fix = false

    @Flag(help: "Make also the fixes that are likely right but need a look; review them before you commit.")
    var unsafeFixes = false

    @Flag(help: "Write nothing; print what --fix, or --unsafe-fixes, would change, as a unified diff.")
    var diff = false

    /// The fixes that are wanted; nil for none.
    var applicability: Fix.Applicability? {
        if unsafeFixes { return .unsafe }
        return fix || diff ? .safe : nil
    }

    /// - Throws: where a report and a difference would be one stream that nobody can read.
    func checkFormat(_ format: String) throws(CommandFailure) {
        guard diff, format != "text" else { return }
        throw .usage("--diff prints a diff in place of the report; leave --format \(format) out")
    }
}
