import type { Child } from "hono/jsx";
import type { SiteFacts } from "../../page.ts";
import { href, type Place } from "../at.ts";
import { icon } from "./icon.ts";

/** What a page loads, in the order in which a browser needs it; styles of some pages alone come after that of all. */
export function Files({ at, assets, children }: { at: Place; assets: SiteFacts["assets"]; children: Child }) {
  const to = (target: string) => href(at, target);
  return (
    <>
      <link rel="stylesheet" href={to(assets.style)} />
      {children}
      <link rel="preload" href={to(assets.typeface)} as="font" type="font/woff2" crossorigin="anonymous" />
      <script src={to(assets.theme)} />
      <script src={to(assets.main)} type="module" />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}
