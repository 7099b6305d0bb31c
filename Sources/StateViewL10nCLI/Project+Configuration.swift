import L10nProject
import L10nSource

extension Project {
    /// Ends the command where the configuration cannot be taken as it is: nothing was loaded, and an answer would be one
    /// about an empty project.
    func checkConfiguration() throws(CommandFailure) {
        guard let finding = diagnostics.first(where: { $0.id == "invalid-configuration" }) else { return }
        throw .usage("\(finding.span.file): \(finding.message)")
    }
}
