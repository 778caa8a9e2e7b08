export { addSite } from "./site.ts";
export { listen, ListenError, untilStopped, type Address, type Server } from "./server.ts";
export { createStaticMock } from "./static.ts";
