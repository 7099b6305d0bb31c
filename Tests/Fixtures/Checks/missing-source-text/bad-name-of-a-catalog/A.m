NSString *text(BOOL isEmpty) {
    return isEmpty ? NSLocalizedString(@"files.none", nil) : NSLocalizedString(@"files.invalid", nil);
}
