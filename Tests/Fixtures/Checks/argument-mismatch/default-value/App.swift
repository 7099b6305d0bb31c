let greeting = String(localized: "greeting", defaultValue: "Hello \(user.uppercased())")
let age = String(localized: "age", defaultValue: "You are \(years.count)")
let fits = String(localized: "fits", defaultValue: "Your name: \(name)")
