// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
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
 * The values of `Channel`.
 *
 * Where a creative runs.
 */
export const channels = [
    "META_AD",
    "INSTAGRAM",
    "TIKTOK"
];
/**
 * The values of `MediaFormat`.
 *
 * Ad format of a creative.
 */
export const mediaFormats = [
    "DPA",
    "VIDEO",
    "CAROUSEL",
    "IMAGE",
    "DCO"
];
/**
 * The values of `DurationRange`.
 *
 * Running time of a creative.
 */
export const durationRanges = [
    "0-10",
    "10-30",
    "30-60",
    "60+"
];
/**
 * The values of `MediaStatus`.
 *
 * Whether a creative is still running.
 */
export const mediaStatuses = [
    "ACTIVE",
    "INACTIVE",
    "ALL"
];
/**
 * The values of `CreativeCategory`.
 *
 * Kind of creative, such as a testimonial or an unboxing.
 */
export const creativeCategories = [
    "Announcement",
    "Before and After",
    "Brand Story",
    "Case Study",
    "Comparison",
    "Discount or Offer",
    "Explainer",
    "Founder Story",
    "Interface",
    "Meme",
    "Negative Review",
    "Press",
    "Question",
    "Quiz",
    "Quote",
    "Social Proof",
    "Testimonial",
    "Fake Interface",
    "Street Interview",
    "Unboxing",
    "GRWM",
    "Day in the life",
    "Storytime",
    "Skit",
    "Reply",
    "Text Overlay",
    "Greenscreen"
];
/**
 * The values of `FunnelStage`.
 *
 * How much the audience of a creative already knows about the problem or the product.
 */
export const funnelStages = [
    "UNAWARE",
    "PROBLEM_AWARE",
    "SOLUTION_AWARE",
    "PRODUCT_AWARE",
    "MOST_AWARE"
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
 * The values of `MediaSortBy`.
 *
 * Order in which creatives are returned.
 */
export const mediaSorts = [
    "MOST_RECENT",
    "OLDEST",
    "LONGEST_RUN",
    "MOST_IMPRESSIONS",
    "MOST_LIKES",
    "MOST_COMMENTS",
    "MOST_VIEWS",
    "HIGHEST_ENGAGEMENT",
    "HIGHEST_OUTLIER"
];
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
 * The values of `MediaKind`.
 *
 * Whether a creative is a video or an image.
 */
export const mediaKinds = [
    "VIDEO",
    "IMAGE"
];
/**
 * The values of `InsightType`.
 *
 * What to group creatives by.
 */
export const insightTypes = [
    "HOOK",
    "TARGET_PERSONA",
    "AD_ANGLE",
    "MEDIA_MIX"
];
/**
 * The values of `ClusterInsights["type"]`.
 *
 * The `type` requested.
 */
export const clusterInsightsTypes = [
    "HOOK",
    "TARGET_PERSONA",
    "AD_ANGLE"
];
/**
 * The values of `CampaignType`.
 *
 * Campaigns or offers.
 */
export const campaignTypes = [
    "CAMPAIGN",
    "OFFER"
];
/**
 * The values of `CampaignSortBy`.
 *
 * Order of campaigns and offers.
 */
export const campaignSorts = [
    "MOST_RECENT",
    "HIGHEST_VELOCITY"
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
