/// What the accessors of a file stand on, in the same file: nothing else has to be linked for them.
enum AccessorSupport {
    static func imports(_ options: AccessorOptions) -> [String] {
        switch options.runtime {
        case .foundation: ["import Foundation"]
        case .stateView: ["\(options.access.prefix)import StateViewL10n"]
        }
    }

    static func lines(_ options: AccessorOptions, hasHoles: Bool) -> [String] {
        switch options.runtime {
        case .foundation(let bundle): foundation(options.helper, bundle) + (hasHoles ? holes : []) + ["}"]
        case .stateView: stateView(options.helper, options.access.prefix)
        }
    }

    private static func foundation(_ helper: String, _ bundle: String) -> [String] {
        """
        private enum \(helper) {
            static var bundle: Bundle { \(bundle) }

            static func text(_ table: String, _ key: String, _ fallback: String?) -> String {
                bundle.localizedString(forKey: key, value: fallback, table: table)
            }

            static func text(_ table: String, _ key: String, _ fallback: String?, _ arguments: [any CVarArg]) -> String {
                String(format: text(table, key, fallback), locale: Locale.current, arguments: arguments)
            }
        """.lines
    }

    /// Named holes are this project's notation, which Foundation does not know.
    private static let holes = """

            static func text(
                _ table: String, _ key: String, _ fallback: String?, _ arguments: [any CVarArg] = [], holes: [String: String]
            ) -> String {
                let found = text(table, key, fallback)
                if arguments.isEmpty { return filled(found, holes) }
                let values = holes.mapValues { $0.replacingOccurrences(of: "%", with: "%%") }
                return String(format: filled(found, values), locale: Locale.current, arguments: arguments)
            }

            private static func filled(_ text: String, _ values: [String: String]) -> String {
                var parts = text.split(separator: "{", omittingEmptySubsequences: false)[...]
                var result = String(parts.removeFirst())
                for part in parts {
                    if let end = part.firstIndex(of: "}"), let value = values[String(part[..<end])] {
                        result += value + part[part.index(after: end)...]
                    } else {
                        result += "{" + part
                    }
                }
                return result
            }
        """.lines

    private static func stateView(_ helper: String, _ access: String) -> [String] {
        """
        /// A text by its key, with the values of its placeholders.
        \(access)struct \(helper): Hashable, Sendable {
            \(access)let table: String
            \(access)let key: String
            \(access)let arguments: MessageArguments

            \(access)init(_ table: String, _ key: String, _ arguments: MessageArguments = [:]) {
                self.table = table
                self.key = key
                self.arguments = arguments
            }
        }

        extension StateViewLibrary {
            /// The text as a reader gets it.
            \(access)func text(_ text: \(helper), in environment: StateViewEnvironment) -> ResolvedText {
                self.text(text.key, table: text.table, arguments: text.arguments, in: environment)
            }
        }
        """.lines
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
