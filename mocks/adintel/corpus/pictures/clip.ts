import type { CreativeRecord } from "../base/records.ts";
import clipFile from "./clip.json" with { type: "json" };
import { usualSide } from "./svg.ts";

/** From top to bottom of its first frame. */
export const clipColours = ["#1fa187", "#6a3fb5", "#2b5fb3"];

/** Type of the bytes of `clip`. */
export const clipType = "video/webm";

/** Where the clip states how long its units of time are, and in which size it is shown. */
const places = { scale: 218, width: 319, height: 324 };
const secondsOfClip = 6;

/**
 * The video of a creative: a clip in which colours move, stretched to its size and its length. What changes are three numbers of
 * its header (RFC 9559): DisplayWidth, DisplayHeight and TimestampScale. A long one moves slowly. The clip was made with
 *
 *     ffmpeg -f lavfi -i gradients=s=270x480:c0=0x2b5fb3:c1=0x6a3fb5:c2=0x1fa187:nb_colors=3:speed=0.012:duration=6:rate=12:seed=7
 *       -c:v libvpx-vp9 -b:v 0 -crf 45 -g 72 -pix_fmt yuv420p -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact clip.webm
 *
 * and has these numbers in place of its tags.
 */
export function clip({
  width,
  height,
  durationInSeconds,
}: Pick<CreativeRecord, "width" | "height" | "durationInSeconds">): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(clipFile.base64), (byte) => byte.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const scale = (1e6 * (durationInSeconds ?? secondsOfClip)) / secondsOfClip;
  view.setUint32(places.scale, within(scale, 2 ** 32));
  view.setUint16(places.width, within(width ?? usualSide, 2 ** 16));
  view.setUint16(places.height, within(height ?? usualSide, 2 ** 16));
  return bytes;
}

function within(value: number, end: number): number {
  return Math.min(Math.max(1, Math.round(value)), end - 1);
}
