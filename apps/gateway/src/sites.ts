import { reservedDomains } from '@zaino/contracts/bookshops';
import { frontsBelow } from '@zaino/service/front-address';
import { adminUrlOf } from '@zaino/service/admin-url';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';

/** An address that the gateway answers at. */
export interface Site {
  /** As browsers write it. */
  origin: string;
  /** The shop's origin, where this is the admin area's own. */
  shop?: string;
  /** Where this is a sub-domain as bookshops have them, whether somebody has it or not. */
  front?: FrontSite;
}

/** Where a bookshop's own shop may stand. */
export interface FrontSite {
  /** The part before the shop's own name. */
  domain: string;
  /** The shop's origin. */
  mainSite: string;
}

/** Gives the site that a request was sent to, by its host; all hosts but those of the admin area and of bookshops are the shop's. */
export type SiteOf = (request: Pick<FastifyRequest, 'host'>) => Site;

type Addresses = Pick<Config, 'PUBLIC_URL' | 'ADMIN_URL' | 'PORT'>;

/**
 * The shop's address, the admin area's own where it has one (docs/decisions/admin-remote.md), and the sub-domains of
 * bookshops (docs/decisions/shop-front.md). What a site's origin is made of is what is set: of the host of a request no
 * more gets in than a sub-domain in small letters.
 */
export function createSites({ PUBLIC_URL, ADMIN_URL, PORT }: Addresses): SiteOf {
  const shopUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const adminUrl = adminUrlOf(shopUrl, ADMIN_URL);
  const shop: Site = { origin: shopUrl.origin };
  const hasAdmins = adminUrl !== undefined && adminUrl.host !== shopUrl.host;
  const admins: Site = { origin: adminUrl?.origin ?? '', shop: shopUrl.origin };
  const frontAt = frontsBelow(shopUrl, reservedDomains);
  return ({ host }) => {
    const asked = host.toLowerCase();
    if (hasAdmins && asked === adminUrl.host) return admins;
    const front = frontAt(asked);
    if (!front) return shop;
    const { origin, domain } = front;
    return { origin, front: { domain, mainSite: shopUrl.origin } };
  };
}
