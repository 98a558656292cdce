import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isSameSecret } from '@zaino/service/same-secret';

/** Injection token of the key that signs devices' tokens. */
export const DEVICE_TOKEN_KEY = Symbol('device-token-key');

const ID_BYTES = 16;

/** What stands for a reader where the reader's own name must not: hashes that only we can make. */
@Injectable()
export class ReaderKeys {
  constructor(@Inject(DEVICE_TOKEN_KEY) private readonly key: string) {}

  /** Of an account, as who likes something. */
  voterOfAccount(uid: string): string {
    return this.hash(`account ${uid}`);
  }

  /** The same of a device; null where its token is none of ours. */
  voterOfDevice(token: string | string[] | undefined): string | null {
    if (typeof token !== 'string') return null;
    const [, id = ''] = /^([\w-]{22})\.[\w-]{32}$/.exec(token) ?? [];
    if (id === '' || !isSameSecret(token, this.tokenOf(id))) return null;
    return this.hash(`device ${id}`);
  }

  newDeviceToken(): string {
    return this.tokenOf(randomBytes(ID_BYTES).toString('base64url'));
  }

  /** Of an address block: whoever reads Redis finds no address by trying all of them. */
  addressHash(block: string): string {
    return this.hash(`address ${block}`);
  }

  private tokenOf(id: string): string {
    return `${id}.${this.hash(`token ${id}`)}`;
  }

  /** 32 hexadecimal digits. */
  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex').slice(0, 32);
  }
}
