import type { GuidePage } from "./guide-pages.ts";
import { OperationTable } from "./overview.tsx";

export const startPage: GuidePage = {
  path: "index.html",
  description: "What the API is, and a first call in a minute.",
  render: (at) => (
    <>
      <h1>{at.documents.v2.info.title}</h1>
      <OperationTable at={at} />
    </>
  ),
};
