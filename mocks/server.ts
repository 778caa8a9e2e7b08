export {
  listen,
  ListenError,
  stopSignal,
  type Address,
  type Bindings,
  type Patience,
  type Server,
} from "./http/server.ts";
