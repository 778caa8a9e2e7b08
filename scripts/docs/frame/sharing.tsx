import type { PageFacts, SiteFacts } from "../model/page.ts";

/** The picture that a link to the site is shown with, and its size. */
export const picture = { path: "assets/social.png", width: 1200, height: 630 } as const;

/** What other sites show of a page that someone links to. Its address and a picture have to be whole addresses. */
export function Sharing({ title, page, site }: { title: string; page: PageFacts; site: SiteFacts }) {
  return (
    <>
      <meta property="og:title" content={page.path === "index.html" ? title : page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      {site.url !== undefined && page.kind !== "missing" && (
        <>
          <meta property="og:url" content={new URL(page.path, site.url).href} />
        </>
      )}
      {site.url !== undefined && site.picture && page.kind !== "missing" && (
        <>
          <meta property="og:image" content={new URL(picture.path, site.url).href} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
