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

    /// - Throws: where a report is asked for in place of which a difference is printed.
    func checkFormat(_ format: String, writesFiles: Bool) throws(CommandFailure) {
        guard diff, format != "text" || writesFiles else { return }
        let option = format == "text" ? "--output" : "--format \(format)"
        throw .usage("--diff prints a diff in place of the report; leave \(option) out")
    }
}
