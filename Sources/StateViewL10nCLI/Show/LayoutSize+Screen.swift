import L10nSource
import StateViewLayout

extension LayoutSize {
    /// - Parameter screen: such as `320x480`, in points.
    init(screen: String) throws(CommandFailure) {
        let sides = screen.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
            throw .usage(
                "\(Wording.quoted(screen)) is no screen; write its width and height in points, from 1 to 10000, "
                    + "such as 320x480")
        }
        self.init(sides[0], sides[1])
    }
}

extension Double {
    /// As people write it: without a point where it is whole.
    var plainText: String { Int(exactly: self).map(String.init) ?? description }
}
