#include "svl_icu.h"
#include "svl_resource.h"

_Static_assert(svl_resource_string == URES_STRING, "type of ICU");
_Static_assert(svl_resource_table == URES_TABLE, "type of ICU");
_Static_assert(svl_resource_array == URES_ARRAY, "type of ICU");

static svl_resource *opened(UResourceBundle *bundle, UErrorCode error, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    *status = error;
    if (U_FAILURE(error)) {
        icu->ures_close(bundle);
        return NULL;
    }
    return (svl_resource *)bundle;
}

svl_resource *svl_resource_open(const char *package, const char *name, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *bundle = icu->ures_openDirect(package, name, &error);
    return opened(bundle, error, status);
}

svl_resource *svl_resource_open_locale(const char *locale, int32_t *status) {
    const svl_icu *icu = svl_icu_use_common(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *bundle = icu->ures_open(NULL, locale, &error);
    // ICU opened the bundle of the process's own locale instead.
    return opened(bundle, error == U_USING_DEFAULT_WARNING ? U_MISSING_RESOURCE_ERROR : error, status);
}

void svl_resource_close(svl_resource *resource) {
    if (resource != NULL) {
        svl_icu_opened()->ures_close((UResourceBundle *)resource);
    }
}

const char *svl_resource_locale(const svl_resource *resource) {
    UErrorCode error = U_ZERO_ERROR;
    return svl_icu_opened()->ures_getLocaleByType((const UResourceBundle *)resource, ULOC_ACTUAL_LOCALE, &error);
}

svl_resource *svl_resource_open_key(const svl_resource *table, const char *key, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *item = icu->ures_getByKey((const UResourceBundle *)table, key, NULL, &error);
    return opened(item, error, status);
}

svl_resource *svl_resource_open_index(const svl_resource *parent, int32_t index, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    UResourceBundle *item = icu->ures_getByIndex((const UResourceBundle *)parent, index, NULL, &error);
    return opened(item, error, status);
}

int32_t svl_resource_type(const svl_resource *resource) {
    const svl_icu *icu = svl_icu_opened();
    return icu->ures_getType((const UResourceBundle *)resource);
}

int32_t svl_resource_count(const svl_resource *resource) {
    const svl_icu *icu = svl_icu_opened();
    return icu->ures_getSize((const UResourceBundle *)resource);
}

const char *svl_resource_key(const svl_resource *resource) {
    const svl_icu *icu = svl_icu_opened();
    return icu->ures_getKey((const UResourceBundle *)resource);
}

const uint16_t *svl_resource_text(const svl_resource *resource, int32_t *length, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    const UChar *text = icu->ures_getString((const UResourceBundle *)resource, length, &error);
    *status = error;
    return (const uint16_t *)text;
}
