import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate that nobody has to trust, for a server of a test, and its key. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(object("2a8648ce3d040302")); // ecdsa-with-SHA256
  const commonName = der(0x0c, Buffer.from("test.example"));
  const name = sequence(der(0x31, sequence(object("550403"), commonName)));
  const validity = sequence(time("20200101000000Z"), time("99991231235959Z"));
  const certificate = sequence(
    der(0xa0, der(0x02, Buffer.of(2))), // version 3
    der(0x02, Buffer.of(1)), // serial number
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign("sha256", certificate, privateKey)]));
  // An empty last line would end it for OpenSSL.
  const lines = sequence(certificate, algorithm, signature)
    .toString("base64")
    .replaceAll(/.{64}(?!$)/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value in DER: its tag, its length, and its content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const object = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (text: string) => der(0x18, Buffer.from(text));
