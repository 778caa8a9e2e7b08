import { emptyWorld } from "./empty-world.ts";
import { flaky } from "./flaky.ts";
import { gatewayDown } from "./gateway-down.ts";
import { newFieldsAndEnumValues } from "./newer.ts";
import { outOfCredits } from "./out-of-credits.ts";
import { ownData } from "./own-data.ts";
import { rateLimited } from "./rate-limited.ts";
import { sendsOneRequest } from "./request.ts";
import { slowAndReplaced, slowFromTheStart } from "./slow.ts";
import type { Story } from "./stage.ts";

/** What the page does in each preset of the mock, and on data of one's own. */
export const stories: Record<string, Story> = {
  "slow: shows placeholders until the first creatives come": slowFromTheStart,
  "slow: a newer search replaces one that is under way": slowAndReplaced,
  "outOfCredits: keeps what was loaded, and goes on when there are credits": outOfCredits,
  "rateLimited: counts the seconds down and asks again by itself": rateLimited,
  "flaky: a search that failed is made again": flaky,
  "emptyWorld: says that nothing matches, and clears the filters": emptyWorld,
  "sends one request with the filters chosen after a text is typed": sendsOneRequest,
  "newFieldsAndEnumValues: shows what it does not know in readable words": newFieldsAndEnumValues,
  "gatewayDown: says so when the page opens, and loads everything once the service is back": gatewayDown,
  "own data: shows exactly what the file has, and filters and sorts it": ownData,
};
