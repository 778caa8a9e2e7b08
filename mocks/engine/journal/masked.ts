import { maskAddresses, maskBody, maskHeader, maskTarget } from "../../../scripts/lib/secrets.ts";

/** A mock's keys are known by their prefix, wherever a caller puts them, also those that no session has. */
const withoutKeys = (text: string): string => maskAddresses(text).replaceAll(/mock_live_\w+/gi, "***");

// The journal shows requests to whoever may read it.

/** A request's address without what may be a secret. */
export const masked = (target: string): string => maskTarget(target, withoutKeys);

/** The value of a header without what may be a secret. */
export const maskedHeader = (name: string, value: string): string => maskHeader(name, value, withoutKeys);

/** A request's body without what may be a secret, which no operation takes there. */
export const maskedBody = (text: string): string => maskBody(text, withoutKeys);
