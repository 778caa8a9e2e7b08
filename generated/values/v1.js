// Generated from openapi/v1 and openapi/shared by `npm run generate`. Do not edit.
/**
 * The values of `AccountType`.
 *
 * Whether an account is a brand or a creator.
 */
export const accountTypes = [
    "BRAND",
    "CREATOR"
];
/**
 * The values of `Ethnicity`.
 *
 * Ethnicity of a creator or of a person in a creative.
 */
export const ethnicities = [
    "White",
    "Black",
    "Asian",
    "Hispanic",
    "Middle Eastern",
    "Indigenous",
    "Pacific Islander"
];
/**
 * The values of `Gender`.
 *
 * Gender of a creator or of a person in a creative.
 */
export const genders = [
    "male",
    "female",
    "other"
];
/**
 * The values of `AgeRange`.
 *
 * Age, in years, of a creator or of a person in a creative.
 */
export const ageRanges = [
    "0-18",
    "18-24",
    "25-34",
    "35-44",
    "45-54",
    "55-64",
    "65+"
];
/**
 * The values of `Language`.
 *
 * A language by its English name.
 */
export const languages = [
    "English",
    "Spanish",
    "French",
    "German",
    "Italian",
    "Portuguese",
    "Russian",
    "Chinese",
    "Cantonese",
    "Japanese",
    "Korean",
    "Arabic",
    "Hindi",
    "Dutch",
    "Polish",
    "Turkish",
    "Vietnamese",
    "Thai",
    "Burmese",
    "Khmer",
    "Lao",
    "Indonesian",
    "Hebrew",
    "Swedish",
    "Norwegian",
    "Danish",
    "Finnish",
    "Farsi",
    "Fijian",
    "Greek",
    "Czech",
    "Hungarian",
    "Romanian",
    "Ukrainian",
    "Malay",
    "Tagalog",
    "Filipino",
    "Bengali",
    "Serbian",
    "Croatian",
    "Bulgarian",
    "Slovak",
    "Slovenian",
    "Estonian",
    "Latvian",
    "Lithuanian",
    "Persian",
    "Swahili",
    "Amharic",
    "Assamese",
    "Urdu",
    "Afrikaans",
    "Basque",
    "Catalan",
    "Icelandic",
    "Georgian",
    "Albanian",
    "Armenian",
    "Azerbaijani",
    "Bosnian",
    "Galician",
    "Gujarati",
    "Haitian Creole",
    "Kannada",
    "Kazakh",
    "Kyrgyz",
    "Latin",
    "Macedonian",
    "Malayalam",
    "Marathi",
    "Mizo",
    "Montenegrin",
    "Nepali",
    "Sinhala",
    "Tamil",
    "Telugu",
    "Tulu",
    "Punjabi",
    "Welsh",
    "Irish",
    "Maltese",
    "Yoruba",
    "Zulu",
    "ASL",
    "Asturian",
    "Bambara",
    "Belarusian",
    "Bhojpuri",
    "Bisaya",
    "Bodo",
    "Cebuano",
    "Chechen",
    "Cherokee",
    "Chichewa",
    "Coptic",
    "Cornish",
    "Dari",
    "Dhivehi",
    "Esperanto",
    "Ewe",
    "Faroese",
    "Frisian",
    "Guarani",
    "Hausa",
    "Hawaiian",
    "Hiligaynon",
    "Hmong",
    "Igbo",
    "Ilocano",
    "Jamaican Patois",
    "Javanese",
    "Kashmiri",
    "Kikuyu",
    "Kinyarwanda",
    "Konkani",
    "Kurdish",
    "Lingala",
    "Luxembourgish",
    "Luganda",
    "Malagasy",
    "Manipuri",
    "Maori",
    "Mongolian",
    "Nigerian Pidgin",
    "Nyanja",
    "Odia",
    "Oromo",
    "Papiamento",
    "Pashto",
    "Quechua",
    "Samoan",
    "Sanskrit",
    "Scottish Gaelic",
    "Sepedi",
    "Shona",
    "Sindhi",
    "Somali",
    "Sotho",
    "Sundanese",
    "Tajik",
    "Tamazight",
    "Tetum",
    "Tibetan",
    "Tongan",
    "Tsonga",
    "Tswana",
    "Twi",
    "Uzbek",
    "Wolof",
    "Xhosa",
    "Khasi"
];
/**
 * The values of `LegacyBrandSortBy`.
 *
 * Order in which accounts are returned.
 */
export const legacyBrandSorts = [
    "NAME",
    "MOST_FOLLOWERS",
    "LEAST_FOLLOWERS",
    "MOST_VIEWS",
    "HIGHEST_ENGAGEMENT",
    "MOST_ACTIVE_ADS"
];
/**
 * The values of `DatePreset`.
 *
 * A period of days, given by name.
 */
export const datePresets = [
    "today",
    "yesterday",
    "last-3-days",
    "last-7-days",
    "this-week",
    "last-week",
    "last-14-days",
    "last-30-days",
    "this-month",
    "last-month",
    "last-3-months",
    "last-6-months",
    "year-to-date",
    "last-year"
];
/**
 * The values of `LandingPageMatch`.
 *
 * How `landingPage` is compared.
 */
export const landingPageMatches = [
    "contains",
    "equals"
];
/**
 * The values of `LegacyMediaSearchRequest["mode"]`.
 *
 * How to search. Both modes run a language model.
 */
export const legacyMediaSearchRequestModes = [
    "structured",
    "smart"
];
/**
 * The values of `LegacyInsightType`.
 *
 * What to group creatives by.
 */
export const legacyInsightTypes = [
    "USP",
    "HOOK",
    "TARGET_PERSONA",
    "MEDIA_MIX"
];
/**
 * The values of `LegacyClusterInsights["type"]`.
 *
 * The `type` requested.
 */
export const legacyClusterInsightsTypes = [
    "USP",
    "HOOK",
    "TARGET_PERSONA",
    "AD_ANGLE"
];
/**
 * The values of `IndexedAccount["status"]`.
 *
 * Whether the account was already in the index.
 */
export const indexedAccountStatuses = [
    "already_exists",
    "indexing"
];
