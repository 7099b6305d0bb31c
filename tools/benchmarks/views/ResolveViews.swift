import L10nLocale
import StateViewL10n
import StateViewL10nLoader
import StateViews

/// Resolves state views as an app or a server does.
///
///     benchmark-views one          nanoseconds to resolve one view whose language and brand were asked for before, by kind
///     benchmark-views text         nanoseconds to look one text up and fill it
///     benchmark-views all          milliseconds for all kinds in 30 languages, 7 brands and 2 schemes, nothing prepared
///     benchmark-views tasks N      the same in N tasks at once over one library, for `tools/check-sanitizers`
///     benchmark-views swaps N      a library that is replaced 20 times while N tasks read it, for `tools/check-sanitizers`
@main struct ResolveViews {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "one": await one()
        case "text": await text()
        case "all": await all()
        case "tasks": await tasks(arguments.dropFirst().first.flatMap { Int($0) } ?? 8)
        case "swaps":
            let readers = arguments.dropFirst().first.flatMap { Int($0) } ?? 8
            print("\(await SwappedLibraries.run(readers: readers, swaps: 20)) views, 20 libraries")
        default: print("name what to measure: one, text, all, tasks or swaps")
        }
    }

    private static let kinds = StateViewKind.allBuiltIn.map { StateViewDefinition($0) }
    private static let brands = [nil, "finn", "blocket", "tori", "dba", "vend", "neutral"]

    private static func nanoseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }

    private static func one() async {
        let library = await StateViewLibrary()
        let environment = library.environment(languages: ["da"], brand: "finn", scheme: .dark)
        let clock = ContinuousClock()
        for definition in kinds {
            var properties = library.resolve(definition, in: environment).properties.count
            let times = (0..<9).map { _ in
                clock.measure {
                    for _ in 0..<500 { properties += library.resolve(definition, in: environment).properties.count }
                }
            }
            precondition(properties > 500, "a view has properties")
            let median = nanoseconds(times.sorted()[times.count / 2]) / 500
            print("\(definition.id) \(Int(median))")
        }
    }

    private static func text() async {
        let strings = "\"greeting\" = \"Hej, {name}\";\n\"plain\" = \"Hej\";"
        let library = await StateViewLibrary(files: [.init(path: "da.lproj/Localizable.strings", text: strings)])
        let environment = library.environment(languages: ["da"], brand: "finn")
        let clock = ContinuousClock()
        for key in ["plain", "greeting"] {
            var bytes = library.text(key, arguments: ["name": "Ada"], in: environment).text.utf8.count
            let times = (0..<9).map { _ in
                clock.measure {
                    for _ in 0..<500 {
                        bytes += library.text(key, arguments: ["name": "Ada"], in: environment).text.utf8.count
                    }
                }
            }
            precondition(bytes > 500, "a text has bytes")
            print("\(key) \(Int(nanoseconds(times.sorted()[times.count / 2]) / 500))")
        }
    }

    private static func all() async {
        let library = await StateViewLibrary()
        let languages = library.languages.prefix(30)
        let clock = ContinuousClock()
        for round in ["first", "again"] {
            var views = 0
            let time = clock.measure {
                for language in languages {
                    for brand in brands {
                        for scheme in StateViewEnvironment.ColorScheme.allCases {
                            let environment = StateViewEnvironment(
                                locales: [language], development: library.developmentLanguage, brand: brand,
                                scheme: scheme)
                            for definition in kinds {
                                views += library.resolve(definition, in: environment).texts.isEmpty ? 0 : 1
                            }
                        }
                    }
                }
            }
            print("\(round) \(views) \(Int(nanoseconds(time) / 1e6))")
        }
    }

    private static func tasks(_ count: Int) async {
        let library = await StateViewLibrary()
        let languages = library.languages.prefix(6)
        func views() -> Int {
            var texts = 0
            for language in languages {
                for brand in brands {
                    let environment = StateViewEnvironment(
                        locales: [language], development: library.developmentLanguage, brand: brand)
                    for definition in kinds { texts += library.resolve(definition, in: environment).texts.count }
                }
            }
            return texts
        }
        let counts = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<count { group.addTask { views() } }
            var counts: [Int] = []
            for await number in group { counts.append(number) }
            return counts
        }
        let expected = views()
        precondition(counts.allSatisfy { $0 == expected }, "all tasks make the same views")
        print("\(count) tasks, \(expected) texts each")
    }
}
