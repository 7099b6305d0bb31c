NSString *header(BOOL isIdle) {
    return isIdle ? NSLocalizedString(@"header.idle", nil) : NSLocalizedString(@"HeaderReady", nil);
}
NSString *trailer(BOOL isIdle) {
    return isIdle ? NSLocalizedString(@"trailer.idle", nil) : NSLocalizedString(@"TrailerReady", nil);
}
