import ArgumentParser
import L10nICU
import L10nProject
import L10nSource
import StateViewPictures
import TextShaping

/// `doctor`: what is read of a project, what is not and why, and what the machine lacks.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tells what is found, read and left out, and what the machine lacks.",
        discussion: """
            Judges nothing; 'check' does.
            Exit status: 0 all that is there was read, 1 something claims to be judged and is not, 2 usage or \
            configuration, 3 a file could not be read.
            """)

    @Argument(help: "Files and folders; by default the configuration's folder.")
    var paths: [String] = []

    @OptionGroup var project: ProjectOptions

    func run() async throws {
        let loaded = try await project.load(paths, leavesNested: true, findsSources: true, readsInterfaces: true)
        let sources = loaded.usageSources
        let reading = await sources.read(
            sources.files, jobs: Console.processorCount, isRemembered: { _ in false }, { _, _ in true })
        let mistakes = loaded.diagnostics.filter {
            $0.rule == .invalidConfiguration || $0.rule == .unknownConfigurationKey
        }
        let known = Set(loaded.errors.map(\.path))
        let others = reading.errors.filter { !known.contains($0.path) }
        let picture = ProjectPicture(
            loaded, unread: loaded.errors + others, mistakes: mistakes, machine: Self.machine)
        try Console.write(picture.text)
        if loaded.diagnostics.contains(where: { $0.rule == .invalidConfiguration }) { throw CommandEnd(status: .usage) }
        for error in others { Console.complain(error.description) }
        let status = max(
            loaded.complainOfUnread(), loaded.damage.isEmpty ? .success : .findings,
            others.isEmpty ? .success : .environment)
        if status != .success { throw CommandEnd(status: status) }
    }

    /// What there is beside the tool itself.
    private static var machine: [String] {
        let version = ICUVersion.icu
        let icu =
            ICUVersion.wasMissed
            ? "ICU is not here: dates, lists, skeletons and rules that need it are left out; install it (libicu)"
            : "ICU \(version), Unicode \(ICUVersion.unicode)"
        return [
            icu,
            part(
                ChildProcess.isOnPath("git"), "git",
                "git is not here: nothing can be compared with a revision; install it"),
            part(
                FontLibrary().isUsable, "HarfBuzz, and the fonts Inter and Noto",
                "HarfBuzz or the fonts Inter and Noto are not here: texts of views are neither measured nor drawn; install "
                    + "them (libharfbuzz0b, fonts-inter, fonts-noto-core)"),
            part(
                PictureRenderer.isAvailable, "Cairo and librsvg",
                "Cairo or librsvg is not here: pictures are written as SVG alone; install them (libcairo2, librsvg2-2)"),
            part(
                ChildProcess.isOnPath(PDFDrawing.program), PDFDrawing.program,
                "\(PDFDrawing.program) is not here: a frame stands for icons that are PDFs; install it (poppler-utils)"),
        ]
    }

    private static func part(_ isHere: Bool, _ name: String, _ lack: String) -> String { isHere ? name : lack }
}
