import { testForwarding } from "../forwarding.ts";
import { createForward } from "./back-end/server/forward.ts";

testForwarding("", async (url) => createForward({ url, apiKey: "mock_live_demo" }));
