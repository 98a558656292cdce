import { generateKeyPairSync } from 'node:crypto';

/** What a registry of tests signs by, as its settings have it. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
