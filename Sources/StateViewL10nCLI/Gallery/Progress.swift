/// How far long work has come, on standard error: only where somebody looks, and gone when it is done.
struct Progress {
    let isShown: Bool

    func tell(_ what: String, _ done: Int, of all: Int) {
        guard isShown else { return }
        Console.draw("\r\u{1B}[2K\(what) \(done) of \(all)")
    }

    func end() {
        if isShown { Console.draw("\r\u{1B}[2K") }
    }
}
