import L10nProject
import L10nSource
import StateViews

extension Project {
    /// What the views of a page are drawn with; a theme that cannot draw them ends the command.
    func pageLook(in environment: StateViewEnvironment) throws(CommandFailure) -> StateViewLook? {
        do throws(ThemeSource.Problem) {
            return try themeSource?.look(in: environment, environment.profile, names: configuration.themes)
        } catch {
            let brand = environment.brand.map { "brand \(Wording.quoted($0)), " } ?? ""
            throw CommandFailure(
                status: .findings,
                message: "\(brand)scheme \(environment.scheme.rawValue): \(error.description); nothing was written")
        }
    }
}
