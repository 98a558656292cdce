import { isOnThisMachine } from '@zaino/service/is-on-this-machine';

/**
 * Whether an address that a browser has given leads to a push service that we know, and so to nothing of our own network:
 * HTTPS at its usual port, to a host of the list, or below one that begins with a dot. Hosts of this machine are
 * written with their port, and may go without HTTPS.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, host } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const isListed = hosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one));
  if (!isListed) return false;
  return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(endpoint));
}
