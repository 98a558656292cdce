import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { companyOf } from '@zaino/service/company/company-config';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';

/** RFC 8292, section 2: no more than 24 hours. */
const VALID_MS = 12 * HOUR_MS;

interface Pair {
  /** An uncompressed point of P-256, base64url. */
  publicKey: string;
  key: KeyObject;
}

/** By what push services know that a push is the shop's (RFC 8292, "VAPID"). */
@Injectable()
export class Vapid {
  private readonly pair: Pair | null;
  private readonly contact: string;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.pair = config.VAPID_PRIVATE_KEY === undefined ? null : pairOf(config.VAPID_PRIVATE_KEY);
    this.contact = `mailto:${companyOf(config).email}`;
  }

  /** What browsers subscribe with, base64url; null where the shop sends no pushes. */
  get publicKey(): string | null {
    return this.pair?.publicKey ?? null;
  }

  /** The header `Authorization` for a push service; throws where the shop sends no pushes. */
  headerFor(endpoint: string): string {
    if (this.pair === null) throw new Error('There is no VAPID_PRIVATE_KEY.');
    const { publicKey, key } = this.pair;
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor((this.clock.now() + VALID_MS) / SECOND_MS),
      sub: this.contact,
    };
    const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
  }
}

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function pairOf(d: string): Pair {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d, 'base64url');
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', d, x, y };
  return {
    publicKey: point.toString('base64url'),
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}
