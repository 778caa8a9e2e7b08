import { ControlError } from "../../http/control-error.ts";

const digits = "abcdefghijklmnopqrstuvwxyz0123456789";

/** An id that nobody can guess. */
export function newId(): string {
  let id = "sb_";
  while (id.length < 15) {
    // The bytes from 252 on would make some digits likelier than others.
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < 252 && id.length < 15) id += digits[byte % 36];
  }
  return id;
}

/** Whether a session's name is that of a sandbox, be there one or not. */
export function isSandboxId(name: string): boolean {
  return /^sb_[a-z0-9]{12}$/.test(name);
}

export function sandboxOfKey(key: string): string | undefined {
  return /_(sb_[a-z0-9]{12})$/.exec(key)?.[1];
}

/** The key of a session that is like a demo key: a sandbox has its own. */
export function keyIn(session: string, demo: string): string {
  return isSandboxId(session) ? `${demo}_${session}` : demo;
}

/**
 * Makes sure that the header `X-Mock-Session` can carry a name: requests would otherwise fail, or belong to another session.
 *
 * @throws {ControlError} if it cannot.
 */
export function checkSessionName(name: unknown): void {
  if (typeof name === "string" && name === name.trim() && /^[\x20-\x7e\xa0-\xff]*$/.test(name)) return;
  throw new ControlError(400, {
    path: "session",
    message: "must be valid in a header; encode other text with encodeURIComponent()",
  });
}
