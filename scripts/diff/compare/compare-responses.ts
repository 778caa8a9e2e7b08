import { compareContent, compareDescribed } from "./compare-content.ts";
import { compareFreeRefusals } from "./compare-meaning.ts";
import { compareNotes, notesIn } from "./compare-notes.ts";
import { type Place, placesAt } from "../model/place.ts";
import { compareBodyLimits } from "./compare-terms.ts";
import { finding, type Finding } from "../model/rules.ts";

/** Compares the responses of an operation, status by status as they are written (`404`, `4XX`, `default`). */
export function compareResponses(before: Place, after: Place): Finding[] {
  const [old, now] = [placesAt(before, "responses"), placesAt(after, "responses")];
  const found: Finding[] = [];
  for (const [status, response] of now) {
    const was = old.get(status);
    if (was) {
      found.push(...compareResponse(was, response, status));
      continue;
    }
    const rule = /^[23]/.test(status) ? "response-success-status-added" : "response-error-status-added";
    found.push(finding(rule, response.pointer, `${status} is a new status.`, { after: status }));
  }
  for (const [status, response] of old) {
    if (now.has(status)) continue;
    const message = `${status} is no longer among the statuses.`;
    found.push(finding("response-status-removed", response.pointer, message, { before: status }));
  }
  const both = [...now].flatMap(([status, response]) => {
    const was = old.get(status);
    return was ? [{ status, before: was, after: response }] : [];
  });
  return [...found, ...compareFreeRefusals(before, after, both)];
}

function compareResponse(before: Place, after: Place, status: string): Finding[] {
  const name = `the ${status} response`;
  return [
    ...compareNotes(notesIn(before), notesIn(after), name),
    ...compareBodyLimits(before, after),
    ...compareHeaders(before, after),
    ...compareContent(before, after, "response", `the body of ${name}`),
  ];
}

function compareHeaders(before: Place, after: Place): Finding[] {
  const [old, now] = [headersIn(before), headersIn(after)];
  const found: Finding[] = [];
  for (const [key, { name, header }] of now) {
    const was = old.get(key);
    if (!was) found.push(finding("response-header-added", header.pointer, `The header ${name} is new.`));
    else found.push(...compareHeader(was.header, header, `the header ${name}`));
  }
  for (const [key, { name, header }] of old) {
    if (!now.has(key))
      found.push(finding("response-header-removed", header.pointer, `The header ${name} was removed.`));
  }
  return found;
}

function compareHeader(before: Place, after: Place, name: string): Finding[] {
  const found = compareDescribed(before, after, "response", name);
  const [was, is] = [before.value["required"] === true, after.value["required"] === true];
  if (was !== is) {
    const rule = is ? "response-header-became-required" : "response-header-became-optional";
    found.push(finding(rule, after.pointer, `${name} became ${is ? "required" : "optional"}.`));
  }
  return found;
}

/** Header names have no case. Content-Type is for `content` to describe (OpenAPI 3.1, 4.8.17). */
function headersIn(response: Place): Map<string, { name: string; header: Place }> {
  const headers = [...placesAt(response, "headers")].map(
    ([name, header]) => [name.toLowerCase(), { name, header }] as const,
  );
  return new Map(headers.filter(([key]) => key !== "content-type"));
}
