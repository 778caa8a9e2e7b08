/** The values that the specification lists, and nothing else. */

export const channels = ["META_AD", "INSTAGRAM", "TIKTOK"] as const;
export const formats = ["DPA", "VIDEO", "CAROUSEL", "IMAGE", "DCO"] as const;
export const durations = ["0-10", "10-30", "30-60", "60+"] as const;
export const statuses = ["ACTIVE", "INACTIVE", "ALL"] as const;
export const funnelStages = [
  "UNAWARE",
  "PROBLEM_AWARE",
  "SOLUTION_AWARE",
  "PRODUCT_AWARE",
  "MOST_AWARE",
] as const;
export const mediaSorts = [
  "MOST_RECENT",
  "OLDEST",
  "LONGEST_RUN",
  "MOST_IMPRESSIONS",
  "MOST_LIKES",
  "MOST_COMMENTS",
  "MOST_VIEWS",
  "HIGHEST_ENGAGEMENT",
  "HIGHEST_OUTLIER",
] as const;
export const accountSorts = [
  "NAME",
  "MOST_FOLLOWERS",
  "LEAST_FOLLOWERS",
  "MOST_VIEWS",
  "HIGHEST_ENGAGEMENT",
  "MOST_ACTIVE_ADS",
] as const;
export const campaignSorts = ["MOST_RECENT", "HIGHEST_VELOCITY"] as const;
export const campaignTypes = ["CAMPAIGN", "OFFER"] as const;
export const accountTypes = ["BRAND", "CREATOR"] as const;
export const modes = ["ids", "brand_name", "smart"] as const;
export const mediaModes = ["structured", "smart"] as const;
export const insightTypes = ["HOOK", "TARGET_PERSONA", "AD_ANGLE", "MEDIA_MIX"] as const;
export const insightTypesV1 = ["USP", "HOOK", "TARGET_PERSONA", "MEDIA_MIX"] as const;
export const genders = ["male", "female", "other"] as const;
export const matches = ["contains", "equals"] as const;
export const ageRanges = ["0-18", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
export const ethnicities = [
  "White",
  "Black",
  "Asian",
  "Hispanic",
  "Middle Eastern",
  "Indigenous",
  "Pacific Islander",
] as const;
export const presets = [
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
  "last-year",
] as const;
export const categories =
  "Announcement, Before and After, Brand Story, Case Study, Comparison, Discount or Offer, Explainer, Founder Story, Interface, Meme, Negative Review, Press, Question, Quiz, Quote, Social Proof, Testimonial, Fake Interface, Street Interview, Unboxing, GRWM, Day in the life, Storytime, Skit, Reply, Text Overlay, Greenscreen".split(
    ", ",
  );
