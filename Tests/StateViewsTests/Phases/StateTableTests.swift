import StateViews
import Testing

/// A cell of the table in 6.4.
struct StateTableCell: Sendable, CustomStringConvertible {
    let row: String
    let steps: [String]
    let time: Int
    let state: String
    let event: String
    let result: String
    let message: String?

    var description: String { "\(row) \(state): \(event) -> \(result)" }

    static func all() throws -> [StateTableCell] {
        var cells: [StateTableCell] = []
        for (name, lines) in try PhaseFixture.files("table") {
            var state: (label: String, steps: [String], time: Int)?
            for line in lines {
                let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
                if line.hasPrefix("state: ") {
                    guard fields.count == 3, let time = Int(fields[2]) else { throw UnreadableStep(step: line) }
                    state = (String(fields[0].dropFirst(7)), fields[1].split(separator: ";").map { $0.trimmed }, time)
                    continue
                }
                let sides = fields[0].components(of: " -> ")
                guard let state, sides.count == 2 else { throw UnreadableStep(step: line) }
                cells.append(
                    StateTableCell(
                        row: name, steps: state.steps, time: state.time, state: state.label, event: sides[0],
                        result: sides[1], message: fields.count > 1 ? fields[1] : nil))
            }
        }
        return cells
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }

    fileprivate func components(of separator: String) -> [String] {
        guard let range = firstRange(of: separator) else { return [String(self)] }
        return [String(self[..<range.lowerBound]), String(self[range.upperBound...])]
    }
}

@Suite struct StateTableTests {
    @Test(arguments: try StateTableCell.all())
    func `state and event lead where the table says (PH-30 to PH-33)`(_ cell: StateTableCell) throws {
        var setup = try PhaseSetup(cell.steps)
        _ = setup.run()
        let words = cell.event.split(separator: " ")
        let event = try #require(TimedEvent.event(words[...]))
        // Timers that are due before the event are part of the way there.
        let time = event == .tick ? try #require(setup.machine.due(cell.event)) : .milliseconds(cell.time)
        if event != .tick { _ = setup.machine.handle(.tick, at: time.advanced(by: .milliseconds(-1))) }
        try #require(setup.machine.label == cell.state)
        let generation = setup.machine.generation

        let outputs = setup.machine.handle(event, at: time)

        if cell.result == "-" {
            #expect(setup.machine.label == cell.state)
            #expect(outputs.messages == ["event-ignored \(event.name)"])
            #expect(setup.machine.generation == generation)
        } else {
            #expect(setup.machine.label == cell.result)
            #expect(!outputs.messages.contains { $0.hasPrefix("event-ignored") })
        }
        if event == .start { #expect(setup.machine.generation == generation + 1) }
        if let message = cell.message {
            #expect(outputs.messages.contains { $0.hasPrefix(message) }, "\(outputs.messages)")
        }
    }

    @Test func `every state meets every event (PH-30)`() throws {
        let events = [
            "start", "finish 5", "finish 0", "fail offline", "retry", "cancel", "content 3", "content 0",
        ]
        let cells = try StateTableCell.all()
        let states = [
            ("PH-30a", "I"), ("PH-30b", "W(blank)"), ("PH-30b", "W(blank) without load"), ("PH-30b", "W(empty)"),
            ("PH-30b", "W(error)"), ("PH-30b", "W(content)"), ("PH-30c", "L(blank)"), ("PH-30d", "L(blank) open"),
            ("PH-30e", "H(C)"), ("PH-30e", "H(E)"), ("PH-30e", "H(F)"), ("PH-30e", "H(CR)"), ("PH-30f", "C"),
            ("PH-30g", "CR"), ("PH-30g", "CR refreshing"), ("PH-30h", "E"), ("PH-30i", "F"), ("PH-30j", "B(error)"),
            ("PH-30j", "B(empty)"),
        ]
        for (row, state) in states {
            for event in events {
                let name = event.split(separator: " ")[0]
                #expect(
                    cells.contains { $0.row == row && $0.state == state && $0.event.hasPrefix(name) },
                    "\(row) \(state) \(event)")
            }
        }
    }
}

extension StateViewMachine {
    /// When a timer of this name fires.
    fileprivate func due(_ timer: String) -> MachineTime? {
        var copy = self
        while let deadline = copy.nextDeadline {
            let fired = copy.handle(.tick, at: deadline).log.map(\.message)
            if fired.contains(where: { $0.hasPrefix("timer-fired \(timer) ") }) { return deadline }
        }
        return nil
    }
}
