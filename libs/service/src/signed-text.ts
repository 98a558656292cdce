import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';

/** A text with the proof of who wrote it: what is signed is the text itself, byte by byte. */
const signedTextSchema = z.strictObject({ text: z.string(), signature: z.base64() });

/** Ed25519, PKCS #8 and SPKI, both in base64 of DER: one line each, as settings have it. */
export interface SigningKeys {
  signingKey: string;
  publicKey: string;
}

/** A new pair, for a machine that has none. */
export function makeSigningKeys(): SigningKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/** Throws where the setting is no such key. */
export function readSigningKey(base64: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
}

/** Public halves by blanks, several while one is replaced; throws where one is none. */
export function readPublicKeys(text: string): KeyObject[] {
  return text
    .split(/\s+/)
    .filter((one) => one !== '')
    .map((one) =>
      createPublicKey({ key: Buffer.from(one, 'base64'), format: 'der', type: 'spki' }),
    );
}

/** A text as a signed file. */
export function signText(text: string, key: KeyObject): string {
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return JSON.stringify({ text, signature });
}

/** The text of a signed file; throws where none of the keys has signed it. Without keys nothing is asked for. */
export function openSignedText(file: string, keys: readonly KeyObject[] | null): string {
  const { text, signature } = signedTextSchema.parse(JSON.parse(file));
  if (keys === null) return text;
  const given = Buffer.from(signature, 'base64');
  if (keys.some((key) => verify(null, Buffer.from(text), key, given))) return text;
  throw new Error('It is signed by none of the keys');
}
