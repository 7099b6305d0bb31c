NSString *text(BOOL isEmpty) {
    return isEmpty ? NSLocalizedString(@"files.none", nil) : NSLocalizedString(@"pool.ntp.org", nil);
}
