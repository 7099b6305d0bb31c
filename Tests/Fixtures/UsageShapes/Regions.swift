// Site C6 of run-time.md 5, which the compiler refuses late: an object that may not leave its place.
import StateViewL10n

final class C6 {
    func reload() {}
    func make() -> ButtonConfiguration { ButtonConfiguration(title: "") { self.reload() } }
}
