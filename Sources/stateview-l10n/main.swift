import StateViewL10nCLI

Allocator.tune()
await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
