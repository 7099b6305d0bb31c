/// Documents of small state views and screens, for the examples of rules about them.
enum StateViewExample {
    /// A document of one view.
    /// - Parameter members: what it has besides id and kind, as members of a JSON object.
    static func view(_ id: String, _ kind: String, _ members: String...) -> [RuleExample] {
        let lines = (["\"id\": \"\(id)\", \"kind\": \"\(kind)\""] + members).joined(separator: ",\n  ")
        return [RuleExample("payments.stateview.json", "{\n  \(lines)\n}\n")]
    }

    /// A document of one screen that has a view for each phase, and some views.
    /// - Parameters:
    ///   - phases: what is different from a screen without a fault; an empty text leaves the phase out.
    ///   - members: what it has besides, as members of a JSON object.
    static func screen(
        _ phases: [String: String] = [:], _ members: String = "\"errorWithContent\": \"banner\"", views: String...
    ) -> [RuleExample] {
        let usual = [
            ("initial", "\"blank\""), ("loading", "\"loading\""), ("content", "\"payments\""), ("empty", "\"empty\""),
            ("failure", "\"loadingFailure\""),
        ]
        let bound = usual.compactMap { phase, view -> String? in
            let view = phases[phase] ?? view
            return view.isEmpty ? nil : "\"\(phase)\": \(view)"
        }
        let rest = members.isEmpty ? "" : ",\n      " + members
        let list = views.isEmpty ? "" : "\n  \"views\": [\n    " + views.joined(separator: ",\n    ") + "\n  ],"
        return [
            RuleExample(
                "payments.stateview.json",
                """
                {\(list)
                  "screens": [
                    {
                      "id": "payments",
                      "phases": { \(bound.joined(separator: ", ")) }\(rest)
                    }
                  ]
                }

                """)
        ]
    }

    /// An English table of texts.
    static func english(_ entries: String...) -> RuleExample { texts("en", entries) }

    static func texts(_ language: String, _ entries: [String]) -> RuleExample {
        RuleExample(
            "\(language).lproj/Localizable.strings", entries.map { $0 + ";\n" }.joined())
    }
}
