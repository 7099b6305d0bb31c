import L10nSource
import StateViews

/// A predefined view with texts of its own.
enum OverriddenVariant: StateViewRule {
    static let rule = Rule.overriddenVariant

    static var examples: RuleExamples {
        RuleExamples(
            bad: StateViewExample.view(
                "payments.offline", "noConnection", "\"texts\": { \"title\": { \"literal\": \"No network\" } }"),
            good: StateViewExample.view("payments.offline", "noConnection"))
    }

    static func check(_ view: StateViewSite, into findings: inout Findings) {
        let roles = view.definition.roles.filter { view.definition.defaultKey($0.role) != nil }
        let own = roles.filter { $0.source != .inherit }
        guard !own.isEmpty else { return }
        findings.add(
            view.finding(
                .overriddenVariant, message(own.count, of: roles.count, view.id), at: view.place("texts"),
                notes: own.map { DiagnosticNote("its own \($0.role.name)", at: view.place(of: $0.role)) }))
    }
}

extension OverriddenVariant {
    fileprivate static func message(_ count: Int, of total: Int, _ id: String) -> String {
        "\(count) of \(total) texts of \(Wording.quoted(id)) \(count == 1 ? "is" : "are") overridden; "
            + "consider a variant of its own"
    }
}
