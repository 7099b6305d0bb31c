package import DesignTokens
package import StateViews
package import TokenThemes

/// What state views take their colours, fonts and lengths from.
package enum ThemeSource: Sendable {
    /// Token files, resolved when they are asked for.
    case files(Theme)
    /// What token files resolved to, without them.
    case lock(ThemeLock)

    /// Why there is no look for a reader's settings.
    package enum Problem: Error, CustomStringConvertible {
        /// The theme has a modifier that nothing chooses a context of.
        case input(ThemeInputError)
        /// The theme lacks something that state views are drawn with.
        case slots(StateViewThemeError)

        package var description: String {
            switch self {
            case .input(let error): error.problems.map(\.message).joined(separator: "; ")
            case .slots(let error): "the theme cannot draw state views: \(error)"
            }
        }
    }

    package var modifiers: [ThemeModifier] {
        switch self {
        case .files(let theme): theme.modifiers
        case .lock(let lock): lock.modifiers
        }
    }

    /// The tokens of the permutation that an environment names. Modifiers and contexts that the theme lacks are left out,
    /// so that a brand which is none of the theme's has texts alone.
    package func look(
        in environment: StateViewEnvironment, _ profile: StateViewProfile, names: Configuration.Themes
    ) throws(Problem) -> StateViewLook {
        var input: [String: String] = [:]
        func choose(_ modifier: String, _ context: String?) {
            let contexts = modifiers.first { $0.name == modifier }?.contexts ?? []
            if let context, contexts.contains(context) { input[modifier] = context }
        }
        choose(names.brandModifier, environment.brand)
        choose(names.schemeModifier, environment.scheme.rawValue)
        let contrasts = modifiers.first { $0.name == names.contrastModifier }?.contexts ?? []
        let more = environment.contrast == .increased ? contrasts.first(where: ContrastContext.isIncreased) : nil
        choose(names.contrastModifier, more ?? environment.contrast.rawValue)
        choose("profile", profile.rawValue)
        let permutation: ThemePermutation
        do throws(ThemeInputError) {
            permutation = try ThemePermutation(input, of: modifiers)
        } catch {
            throw .input(error)
        }
        let (brand, modifier) = (input[names.brandModifier], names.brandModifier)
        do throws(StateViewThemeError) {
            switch self {
            case .files(let theme):
                return try StateViewLook(theme.resolved(permutation), brand: brand, brandModifier: modifier)
            case .lock(let lock):
                return try StateViewLook(lock.resolved(permutation), brand: brand, brandModifier: modifier)
            }
        } catch {
            throw .slots(error)
        }
    }
}
