@implementation NSString
- (id)localized { return NSLocalizedString(self, nil); }
+ (id)a:(id)b c:(id)d { return [self c:[b localized] a:d]; }
static id f(id k) { return g(k); }
static id g(id k) { return f(k), L(k); }
const id A = B; const id B = A; R"(