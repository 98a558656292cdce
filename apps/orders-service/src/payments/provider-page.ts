import { isOnThisMachine } from '@zaino/service/is-on-this-machine';
import type { Config } from '../config';

export type PageHosts = Pick<Config, 'STRIPE_API_URL' | 'STRIPE_PAGE_HOSTS'>;

/**
 * Whether customers may be sent to an address to pay: by https to a host of the settings, or to this machine where the
 * provider is the sandbox (ASVS 5.0, 3.7.2).
 */
export function isProviderPage(url: string, hosts: PageHosts): boolean {
  const { STRIPE_API_URL, STRIPE_PAGE_HOSTS } = hosts;
  const page = URL.parse(url);
  if (page === null) return false;
  if (isOnThisMachine(STRIPE_API_URL)) return isOnThisMachine(url);
  return (
    page.protocol === 'https:' && page.port === '' && STRIPE_PAGE_HOSTS.includes(page.hostname)
  );
}
