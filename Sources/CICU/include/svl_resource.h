#ifndef SVL_RESOURCE_H
#define SVL_RESOURCE_H

#include <stdint.h>

/// A resource bundle of ICU's data, or one of its items. Immutable: any number of threads may read it.
typedef struct svl_resource svl_resource;

/// What a resource holds.
enum {
    svl_resource_string = 0,
    svl_resource_table = 2,
    svl_resource_array = 8,
};

/// Opens a bundle by its exact name, without fallback to another locale; `package` NULL is ICU's own data.
svl_resource *svl_resource_open(const char *package, const char *name, int32_t *status);

/// Opens the bundle of a locale, with all that it inherits from; NULL and `svl_status_missing_resource` for a language that
/// ICU does not know. A bundle that was never opened in this way must not be opened by its name: ICU would believe from
/// then on that it inherits from what its name says, which is wrong for `nb`.
svl_resource *svl_resource_open_locale(const char *locale, int32_t *status);

void svl_resource_close(svl_resource *resource);

/// The name of the bundle, which may be an alias of the one that was opened; NULL when ICU does not say.
const char *svl_resource_locale(const svl_resource *resource);

/// Opens the item of a table; NULL and `svl_status_missing_resource` without it. It outlives the table.
svl_resource *svl_resource_open_key(const svl_resource *table, const char *key, int32_t *status);

/// Opens the item of a table or array.
svl_resource *svl_resource_open_index(const svl_resource *parent, int32_t index, int32_t *status);

/// What the resource holds.
int32_t svl_resource_type(const svl_resource *resource);

/// The number of items; 1 for what is neither table nor array.
int32_t svl_resource_count(const svl_resource *resource);

/// The key of an item of a table; NULL for an item of an array.
const char *svl_resource_key(const svl_resource *resource);

/// The text of a string, in ICU's own memory, which lasts as long as the process; NULL for other types.
const uint16_t *svl_resource_text(const svl_resource *resource, int32_t *length, int32_t *status);

#endif
