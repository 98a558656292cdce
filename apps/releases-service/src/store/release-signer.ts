import { createPublicKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { openSignedText, readSigningKey, signText } from '@zaino/service/signed-text';
import type { Config } from '../config';

/** Signs what gateways are to believe. */
@Injectable()
export class ReleaseSigner {
  private readonly key: KeyObject;

  constructor(@Inject(CONFIG) config: Pick<Config, 'RELEASES_SIGNING_KEY'>) {
    this.key = readSigningKey(config.RELEASES_SIGNING_KEY);
  }

  /** The JSON of something as a signed file. */
  sign(content: object): string {
    return signText(JSON.stringify(content), this.key);
  }

  /** What this key has signed; throws where it has not. */
  open(file: string): unknown {
    return JSON.parse(openSignedText(file, [createPublicKey(this.key)]));
  }
}
