NSString *text(NSString *key, NSString *fallback) {
    return [[NSBundle mainBundle] localizedStringForKey:key value:fallback table:nil];
}
void titles(UIButton *button) {
    button.title = text(@"retry.title", @"Once more");
    button.title = text(@"cancel.title", @"Cancel");
}
