import Foundation
let s = String(localized: "Printed on \(.now, format: .dateTime)", comment: "print header/footer (%@ is date)")
