import { bookshopsInternalEndpoints, type DomainHolder } from '@zaino/contracts/bookshops';
import { withDeadline } from '@zaino/service/deadline';
import { MovedAddresses } from '@zaino/service/moved-addresses';
import { ServiceClient } from '@zaino/service/service-client';
import { ServiceKeys } from '@zaino/service/service-keys';
import type { Config } from '../config';

/** A person waits for the page: longer than this, in milliseconds, nobody waits to hear whose its address is. */
const ANSWER_LIMIT_MS = 2_000;

/** Gives how the bookshops service is asked whose a sub-domain is. */
export function holderAsker({
  BOOKSHOPS_URL: urls,
  SERVICE_KEY: key,
  MOVED_ADDRESSES_FILE: file,
}: Pick<Config, 'BOOKSHOPS_URL' | 'SERVICE_KEY' | 'MOVED_ADDRESSES_FILE'>): (
  domain: string,
) => Promise<DomainHolder> {
  const serviceKey = key === undefined ? '' : new ServiceKeys(key).sent('gateway', 'bookshops');
  const client = new ServiceClient({
    baseUrl: urls.join(','),
    serviceKey,
    moved: new MovedAddresses(file),
  });
  const { shopFront } = bookshopsInternalEndpoints;
  return (domain) =>
    withDeadline(ANSWER_LIMIT_MS, () => client.call(shopFront, { params: { domain } }));
}
