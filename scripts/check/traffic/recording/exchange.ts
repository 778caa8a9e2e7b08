import type { Version } from "@adintel/client/operations";
import { readResponse } from "../../contract/envelope.ts";
import { parseJson } from "../../contract/fields.ts";
import { credentials, keyIn } from "../../contract/table.ts";
import type { Exchange } from "../../http/exchange.ts";
import type { OperationMatch } from "./places.ts";
import { headerOf, type Pair, type Recorded } from "./recorded.ts";

/** An exchange with an operation, and what of it was not recorded. */
export interface Entry {
  exchange: Exchange;
  file: string;
  recorded: Recorded;
  found: OperationMatch;
  /** The file does not say what was sent, so that nothing can be said of what is returned for it. */
  isRequestUnknown: boolean;
  isBodyUnknown: boolean;
  areHeadersUnknown: boolean;
  /** When it began, in milliseconds since 1970. */
  at: number | undefined;
}

/** A recorded exchange as the check reads it. */
export function entryOf(recorded: Recorded, file: string, found: OperationMatch): Entry {
  const { method, url, requestText, status, responseHeaders, responseText, startedAt, took } = recorded;
  const { version, operation, path } = found;
  const headers = new Headers();
  for (const [name, value] of responseHeaders ?? []) append(headers, name, value);
  const isSentUnknown = operation.requestBody !== null && requestText === undefined;
  const isJson = !requestText || parseJson(requestText) !== undefined;
  return {
    exchange: {
      sending: { version, operation, path, method },
      method,
      url,
      requestHeaders: shownHeaders(version, recorded.requestHeaders),
      requestText: requestText === "" ? undefined : requestText,
      status,
      headers,
      text: responseText ?? "",
      body: readResponse(found, status, responseText ?? ""),
      // A date in Retry-After is compared with it; without a time, any date will do.
      receivedAt: startedAt === undefined ? 0 : startedAt + took,
    },
    file,
    recorded,
    found,
    at: startedAt,
    isRequestUnknown: isSentUnknown || !isJson,
    isBodyUnknown: responseText === undefined,
    areHeadersUnknown: responseHeaders === undefined,
  };
}

/** A file may have what no header can carry; tools join several of one name by line breaks. */
function append(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value.replaceAll(/[\r\n\0]+/g, ", "));
  } catch {
    // A name that is none says nothing of the API.
  }
}

/** What a request needs to be sent again; cookies and the like stay in the file. */
function shownHeaders(version: Version, headers: readonly Pair[]): Record<string, string> {
  const type = headerOf(headers, "Content-Type");
  const { header } = keyIn[version] ?? {};
  const hasKey = header !== undefined && headerOf(headers, header) !== undefined;
  return {
    ...(hasKey && { [header]: credentials(version, "$API_KEY") }),
    ...(type !== undefined && { "Content-Type": type }),
  };
}
