import { AdintelError, createClient } from "@adintel/client";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/v2",
  apiKey: process.env.ADINTEL_API_KEY,
});

try {
  await api.listAccountCollabs("no-such-account", { limit: 5 });
} catch (error) {
  if (!(error instanceof AdintelError)) throw error;
  switch (error.code) {
    case "brand_not_found":
      console.log("not in the index"); // not in the index
      break;
    case "invalid_request":
      for (const { path, message } of error.details ?? []) console.error(path, message);
      break;
    case "rate_limited":
      console.error("wait for", error.retryAfterSeconds, "seconds");
      break;
    default:
      throw error;
  }
}
