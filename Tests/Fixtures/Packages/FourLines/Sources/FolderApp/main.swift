import StateViewL10nLoader

let library = try await StateViewLibrary(folder: "App")
print(library.resolve(.loadingFailure, in: library.environment(languages: ["da", "en"])).texts)
