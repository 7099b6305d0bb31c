/// How a command tells what it did.
enum ReportFormat: String, CaseIterable {
    case text
    case json

    init(option: String) throws {
        guard let format = ReportFormat(rawValue: option) else {
            throw CommandFailure.usage(Unknown.message("report format", option, among: Self.allCases.map(\.rawValue)))
        }
        self = format
    }
}
