import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** What a registry of tests signs by, as its settings have it. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** Its public half, as settings of gateways have it. */
export function publicHalf(signingKey: string): string {
  const key = createPublicKey(privateKeyOf(signingKey));
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** What a link to a preview carries, by the registry that has this key. */
export function signedToken(said: object, signingKey: string): string {
  const text = JSON.stringify(said);
  const signature = sign(null, Buffer.from(text), privateKeyOf(signingKey)).toString('base64');
  return Buffer.from(JSON.stringify({ text, signature })).toString('base64url');
}

function privateKeyOf(signingKey: string) {
  return createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' });
}
