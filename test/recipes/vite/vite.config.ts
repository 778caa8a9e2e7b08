// vite.config.ts
import { defineConfig } from "vite";

const { ADINTEL_URL = "http://127.0.0.1:4010", ADINTEL_API_KEY = "mock_live_demo" } = process.env;

export default defineConfig({
  server: {
    proxy: {
      // Without changeOrigin, the mock sees this server's address and uses it in the URLs of pictures.
      "^/(v2|assets/(accounts|creatives|sandboxes))/": {
        target: ADINTEL_URL,
        headers: { Authorization: `Bearer ${ADINTEL_API_KEY}` },
      },
    },
  },
});
