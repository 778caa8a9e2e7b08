import type { MediaSearchFields } from "@adintel/client/types";
import { send, type Sent } from "./load.ts";

export interface Sample {
  name: string;
  sent: Sent;
  status: number;
}

/** The simulator and Prism both respond to it with 200. */
export const firstRequest: Sent = search({ query: "new", limit: 25 });

/** A request that is rejected before any record is needed. */
export const rejectedRequest: Sent = search({ limit: "many" });

/** A search with several filters that most creatives of an account match. */
function filteredSearch(accountId: string): MediaSearchFields {
  return {
    accountId,
    channel: ["META_AD", "INSTAGRAM"],
    format: ["VIDEO", "IMAGE", "CAROUSEL", "DCO"],
    minDaysRun: 3,
    sortBy: "MOST_IMPRESSIONS",
    limit: 25,
  };
}

/** The account of the first creative that has one. */
function accountIn(body: string): string {
  const { media }: { media: { brand: { id: string } | null }[] } = JSON.parse(body);
  const id = media.find(({ brand }) => brand)?.brand?.id;
  if (id === undefined) throw new Error("no creative in the first response names its account");
  return id;
}

export function search(fields: object): Sent {
  return { method: "POST", path: "/v2/media", body: JSON.stringify(fields) };
}

/** The requests to measure, for an account of the simulator at `url`. */
export async function samples(url: string): Promise<Sample[]> {
  const { body } = await send(url, firstRequest);
  const accountId = accountIn(body);
  return [
    { name: "POST /media, filters, 25 rows", sent: search(filteredSearch(accountId)), status: 200 },
    {
      name: "GET /account/{id}/collabs",
      sent: { method: "GET", path: `/v2/account/${accountId}/collabs?limit=10` },
      status: 200,
    },
    { name: "POST /media, rejected with 400", sent: search({ accountId, limit: "many" }), status: 400 },
  ];
}
