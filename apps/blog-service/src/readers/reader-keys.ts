import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { isSameSecret } from '@zaino/service/same-secret';
import type { Config } from '../config';

const ID_BYTES = 16;

/** What stands for a reader where the reader's own name must not: hashes that only we can make. */
@Injectable()
export class ReaderKeys {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'DEVICE_TOKEN_KEY'>) {}

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

  /** Of an address block, as far as one article knows it. */
  likeAddress(articleId: string, block: string): string {
    return this.hash(`like ${articleId} ${block}`);
  }

  private tokenOf(id: string): string {
    return `${id}.${this.hash(`token ${id}`)}`;
  }

  /** 32 hexadecimal digits. */
  private hash(text: string): string {
    return createHmac('sha256', this.config.DEVICE_TOKEN_KEY)
      .update(text)
      .digest('hex')
      .slice(0, 32);
  }
}
