#import <Foundation/Foundation.h>
@interface Menu : NSObject
+ (id)menuOfServicesWithTarget:(id)t format:(NSString *)format;
@end
@implementation Menu
+ (id)menuOfServicesWithTarget:(id)t format:(NSString *)format { return [NSString stringWithFormat:format, [t description]]; }
@end
id f(id self) { return [Menu menuOfServicesWithTarget:self format:NSLocalizedString(@"row.format", nil)]; }
