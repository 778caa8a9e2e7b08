// Generated from openapi/v2 and openapi/shared by `npm run generate`. Do not edit.
/**
 * The values of `Gender`.
 *
 * Gender of a creator or of a person in a creative.
 */
export declare const genders: readonly ["male", "female", "other"];
/**
 * The values of `AgeRange`.
 *
 * Age, in years, of a creator or of a person in a creative.
 */
export declare const ageRanges: readonly ["0-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"];
/**
 * The values of `Ethnicity`.
 *
 * Ethnicity of a creator or of a person in a creative.
 */
export declare const ethnicities: readonly ["White", "Black", "Asian", "Hispanic", "Middle Eastern", "Indigenous", "Pacific Islander"];
/**
 * The values of `Language`.
 *
 * A language by its English name.
 */
export declare const languages: readonly ["English", "Spanish", "French", "German", "Italian", "Portuguese", "Russian", "Chinese", "Cantonese", "Japanese", "Korean", "Arabic", "Hindi", "Dutch", "Polish", "Turkish", "Vietnamese", "Thai", "Burmese", "Khmer", "Lao", "Indonesian", "Hebrew", "Swedish", "Norwegian", "Danish", "Finnish", "Farsi", "Fijian", "Greek", "Czech", "Hungarian", "Romanian", "Ukrainian", "Malay", "Tagalog", "Filipino", "Bengali", "Serbian", "Croatian", "Bulgarian", "Slovak", "Slovenian", "Estonian", "Latvian", "Lithuanian", "Persian", "Swahili", "Amharic", "Assamese", "Urdu", "Afrikaans", "Basque", "Catalan", "Icelandic", "Georgian", "Albanian", "Armenian", "Azerbaijani", "Bosnian", "Galician", "Gujarati", "Haitian Creole", "Kannada", "Kazakh", "Kyrgyz", "Latin", "Macedonian", "Malayalam", "Marathi", "Mizo", "Montenegrin", "Nepali", "Sinhala", "Tamil", "Telugu", "Tulu", "Punjabi", "Welsh", "Irish", "Maltese", "Yoruba", "Zulu", "ASL", "Asturian", "Bambara", "Belarusian", "Bhojpuri", "Bisaya", "Bodo", "Cebuano", "Chechen", "Cherokee", "Chichewa", "Coptic", "Cornish", "Dari", "Dhivehi", "Esperanto", "Ewe", "Faroese", "Frisian", "Guarani", "Hausa", "Hawaiian", "Hiligaynon", "Hmong", "Igbo", "Ilocano", "Jamaican Patois", "Javanese", "Kashmiri", "Kikuyu", "Kinyarwanda", "Konkani", "Kurdish", "Lingala", "Luxembourgish", "Luganda", "Malagasy", "Manipuri", "Maori", "Mongolian", "Nigerian Pidgin", "Nyanja", "Odia", "Oromo", "Papiamento", "Pashto", "Quechua", "Samoan", "Sanskrit", "Scottish Gaelic", "Sepedi", "Shona", "Sindhi", "Somali", "Sotho", "Sundanese", "Tajik", "Tamazight", "Tetum", "Tibetan", "Tongan", "Tsonga", "Tswana", "Twi", "Uzbek", "Wolof", "Xhosa", "Khasi"];
/**
 * The values of `Channel`.
 *
 * Where a creative runs.
 */
export declare const channels: readonly ["META_AD", "INSTAGRAM", "TIKTOK"];
/**
 * The values of `MediaFormat`.
 *
 * Ad format of a creative.
 */
export declare const mediaFormats: readonly ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"];
/**
 * The values of `DurationRange`.
 *
 * Running time of a creative.
 */
export declare const durationRanges: readonly ["0-10", "10-30", "30-60", "60+"];
/**
 * The values of `MediaStatus`.
 *
 * Whether a creative is still running.
 */
export declare const mediaStatuses: readonly ["ACTIVE", "INACTIVE", "ALL"];
/**
 * The values of `CreativeCategory`.
 *
 * Kind of creative, such as a testimonial or an unboxing.
 */
export declare const creativeCategories: readonly ["Announcement", "Before and After", "Brand Story", "Case Study", "Comparison", "Discount or Offer", "Explainer", "Founder Story", "Interface", "Meme", "Negative Review", "Press", "Question", "Quiz", "Quote", "Social Proof", "Testimonial", "Fake Interface", "Street Interview", "Unboxing", "GRWM", "Day in the life", "Storytime", "Skit", "Reply", "Text Overlay", "Greenscreen"];
/**
 * The values of `FunnelStage`.
 *
 * How much the audience of a creative already knows about the problem or the product.
 */
export declare const funnelStages: readonly ["UNAWARE", "PROBLEM_AWARE", "SOLUTION_AWARE", "PRODUCT_AWARE", "MOST_AWARE"];
/**
 * The values of `DatePreset`.
 *
 * A period of days, given by name.
 */
export declare const datePresets: readonly ["today", "yesterday", "last-3-days", "last-7-days", "this-week", "last-week", "last-14-days", "last-30-days", "this-month", "last-month", "last-3-months", "last-6-months", "year-to-date", "last-year"];
/**
 * The values of `LandingPageMatch`.
 *
 * How `landingPage` is compared.
 */
export declare const landingPageMatches: readonly ["contains", "equals"];
/**
 * The values of `MediaSortBy`.
 *
 * Order in which creatives are returned.
 */
export declare const mediaSorts: readonly ["MOST_RECENT", "OLDEST", "LONGEST_RUN", "MOST_IMPRESSIONS", "MOST_LIKES", "MOST_COMMENTS", "MOST_VIEWS", "HIGHEST_ENGAGEMENT", "HIGHEST_OUTLIER"];
/**
 * The values of `AccountType`.
 *
 * Whether an account is a brand or a creator.
 */
export declare const accountTypes: readonly ["BRAND", "CREATOR"];
/**
 * The values of `MediaKind`.
 *
 * Whether a creative is a video or an image.
 */
export declare const mediaKinds: readonly ["VIDEO", "IMAGE"];
/**
 * The values of `InsightType`.
 *
 * What to group creatives by.
 */
export declare const insightTypes: readonly ["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"];
/**
 * The values of `ClusterInsights["type"]`.
 *
 * The `type` requested.
 */
export declare const clusterInsightsTypes: readonly ["HOOK", "TARGET_PERSONA", "AD_ANGLE"];
/**
 * The values of `CampaignType`.
 *
 * Campaigns or offers.
 */
export declare const campaignTypes: readonly ["CAMPAIGN", "OFFER"];
/**
 * The values of `CampaignSortBy`.
 *
 * Order of campaigns and offers.
 */
export declare const campaignSorts: readonly ["MOST_RECENT", "HIGHEST_VELOCITY"];
/**
 * The values of `IndexedAccount["status"]`.
 *
 * Whether the account was already in the index.
 */
export declare const indexedAccountStatuses: readonly ["already_exists", "indexing"];
