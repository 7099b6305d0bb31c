#include "svl_icu.h"
#include "svl_number_ranges.h"
#include "svl_plurals.h"

#include <string.h>

// The longest keyword, "other", has five letters.
enum { keyword_capacity = 16 };

static const char *const keywords[] = {"zero", "one", "two", "few", "many", "other"};

static int32_t category_of_keyword(const char *keyword) {
    for (int32_t category = svl_plural_zero; category < svl_plural_other; category++) {
        if (strcmp(keyword, keywords[category]) == 0) {
            return category;
        }
    }
    return svl_plural_other;
}

static int32_t category_of_units(const UChar *units, int32_t length) {
    char keyword[keyword_capacity];
    if (length >= keyword_capacity) {
        return svl_plural_other;
    }
    for (int32_t index = 0; index < length; index++) {
        // Keywords are ASCII.
        keyword[index] = (char)units[index];
    }
    keyword[length] = 0;
    return category_of_keyword(keyword);
}

svl_plural_rules *svl_plural_rules_open(const char *locale, int32_t is_ordinal, int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    if (icu == NULL) {
        return NULL;
    }
    UErrorCode error = U_ZERO_ERROR;
    UPluralType type = is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    UPluralRules *rules = icu->uplrules_openForType(locale, type, &error);
    *status = error;
    if (U_FAILURE(error)) {
        icu->uplrules_close(rules);
        return NULL;
    }
    return (svl_plural_rules *)rules;
}

void svl_plural_rules_close(svl_plural_rules *rules) {
    if (rules != NULL) {
        svl_icu_opened()->uplrules_close((UPluralRules *)rules);
    }
}

int32_t svl_plural_rules_select(const svl_plural_rules *rules, double number, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UChar units[keyword_capacity];
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uplrules_select((const UPluralRules *)rules, number, units, keyword_capacity, &error);
    *status = error;
    return U_FAILURE(error) ? svl_plural_other : category_of_units(units, length);
}

int32_t svl_plural_rules_select_formatted(
    const svl_plural_rules *rules, const svl_formatted_number *number, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UChar units[keyword_capacity];
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uplrules_selectFormatted(
        (const UPluralRules *)rules, (const UFormattedNumber *)number, units, keyword_capacity, &error);
    *status = error;
    return U_FAILURE(error) ? svl_plural_other : category_of_units(units, length);
}

int32_t svl_plural_rules_select_range(
    const svl_plural_rules *rules, const svl_formatted_range *range, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UChar units[keyword_capacity];
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = icu->uplrules_selectForRange(
        (const UPluralRules *)rules, (const UFormattedNumberRange *)range, units, keyword_capacity, &error);
    *status = error;
    return U_FAILURE(error) ? svl_plural_other : category_of_units(units, length);
}

int32_t svl_plural_rules_categories(const svl_plural_rules *rules, int32_t *status) {
    const svl_icu *icu = svl_icu_opened();
    UErrorCode error = U_ZERO_ERROR;
    UEnumeration *names = icu->uplrules_getKeywords((const UPluralRules *)rules, &error);
    int32_t categories = 0;
    const char *name;
    while (U_SUCCESS(error) && (name = icu->uenum_next(names, NULL, &error)) != NULL) {
        categories |= 1 << category_of_keyword(name);
    }
    icu->uenum_close(names);
    *status = error;
    return categories;
}
