/** What knows this API, for everything else: nothing outside this folder imports another file of it. */
export { cardsIn } from "./cards.ts";
export { createContent, recordsIn } from "./content/content.ts";
export { checkCorpusOptions } from "./content/corpus-options.ts";
export { demoKey } from "../http/api-key.ts";
export { createKeys, type DemoKey } from "./content/keys.ts";
export { libraryFor, libraryOf, sizeOf, type Library } from "./content/library.ts";
export { maxDataBytes, readSandbox, startOf, type SandboxDefaults } from "./content/read-sandbox.ts";
export { checkExtentInAll, createLibraries, isApart } from "./content/sandbox-libraries.ts";
export type { CorpusOptions, Progress } from "./corpus/index.ts";
export type {
  AccountData,
  CampaignData,
  CheckedData,
  ClusterData,
  CreativeData,
  MockData,
} from "./corpus/own/data.ts";
export { checkData } from "./data/check/check.ts";
export { dataInHar } from "./data/har.ts";
export { exportJson, exportWorld } from "./data/export.ts";
export { handlers } from "./handlers/index.ts";
export { addPictures, sandboxAssets } from "./pictures.ts";
export { rules } from "./readings/rules.ts";
export { places } from "./places.ts";
export { sampleCalls, sampleData } from "./sample-calls.ts";
export { addStills } from "./stills.ts";
