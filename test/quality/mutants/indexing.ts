import { errorResponse } from "../../../mocks/http/errors.ts";
import { respond } from "../../../mocks/http/json.ts";
import { mutant, type Mutant } from "./mutant.ts";
import { around, changeBody, type Change, type Row } from "./wrap.ts";

/** What nobody may ask a stranger's server for: that it adds accounts of others. */
export const indexing: readonly Mutant[] = [
  mutant({
    id: "meaning/index-new-exists",
    operation: "v2/indexAccount",
    what: "An address that is new is `already_exists`.",
    needsControls: true,
    change: changeBody((body: Row) => ({ ...body, status: "already_exists" })),
  }),
  mutant({
    id: "meaning/index-profile-refused",
    operation: "v2/indexAccount",
    what: "Addresses of Instagram profiles are refused.",
    needsControls: true,
    change: refusing((url) => url.includes("instagram.com")),
  }),
  mutant({
    id: "meaning/v1-index-profile-refused",
    operation: "v1/indexBrand",
    what: "Addresses of TikTok profiles are refused.",
    needsControls: true,
    change: refusing((url) => url.includes("tiktok.com")),
  }),
  mutant({
    id: "validation/v1-index-url-at-maximum",
    operation: "v1/indexBrand",
    what: "`websiteUrl` of exactly 2,048 characters is refused.",
    needsControls: true,
    change: refusing((url) => url.length === 2_048),
  }),
];

function refusing(isRefused: (url: string) => boolean): Change {
  return around((next, { request, body }) =>
    isRefused(String(body["websiteUrl"]))
      ? respond(
          errorResponse({
            error: "invalid_request",
            details: [{ path: "websiteUrl", message: "is not accepted" }],
          }),
        )
      : next(request),
  );
}
