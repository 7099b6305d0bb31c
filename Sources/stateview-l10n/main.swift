import StateViewL10nCLI

await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
