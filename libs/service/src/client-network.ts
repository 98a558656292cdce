import { isIPv4 } from 'node:net';
import { addressBlock } from './address-block';

/**
 * The network that an IP address is of, without the client in it: /24 of IPv4, /48 of IPv6. Enough to see that many
 * calls come from one place, and nobody's own address.
 */
export function clientNetwork(address: string): string {
  const block = addressBlock(address);
  if (isIPv4(block)) return `${block.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = block.replace(/::\/64$/, '').split(':');
  return `${groups.slice(0, 3).join(':')}::/48`;
}
