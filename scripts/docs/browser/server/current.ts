import { hasPageMock } from "../../page-mock/address.ts";
import { createSetting, type Memory } from "./setting.ts";

/** Where the server is kept for the session; a key never is. */
const place = "server";

const memory: Memory = {
  read() {
    try {
      return sessionStorage.getItem(place) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(server) {
    try {
      if (server === undefined) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, server);
    } catch {
      // The choice holds for this page only.
    }
  },
};

const { server = "", mock = "", key = "" } = document.body.dataset;

/** The setting of this page, which all its parts share. */
export const setting = createSetting(
  { samples: server, mock, demoKey: key, origin: location.origin, hasPageMock },
  memory,
);
