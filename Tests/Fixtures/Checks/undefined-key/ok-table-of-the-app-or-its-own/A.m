NSString *SDKText(NSString *token) {
    NSString *own = NSLocalizedString(token, nil);
    if (own && ![token isEqualToString:own]) return own;
    return NSLocalizedStringFromTableInBundle(token, @"SDK", SDKBundle(), nil);
}
void show(UILabel *label) {
    label.text = SDKText(@"sync.now");
}
