/** The functions of `@adintel/contract`: check, proxy and diff. */
export {
  check,
  OptionsError,
  render,
  Unreachable,
  type CaseData,
  type CaseResult,
  type CheckOptions,
  type CheckReport,
  type Evidence,
  type Failure,
  type Finding,
  type Handler,
  type ReportData,
  type Roots,
  type Server,
} from "../check/index.ts";
export {
  proxy,
  type CheckedExchange,
  type ProxySettings,
  type RunningProxy,
  type Violation,
  type Violations,
} from "../proxy/index.ts";
export { diff, InputError, type Change, type DiffReport } from "../diff/index.ts";
