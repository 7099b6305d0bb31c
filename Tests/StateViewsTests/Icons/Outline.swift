/// Where the outline of a shape goes: the ends of its lines and curves, and the points that curves are drawn towards.
enum Outline {
    /// Nil where a number is missing or a command is not known.
    static func points(of shape: Drawing.Element) -> [[Double]]? {
        func number(_ name: String) -> Double? { shape.attributes[name].flatMap(Double.init) }
        switch shape.name {
        case "path": return shape.attributes["d"].flatMap(path)
        case "circle":
            guard let x = number("cx"), let y = number("cy"), let radius = number("r") else { return nil }
            return [[x - radius, y - radius], [x + radius, y + radius]]
        case "rect":
            guard let x = number("x"), let y = number("y"), let width = number("width"),
                let height = number("height")
            else { return nil }
            return [[x, y], [x + width, y + height]]
        default: return nil
        }
    }

    /// The numbers that one use of a command reads. Source: SVG 1.1, section 8.3.
    private static let counts: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0]

    private static func path(_ data: String) -> [[Double]]? {
        var points: [[Double]] = []
        var (start, end) = ([0.0, 0.0], [0.0, 0.0])
        for match in data.matches(of: /([A-Za-z])([^A-Za-z]*)/) {
            guard let command = match.1.first, let count = counts[Character(command.lowercased())] else { return nil }
            var numbers = match.2.matches(of: /-?(\d+(\.\d+)?|\.\d+)/).compactMap { Double($0.0) }[...]
            guard count == 0 ? numbers.isEmpty : !numbers.isEmpty && numbers.count.isMultiple(of: count) else {
                return nil
            }
            if count == 0 { end = start }
            while !numbers.isEmpty {
                let values = Array(numbers.prefix(count))
                numbers = numbers.dropFirst(count)
                let origin = command.isLowercase ? end : [0, 0]
                switch command.lowercased() {
                case "h": points.append([origin[0] + values[0], end[1]])
                case "v": points.append([end[0], origin[1] + values[0]])
                case "a": points.append([origin[0] + values[5], origin[1] + values[6]])
                default:
                    for index in stride(from: 0, to: count, by: 2) {
                        points.append([origin[0] + values[index], origin[1] + values[index + 1]])
                    }
                }
                end = points[points.count - 1]
                if command.lowercased() == "m" { start = end }
            }
        }
        return points
    }
}
