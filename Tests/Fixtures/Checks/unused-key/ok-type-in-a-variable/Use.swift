func describe() -> String {
    let V = Strings.Errors.Wireguard.self
    return V.noInterface + Strings.Errors.other
}
