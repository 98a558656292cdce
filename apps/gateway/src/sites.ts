import { adminUrlOf } from '@zaino/service/admin-url';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';

/** An address that the gateway answers at. */
export interface Site {
  /** As browsers write it. */
  origin: string;
  /** The shop's origin, where this is the admin area's own. */
  shop?: string;
}

/** Gives the site that a request was sent to, by its host; all hosts but the admin area's are the shop's. */
export type SiteOf = (request: Pick<FastifyRequest, 'host'>) => Site;

type Addresses = Pick<Config, 'PUBLIC_URL' | 'ADMIN_URL' | 'PORT'>;

/** The shop's address, and the admin area's own where it has one (docs/decisions/admin-remote.md). */
export function createSites({ PUBLIC_URL, ADMIN_URL, PORT }: Addresses): SiteOf {
  const shopUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`);
  const adminUrl = adminUrlOf(shopUrl, ADMIN_URL);
  const shop: Site = { origin: shopUrl.origin };
  if (!adminUrl || adminUrl.host === shopUrl.host) return () => shop;
  const admin: Site = { origin: adminUrl.origin, shop: shopUrl.origin };
  return ({ host }) => (host.toLowerCase() === adminUrl.host ? admin : shop);
}
