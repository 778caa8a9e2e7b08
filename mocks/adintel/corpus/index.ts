export { addressesOf, addressKey, readAddress, type AccountAddress } from "./makers/address.ts";
export { clip, clipType } from "./pictures/clip.ts";
export { createCorpus, type Corpus, type CorpusOptions, type Progress } from "./corpus.ts";
export { keywordsOf } from "./writing/keywords.ts";
export { createAccount, publishedBy, type Newcomer, type Published } from "./newcomer.ts";
export { createOwnCorpus } from "./own-corpus.ts";
export { accountPicture, creativePicture } from "./pictures/picture.ts";
export type { AccountRecord, CampaignRecord, ClusterRecord, CreativeRecord } from "./base/records.ts";
