/** As far as the tests use it; the package has its own types where TypeScript does not look for them. */
declare module "postman-collection" {
  interface List<T> {
    all(): T[];
  }

  export interface Item {
    name: string;
    request: {
      method: string;
      url: { getHost(): string; getPath(): string; getQueryString(): string };
      headers: List<{ key: string; value: string }>;
      body?: { raw?: string };
    };
  }

  export class Collection {
    constructor(definition: unknown);
    items: List<{ name: string }>;
    variables: List<{ key: string; value: string }>;
    forEachItem(visit: (item: Item) => void): void;
  }
}
