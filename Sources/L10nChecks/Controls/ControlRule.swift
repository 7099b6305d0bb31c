import L10nSource
package import MessageChecks

/// A rule about characters of a text that steer its order or hide in it.
///
/// `ControlPass` scans each text once for all of these rules; a rule puts what was found into words.
package protocol ControlRule: CheckRule {
    /// What is wrong, then what to do.
    /// - Parameter text: the decoded text in UTF-8.
    static func message(_ issue: ControlIssue, in text: [UInt8]) -> String
}

extension ControlRule {
    package static var scope: RuleScope { .control(self) }
}
