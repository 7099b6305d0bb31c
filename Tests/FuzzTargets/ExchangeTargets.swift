import L10nExchange
import L10nSource

/// What reads the files that come back from translators.
enum ExchangeTargets {
    static let all = ExchangeFormats.all.filter { $0.layout == nil }.map { format in
        FuzzTarget(format.name, format.suffixes) { read($0, format) }
    }

    /// Findings lie in the text; a file that nobody changes has no edits; what is written is read without a fault.
    private static func read(_ bytes: [UInt8], _ format: any ExchangeFormat.Type) -> String? {
        let file = SourceFile(path: "a" + format.suffixes[0], bytes: bytes)
        let reading = format.read(ExchangeInput(file, targetLanguage: "de"))
        if let problem = FindingPlaces.problem(reading.findings, in: reading.sources) { return problem }
        let isSound = !reading.findings.contains { $0.severity == .error }
        for document in reading.documents {
            let sources = reading.sources
            let places = document.files.flatMap { file in
                [file.place].compactMap(\.self) + file.units.compactMap(\.places).map(\.unit)
            }
            if let size = sources.first?.bytes.count,
                let problem = FindingPlaces.problem(places, size: size, "a unit")
            {
                return problem
            }
            if let editor = format.editor(of: file, document, toolVersion: "1"), !editor.edits().isEmpty {
                return "a file that nobody changes has edits"
            }
            for written in format.files(of: document, ExchangeOutput(path: file.path, toolVersion: "1")) where isSound {
                let again = format.read(ExchangeInput(written, targetLanguage: "de"))
                if let finding = again.findings.first(where: { $0.severity == .error }) {
                    return "what was written has a fault: \(finding.message)"
                }
            }
        }
        return nil
    }
}
