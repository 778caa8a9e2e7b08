import { channels, mediaFormats } from "@adintel/client/values";
import { createMock, DataError, type MockData } from "@adintel/mock";
import { expect, test } from "vitest";

const now = Date.UTC(2026, 10, 20, 13, 37);

/** What is wrong with data; it need not have its type, since files do not. */
function mistakesIn(data: unknown): string[] {
  try {
    createMock({ data: data as MockData, now, tick: () => 0 });
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.message.split("\n");
    throw error;
  }
}

const inCreative = (creative: object) => mistakesIn({ creatives: [creative] });
const inAccount = (account: object) => mistakesIn({ accounts: [account], creatives: [] });

test.for<[unknown, string]>([
  [null, "must be an object with accounts or creatives"],
  [[], "must be an object with accounts or creatives"],
  [{ creativs: [] }, "creativs: is not a known field; did you mean creatives?"],
  [{ accounts: {} }, "accounts: must be an array"],
  [{ creatives: null }, "creatives: must not be null; leave it out"],
  [{ accounts: [5] }, "accounts[0]: must be an object"],
  [{ seed: 1.5 }, "seed: must be a whole number"],
  [{ now: "soon" }, "now: must be a date such as 2026-11-20 or 2026-11-20T09:30:00Z"],
])("data as a whole: %j", ([data, message]) => expect(mistakesIn(data)).toEqual([message]));

test.for<[object, string]>([
  [{ type: "SHOP" }, "type: must be one of BRAND, CREATOR"],
  [{ nmae: "x" }, "nmae: is not a known field; did you mean name?"],
  [{ type: "BRAND", gender: "female" }, "gender: is a field of creators; add type: CREATOR"],
  [{ type: "CREATOR", likes: 5 }, "likes: is a field of brands only"],
  [{ type: "CREATOR", gender: "f" }, "gender: must be one of male, female, other"],
  [{ name: 5 }, "name: must be a string"],
  [{ name: " " }, "name: must not be empty"],
  [{ name: null }, "name: must not be null; leave it out"],
  [{ id: "a/b" }, "id: must be an id of letters, digits and - . _ ~ :"],
  [{ verified: "yes" }, "verified: must be a boolean"],
  [{ igFollowers: "many" }, "igFollowers: must be a number or null"],
  [{ igFollowers: -1 }, "igFollowers: must be at least 0"],
  [{ igUsername: null, igFollowers: 3 }, "igFollowers: must be null, since igUsername is"],
  [{ language: "Germna" }, "language: must be one of the allowed values; did you mean German?"],
  [{ taxonomy: "Kettles" }, "taxonomy: must be an array"],
  [
    { websiteUrl: "nowhere" },
    "websiteUrl: must be the address of a website, such as https://kettles.example",
  ],
])("an account: %j", ([account, message]) => {
  expect(inAccount(account)).toEqual([`accounts[0].${message}`]);
});

test("an unknown trade lists those that there are", () => {
  expect(inAccount({ trade: "kitchens" })).toEqual([
    expect.stringMatching(/^accounts\[0\]\.trade: must be one of .*\bkitchen\b/),
  ]);
});

test.for<[object, string]>([
  [{ tittle: "x" }, "tittle: is not a known field; did you mean title?"],
  [{ format: "VIDEO" }, "format: is not a known field; did you mean type?"],
  [{ channel: ["TIKTOK"] }, "channel: is not a known field; did you mean platforms?"],
  [{ type: "GIF" }, `type: must be one of ${mediaFormats.join(", ")}`],
  [{ platforms: ["TIKTOK", "RADIO"] }, `platforms[1]: must be one of ${channels.join(", ")}`],
  [{ status: "ALL" }, "status: must be ACTIVE or INACTIVE"],
  [{ title: 5 }, "title: must be a string or null"],
  [{ urls: null }, "urls: must not be null; leave it out"],
  [{ ugcCharacter: { gender: "x" } }, "ugcCharacter.gender: must be one of male, female, other"],
  [{ ugcCharacter: { age: 5 } }, "ugcCharacter.age: is not a known field"],
  [{ viewCount: -5 }, "viewCount: must be at least 0"],
  [{ viewCount: 5, likeCount: 6 }, "likeCount: must be at most viewCount, 5"],
  [{ impressionPercentile: 101 }, "impressionPercentile: must be at most 100"],
  [{ impressions: 5, lowImpressions: false }, "lowImpressions: must be true, since impressions is 5"],
  [{ type: "VIDEO", mediaType: "IMAGE" }, "mediaType: must be VIDEO, as type is"],
  [
    { type: "IMAGE", durationInSeconds: 5 },
    "durationInSeconds: must be left out, since images have no duration",
  ],
  [{ type: "VIDEO", carouselCount: 5 }, "carouselCount: must be left out, since type is VIDEO"],
  [{ platforms: ["TIKTOK"], crossposted: true }, "crossposted: must be false, since platforms has 1"],
  [
    { collabs: ["Odalys"], partnershipAd: false },
    "partnershipAd: must be true, since collabs tags a creator",
  ],
  [{ startAt: "last week" }, "startAt: must be a date such as 2026-11-20 or 2026-11-20T09:30:00Z"],
  [{ startAt: "2026-02-31" }, "startAt: must be a date such as 2026-11-20 or 2026-11-20T09:30:00Z"],
  [{ startAt: "2026-11-21" }, "startAt: must not be after the mock's time, 2026-11-20T13:37:00.000Z"],
  [{ startAt: "2026-11-12", endAt: "2026-11-11" }, "endAt: must not be before startAt"],
  [
    { startAt: "2026-11-10", endAt: "2026-11-12", daysRun: 4 },
    "daysRun: must be 2, the days from startAt to endAt",
  ],
  [{ startAt: "2026-11-10", daysRun: 30 }, "daysRun: must be at most 10, the days since startAt"],
  [{ endAt: "2026-11-10", status: "ACTIVE" }, "status: must be INACTIVE, since endAt is given"],
  [{ endAt: null, status: "INACTIVE" }, "status: must be ACTIVE, since endAt is null"],
  [
    { clusters: { HOOKS: "x" } },
    "clusters.HOOKS: is not a known type; the types are HOOK, TARGET_PERSONA, AD_ANGLE, USP",
  ],
  [{ clusters: { HOOK: { tags: [] } } }, "clusters.HOOK.label: must be a string"],
  [{ collabs: [{}] }, "collabs[0]: must be the name, handle or id of an account"],
  [{ brand: {} }, "brand: must have a name or an id"],
])("a creative: %j", ([creative, message]) => {
  expect(inCreative(creative)).toEqual([`creatives[0].${message}`]);
});

