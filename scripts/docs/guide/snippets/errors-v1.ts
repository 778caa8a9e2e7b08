import { AdintelError, createClient } from "@adintel/client/v1";

const api = createClient({
  baseUrl: "http://127.0.0.1:4010/api/v1",
  apiKey: process.env.ADINTEL_API_KEY,
});

try {
  await api.getBrand("no-such-brand");
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
