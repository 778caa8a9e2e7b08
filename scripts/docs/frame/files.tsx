import type { Child } from "hono/jsx";
import type { SiteFacts } from "../model/page.ts";
import { href, type PageContext } from "../model/page-context.ts";
import { iconAddress } from "../../lib/style-tokens.mjs";

interface FilesProps {
  at: PageContext;
  assets: SiteFacts["assets"];
}

/** What a page loads, in the order in which a browser needs it; styles of some pages alone come after that of all. */
export function Files({ at, assets, children }: FilesProps & { children: Child }) {
  const to = (target: string) => href(at, target);
  return (
    <>
      <link rel="stylesheet" href={to(assets.style)} />
      {children}
      <link rel="preload" href={to(assets.typeface)} as="font" type="font/woff2" crossorigin="anonymous" />
      <script src={to(assets.theme)} />
      <script src={to(assets.main)} defer />
      <link rel="icon" href={iconAddress} type="image/svg+xml" />
    </>
  );
}

/** Folders in which the site may be, as an address that leads nowhere sees them: the host's root, and those around it. */
const folders = ["/", "", "../", "../../", "../../../"];

/** The same for a page that is sent for any address, and does not know where the site is. One of each kind is found. */
export function FilesAnywhere({ at, assets }: FilesProps) {
  return (
    <>
      {folders.map((folder) => (
        <link rel="stylesheet" href={`${folder}${assets.style}`} />
      ))}
      <link rel="stylesheet" href={href(at, assets.guideStyle)} />
      {folders.map((folder) => (
        <script src={`${folder}${assets.findSite}`} data-next={`${assets.theme} ${assets.main}`} defer />
      ))}
      <link rel="icon" href={iconAddress} type="image/svg+xml" />
    </>
  );
}

/** What a browser may load: what the site itself has, and the server that a reader tries a call against. */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src *",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