test("a campaign", () => {
  const campaign = { title: "", type: "SALE", startAt: "2027-01-01", mediaCount: "2", mediaCont: 2 };
  expect(mistakesIn({ campaigns: [campaign] })).toEqual([
    "campaigns[0].title: must not be empty",
    "campaigns[0].type: must be one of CAMPAIGN, OFFER",
    expect.stringMatching(/^campaigns\[0\]\.startAt: must be a date .*, not after the mock's time/),
    "campaigns[0].mediaCount: must be a number",
    "campaigns[0].mediaCont: is not a known field; did you mean mediaCount?",
  ]);
});

test("what refers to an account must find one", () => {
  const accounts = [{ name: "Kupfer & Korn" }, { name: "Twin", id: "t-1" }, { name: "Twin", id: "t-2" }];
  const creatives = [
    { brand: "kupfer & korn" },
    { brand: "t-2" },
    { brand: "Kupfer & Corn" },
    { brand: "Nobody" },
    { brand: "Twin" },
    {},
    { brand: null, accountId: "t-1", collabs: ["Nobody"] },
    { brand: { id: "t-1", igFollowers: 5 } },
  ];
  expect(mistakesIn({ accounts, creatives })).toEqual([
    "creatives[2].brand: there is no account Kupfer & Corn; did you mean Kupfer & Korn?",
    "creatives[3].brand: there is no account Nobody; add it to accounts",
    "creatives[4].brand: Twin is the name of 2 accounts; use the id",
    "creatives[5]: must name its account, since there are 3",
    "creatives[6].collabs[0]: there is no account Nobody; add it to accounts",
    "creatives[7].brand.igFollowers: must be listed under accounts, since the data has accounts",
  ]);
});

test("no id is given twice", () => {
  expect(
    mistakesIn({
      accounts: [{ id: "1" }, { id: "2", platformId: "1" }],
      creatives: [
        { brand: "1", id: "a" },
        { brand: "2", id: "a" },
      ],
    }),
  ).toEqual([
    "accounts[1].platformId: 1 is already used by accounts[0].id",
    "creatives[1].id: a is already used by creatives[0].id",
  ]);
});

test("what a row's brand says of its account is checked too", () => {
  expect(mistakesIn({ creatives: [{ brand: { name: "Kupfer", igFollowers: "3" } }] })).toEqual([
    "creatives[0].brand.igFollowers: must be a number or null",
  ]);
});

test("all mistakes are listed, up to twenty", () => {
  const lines = mistakesIn({ creatives: Array.from({ length: 23 }, () => ({ title: 5 })) });
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe("and 3 more");
});

test("null stands for what is not known, where rows may have it", () => {
  const creative = {
    title: null,
    type: null,
    mediaType: null,
    url: null,
    thumbnailUrl: null,
    width: null,
    height: null,
    durationInSeconds: null,
    hook: null,
    summary: null,
    coreAngle: null,
    targetPersona: null,
    startAt: null,
    ugcCharacter: null,
    endAt: null,
    daysRun: null,
    carouselCount: null,
    viewCount: null,
    likeCount: null,
    commentCount: null,
    impressionPercentile: null,
    impressionsText: null,
    painPoints: null,
  };
  const data: MockData = { creatives: [{ ...creative, urls: [] }] };
  const [exported] = createMock({ data, now, tick: () => 0 }).world.export().creatives ?? [];
  const { url: _, thumbnailUrl: __, ...shown } = creative;
  expect(exported).toMatchObject({ ...shown, url: null, urls: [], thumbnailUrl: null });
});
