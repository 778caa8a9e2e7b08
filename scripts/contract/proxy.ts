#!/usr/bin/env node
/** `adintel-proxy`: as `npm run proxy`, judged by the contract's own validators alone, since Prism is 90 MB. */
import { main } from "../command.ts";
import { proxy } from "../proxy/command.ts";

await main(() => proxy(process.argv.slice(2)));
