import { currentVersion, documents, type Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { forEachVersion, versions } from "../../scripts/lib/versions.ts";

/** The key that is meant where none is named, and of all requests where the documents name no key. */
export const demoKey = "mock_live_demo";

/** Keys as the documents have them sent: in a header, perhaps behind a scheme, whose case does not matter (RFC 9110, section 11.1). */
const places = forEachVersion((version) => {
  const key: { header: string; scheme: string | null } | null = documents[version].key;
  const prefix = key?.scheme ? `${key.scheme} ` : "";
  const value = new RegExp(`^${prefix && `${prefix}+`}([\\w.~+/-]+=*)$`, "i");
  return key && { header: key.header, prefix, value };
});

/** Whether any version takes a key. */
export const takesKey = versions.some((version) => places[version]);

/** The key of a request to a version: `defaultKey` if it sends none, `undefined` if what it sends is no key. */
export function keyOf(
  request: HonoRequest,
  version: Version,
  defaultKey: string | null = null,
): string | undefined {
  const place = places[version];
  if (!place) return demoKey;
  const sent = request.header(place.header);
  return sent === undefined ? (defaultKey ?? undefined) : place.value.exec(sent)?.[1];
}

/** How what stands before the key of a request differs from the scheme as it is documented. */
export function prefixOf(request: HonoRequest, version: Version): { isCased: boolean; isSpaced: boolean } {
  const { header = "", prefix = "" } = places[version] ?? {};
  const sent = request.header(header) ?? "";
  const written = sent.slice(0, prefix.length);
  return {
    isCased: written !== prefix && written.toLowerCase() === prefix.toLowerCase(),
    isSpaced: prefix !== "" && sent[prefix.length] === " ",
  };
}

/** The header that has a key in it, such as `Authorization: Bearer KEY`; none where the documents name no key. */
export function headersOfKey(key: string, version: Version = currentVersion): Record<string, string> {
  const place = places[version];
  return place ? { [place.header]: place.prefix + key } : {};
}
