export { addressesOf, addressKey, readAddress, type Address } from "./address.ts";
export { clip, clipType } from "./clip.ts";
export { createCorpus, type Corpus, type CorpusOptions, type Progress } from "./corpus.ts";
export { keywordsOf } from "./keywords.ts";
export { createAccount, publishedBy, type Newcomer, type Published } from "./newcomer.ts";
export { createOwnCorpus } from "./own/index.ts";
export { accountPicture, creativePicture } from "./picture.ts";
export type { AccountRecord, CampaignRecord, ClusterRecord, CreativeRecord } from "./records.ts";
