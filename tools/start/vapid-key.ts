import { createECDH } from 'node:crypto';
import { config } from '@zaino/tools/machine/config';
import { localPath, readJson, writeJson } from './local-state';

/** Of a private key of P-256. */
const KEY_BYTES = 32;

/** By which push services know the shop, by the settings; made once, kept in a file that only its owner reads, where they say nothing. */
export function vapidKey({ vapidPrivateKey } = config, file = localPath('vapid-key.json')): string {
  if (vapidPrivateKey !== undefined) return vapidPrivateKey;
  const kept = readJson<string | undefined>(file, undefined);
  const key = kept ?? newKey();
  if (kept === undefined) writeJson(file, key);
  return key;
}

function newKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const key = ecdh.getPrivateKey();
  // Node leaves out leading zeros.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]).toString('base64url');
}
