export { h } from "../../../../mocks/page/client/shared/h.ts";

/** Calls once when there was no further call for a while. */
export function debounced(call: () => void, milliseconds = 150): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}
