import { Inject, Injectable } from '@nestjs/common';
import {
  bookshopsInternalEndpoints,
  domainSchema,
  reservedDomains,
} from '@zaino/contracts/bookshops';
import { CONFIG } from '@zaino/service/config.module';
import { needsSecureCookies } from '@zaino/service/cookie';
import { type FrontAddress, frontsBelow } from '@zaino/service/front-address';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { BookshopsClient } from '../upstreams/bookshops-client';

/** The two sites between which somebody goes. */
@Injectable()
export class HandoverSites {
  readonly mainSite: string;
  /** On a developer's machine every name is another site to browsers. */
  private readonly areOneSite: boolean;
  private readonly frontAt: (host: string) => FrontAddress | undefined;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
    private readonly bookshops: BookshopsClient,
  ) {
    const url = new URL(config.PUBLIC_URL);
    this.mainSite = url.origin;
    this.areOneSite = needsSecureCookies(config.PUBLIC_URL);
    this.frontAt = frontsBelow(url, reservedDomains);
  }

  /**
   * Whether the page of somebody else has sent the browser (ASVS 5.0, 7.6.2), as browsers of today say; a bookshop's and
   * the main site's are `same-site`.
   */
  isLedByStranger({ headers }: FastifyRequest): boolean {
    return this.areOneSite && headers['sec-fetch-site'] === 'cross-site';
  }

  /** The bookshop's address that a call was made to, by the gateway's word; undefined on the main site. */
  frontOf({ headers }: FastifyRequest): FrontAddress | undefined {
    return this.frontAt(String(headers['x-forwarded-host'] ?? headers.host ?? ''));
  }

  /** Origin of the address that a name has, or would have; undefined of what can be none. */
  addressOf(domain: string): string | undefined {
    const host = new URL(this.mainSite).hostname.replace(/^www\./, '');
    const front = this.frontAt(`${domain}.${host}`) ?? this.frontAt(`${domain}.localhost`);
    return domainSchema.safeParse(domain).success ? front?.origin : undefined;
  }

  /** Origin of a bookshop's address, as its own service names it; undefined where there is no open one. */
  async openFront(domain: string | undefined): Promise<string | undefined> {
    const asked = domainSchema.safeParse(domain);
    if (!asked.success) return undefined;
    const holder = await this.bookshops.call(bookshopsInternalEndpoints.shopFront, {
      params: { domain: asked.data },
    });
    return holder.standing === 'open' ? holder.front.url : undefined;
  }
}
