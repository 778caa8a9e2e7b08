import type { convertV2 } from "openapi-to-postmanv2";

/** A Postman collection of format 2.1, as far as it is changed here. */
export interface Collection {
  info: { name: string };
  item: (Folder | Item)[];
  [key: string]: unknown;
}

export interface Folder {
  name: string;
  item: (Folder | Item)[];
}

export interface Item {
  name: string;
  /** Those that are documented. */
  response?: { originalRequest?: unknown; header?: { key: string }[] | undefined }[];
  request: {
    method: string;
    url: {
      path: string[];
      query?: { key: string; value: string; disabled?: boolean }[];
      variable?: { key: string; value: string }[];
    };
    body?: { mode?: string; raw?: string };
  };
}

/** An OpenAPI document, as JSON, as Postman's own converter makes a collection of it. It takes a second to load. */
export async function converted(document: string): Promise<Collection> {
  const { default: converter } = await import("openapi-to-postmanv2");
  const options: Parameters<typeof convertV2>[1] = {
    folderStrategy: "Tags",
    parametersResolution: "Example",
    alwaysInheritAuthentication: true,
  };
  return new Promise((done, fail) => {
    converter.convertV2({ type: "json", data: JSON.parse(document) }, options, (error, result) => {
      const [made] = result?.output ?? [];
      if (error) fail(new Error(error.message));
      else if (!result?.result || !made)
        fail(new Error(`no Postman collection: ${result?.reason ?? "no reason"}`));
      else done(made.data as Collection);
    });
  });
}
