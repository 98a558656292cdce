import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes of one record (RFC 8188, section 2): more than a whole push, which is one record. */
const RECORD_SIZE = 4_096;
/** The delimiter of the last record. */
const LAST_RECORD = 0x02;

/** What a browser has given for it, base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What is new for each push: 16 bytes of salt, and a private key of P-256 of 32 bytes. */
interface Fresh {
  salt: Buffer;
  privateKey: Buffer;
}

/**
 * A push's body, which nobody but that browser reads (RFC 8291, "Message Encryption for Web Push", content coding
 * `aes128gcm` of RFC 8188). Throws where the browser's key is no point of P-256.
 */
export function sealPush(text: string, keys: PushKeys, fresh: Fresh = freshly()): Buffer {
  const { salt, privateKey } = fresh;
  const [theirKey, auth] = [bytes(keys.p256dh), bytes(keys.auth)];
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const ownKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ownKey]);
  const secret = derive(ecdh.computeSecret(theirKey), { salt: auth, info, length: 32 });
  const key = derive(secret, { salt, info: said('aes128gcm'), length: 16 });
  const nonce = derive(secret, { salt, info: said('nonce'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(ownKey.length), ownKey, ...sealed]);
}

function freshly(): Fresh {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: padded(ecdh.getPrivateKey()) };
}

/** Node leaves out leading zeros. */
const padded = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key]);
const bytes = (text: string) => Buffer.from(text, 'base64url');
const said = (what: string) => Buffer.from(`Content-Encoding: ${what}\0`);

interface Derivation {
  salt: Buffer;
  info: Buffer;
  length: number;
}

/** HKDF with SHA-256 (RFC 5869). */
function derive(from: Buffer, { salt, info, length }: Derivation): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length));
}
