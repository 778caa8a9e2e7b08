/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Root of the API's v2, unless the page's address names another. */
  readonly VITE_API_URL?: string;
}
