import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { type Holder, textOf } from './holder';
import type { SealingKey } from '@zaino/service/sealing-keys';

const CIPHER = 'aes-256-gcm';
/** NIST SP 800-38D: 96 bits of nonce, 128 of tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealedSecret {
  keyId: string;
  /** Nonce, tag and cipher text in base64url. */
  sealedSecret: string;
}

/** Seals secrets that must be read again; one that is moved to another account's row opens no more. */
@Injectable()
export class SealedSecrets {
  private readonly keys: SealingKey[];

  constructor(@Inject(CONFIG) config: Pick<Config, 'SECOND_FACTOR_KEYS'>) {
    this.keys = config.SECOND_FACTOR_KEYS;
  }

  seal(holder: Holder, secret: Buffer): SealedSecret {
    const { id: keyId, key } = this.current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(textOf(holder)));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    const whole = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return { keyId, sealedSecret: whole.toString('base64url') };
  }

  /** Throws where the key is not in the configuration, or the row is not what was written. */
  open(holder: Holder, { keyId, sealedSecret }: SealedSecret): Buffer {
    const key = this.keys.find(({ id }) => id === keyId)?.key;
    if (key === undefined) throw new Error(`SECOND_FACTOR_KEYS has no key ${keyId}.`);
    const whole = Buffer.from(sealedSecret, 'base64url');
    const tagEnd = NONCE_BYTES + TAG_BYTES;
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, key, whole.subarray(0, NONCE_BYTES), options)
      .setAAD(Buffer.from(textOf(holder)))
      .setAuthTag(whole.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(whole.subarray(tagEnd)), decipher.final()]);
  }

  /** Whether a secret should be sealed anew, since a newer key is there. */
  isOutdated({ keyId }: Pick<SealedSecret, 'keyId'>): boolean {
    return keyId !== this.current.id;
  }

  private get current(): SealingKey {
    const [current] = this.keys;
    if (current === undefined) throw new Error('SECOND_FACTOR_KEYS is empty.');
    return current;
  }
}
