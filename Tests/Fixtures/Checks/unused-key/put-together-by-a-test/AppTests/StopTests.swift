import XCTest
func stop(_ number: Int) -> String { "stop_\(number)" }
