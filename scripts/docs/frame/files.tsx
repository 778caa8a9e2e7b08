import type { Child } from "hono/jsx";
import type { SiteFacts } from "../model/page.ts";
import { href, type Place } from "../model/page-context.ts";
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
      <script src={to(assets.main)} defer />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}

/** Folders in which the site may be, as an address that leads nowhere sees them: the host's root, and those around it. */
const folders = ["/", "", "../", "../../", "../../../"];

/** The same for a page that is sent for any address, and does not know where the site is. One of each kind is found. */
export function FilesAnywhere({ at, assets }: { at: Place; assets: SiteFacts["assets"] }) {
  return (
    <>
      {folders.map((folder) => (
        <link rel="stylesheet" href={`${folder}${assets.style}`} />
      ))}
      <link rel="stylesheet" href={href(at, assets.guideStyle)} />
      {folders.map((folder) => (
        <script src={`${folder}${assets.findSite}`} data-next={`${assets.theme} ${assets.main}`} defer />
      ))}
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}
