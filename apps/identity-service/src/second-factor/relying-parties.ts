import { Inject, Injectable } from '@nestjs/common';
import { adminUrlOf } from '@zaino/service/admin-url';
import { CONFIG } from '@zaino/service/config.module';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

/** An address of ours as passkeys know it (W3C WebAuthn, "relying party"). */
export interface RelyingParty {
  origin: string;
  /** Its host: passkeys that were made for it work at no other. */
  rpId: string;
}

/** The shop and, where it has an address of its own, the admin area; both come from the configuration alone. */
@Injectable()
export class RelyingParties {
  private readonly shop: RelyingParty;
  private readonly admin: RelyingParty;

  constructor(@Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL' | 'ADMIN_URL'>) {
    const shopUrl = new URL(config.PUBLIC_URL);
    this.shop = partyOf(shopUrl);
    this.admin = partyOf(adminUrlOf(shopUrl, config.ADMIN_URL) ?? shopUrl);
  }

  /** Which of the two a browser is at by what it says; what it signs is held against that. */
  of({ headers }: Pick<FastifyRequest, 'headers'>): RelyingParty {
    return headers.origin === this.admin.origin ? this.admin : this.shop;
  }
}

function partyOf({ origin, hostname }: URL): RelyingParty {
  return { origin, rpId: hostname };
}
