import { h } from "./dom.ts";
import { setting } from "./current.ts";
import { fetchFrom, rootOf } from "./mock.ts";

/** Whether a text in a response is the address of a picture that a mock draws, also the one in the page. */
export function isMockPicture(server: string, text: string): boolean {
  return setting.isMock(server) && text.startsWith(`${rootOf(server)}/assets/`) && text.endsWith(".svg");
}

/** Such a picture. It is asked for without a key, and stands in the page itself, whose policy allows no other host's. */
export async function mockPicture(server: string, address: string): Promise<HTMLElement> {
  const request = new Request(address, { credentials: "omit", referrerPolicy: "no-referrer" });
  const response = await fetchFrom(server, request);
  if (!response.ok) throw new Error(`the picture's server responded with ${response.status}`);
  const src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
  return h("img", { class: "tree-picture", alt: "Picture at this address", src });
}
