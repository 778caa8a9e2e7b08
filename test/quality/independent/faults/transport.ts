import type { Family, Fault } from "../faults.ts";
import type { Turn } from "../hooks.ts";
import { answering, failure, family, fault, type About } from "./make.ts";

const places = ["v2/searchMedia", "v2/getInsights", "v2/listCollabs", "v1/searchBrands", "v2/getAccount"];

function every(turns: number): (turn: Turn) => boolean {
  return ({ count }) => count % turns === 0;
}

const at = (operation: string) => (turn: Turn) => turn.operation?.id === operation;

type When = (turn: Turn) => boolean;

function fails(id: string, what: string, when: When, about: About = {}): Fault {
  return fault(
    `${id}-500`,
    `${what} fails with 500.`,
    { answer: (answer, _, turn) => (when(turn) ? failure : answer) },
    about,
  );
}

function isCut(id: string, what: string, when: When, about: About = {}): Fault {
  return fault(
    `${id}-cut`,
    `The connection of ${what} is cut.`,
    {
      before(turn) {
        if (when(turn)) throw new TypeError("The connection was cut.");
      },
    },
    about,
  );
}

function isTruncated(id: string, what: string, when: When, about: About = {}): Fault {
  return fault(
    `${id}-truncated`,
    `The body of ${what} ends in the middle.`,
    {
      async send(response, turn) {
        if (!when(turn)) return response;
        const text = await response.text();
        return new Response(text.slice(0, text.length / 2), response);
      },
    },
    about,
  );
}

function breaks(id: string, what: string, when: When, about: About = {}): Fault {
  return fault(
    `${id}-broken-stream`,
    `The body of ${what} breaks off with an error.`,
    {
      async send(response, turn) {
        if (!when(turn) || !response.body) return response;
        const bytes = new Uint8Array(await response.arrayBuffer());
        let half = false;
        const stream = new ReadableStream<Uint8Array>({
          pull(controller) {
            if (half) controller.error(new TypeError("The connection was cut."));
            else controller.enqueue(bytes.slice(0, bytes.length / 2));
            half = true;
          },
        });
        return new Response(stream, response);
      },
    },
    about,
  );
}

function isSlow(id: string, what: string, seconds: number, when: When, operation?: string): Fault {
  return fault(
    `${id}-slow`,
    `The response to ${what} takes ${seconds} seconds.`,
    { before: async (turn) => (when(turn) ? turn.wait(seconds * 1000) : undefined) },
    { ...(operation && { at: operation }), findable: "how long a response may take is not stated" },
  );
}

/** What goes wrong on the way. */
export const transportFamilies: readonly Family[] = [
  family("transport", [
    fails("one-in-five", "One request in five", every(5)),
    fails("one-in-twelve", "One request in twelve", every(12)),
    isCut("one-in-five", "one request in five", every(5)),
    isCut("one-in-twelve", "one request in twelve", every(12)),
    isTruncated("one-in-five", "one response in five", every(5)),
    isTruncated("one-in-twelve", "one response in twelve", every(12)),
    breaks("one-in-twelve", "one response in twelve", every(12)),
    fails("second-after-another", "Every second request", every(2)),
    ...places.flatMap((place) => [
      fails(place, "The operation", at(place), { at: place }),
      isCut(place, "the operation", at(place), { at: place }),
      isTruncated(place, "the operation", at(place), { at: place }),
    ]),
    breaks("v2/searchMedia", "the operation", at("v2/searchMedia"), { at: "v2/searchMedia" }),
    isSlow("v2/getInsights", "the operation", 90, at("v2/getInsights"), "v2/getInsights"),
    isSlow("one-in-five", "one request in five", 20, every(5)),
    fails("one-in-fifteen", "One request in fifteen", every(15), {
      findable: "one request in fifteen may be within what any service fails at",
    }),
    fault("empty-body", "Successful responses of POST /media have no body.", {
      send: (response, { operation }) =>
        response.ok && operation?.id === "v2/searchMedia"
          ? new Response(null, { headers: response.headers })
          : response,
    }),
    fault("trailing-text", "Text follows the JSON of a response.", {
      send: async (response) =>
        response.body === null ? response : new Response(`${await response.text()}\n-- end`, response),
    }),
    fault(
      "error-says-success",
      "A failure of insights has the status 200 and an `error`.",
      answering("v2/getInsights", () => ({ ...failure, status: 200 })),
    ),
    fault(
      "redirect",
      "GET /taxonomies is redirected.",
      answering("v2/searchTaxonomies", () => ({
        status: 302,
        headers: { Location: "/v3/taxonomies" },
        body: undefined,
      })),
    ),
  ]),
];
