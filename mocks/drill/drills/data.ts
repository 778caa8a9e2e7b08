import type { MockData } from "../../adintel/data/types.ts";

/** The only brand. */
export const account = "drills";

/** As little of a world as the calls need: two creatives to find, and two creators. */
export const data: MockData = {
  accounts: [
    { id: account, name: "Laufwerk" },
    { name: "Ada on the run", type: "CREATOR" },
    { name: "Ben goes uphill", type: "CREATOR" },
  ],
  creatives: [
    { brand: account, title: "Running shoes for rain", collabs: ["Ada on the run"] },
    { brand: account, title: "Running shoes for snow", collabs: ["Ben goes uphill"] },
  ],
};
