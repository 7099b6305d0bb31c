import L10nChecks

#if SourceScan
import SwiftUsage
#endif

/// What this build of the tool reads Swift with.
enum SourceReading {
    static let advice = "build the tool with the trait SourceScan (swift build --traits SourceScan)"

    /// Nil where it was built without the trait `SourceScan`, and so without the parser.
    static var swift: UsageScan.SwiftReading? {
        #if SourceScan
        { SwiftReader.facts(of: $0) }
        #else
        nil
        #endif
    }
}
