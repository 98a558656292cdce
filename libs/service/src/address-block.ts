import { isIPv6 } from 'node:net';

/** What one subscriber holds of the Internet: an IPv4 address, or the /64 of an IPv6 one. */
export function addressBlock(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  return `${leadingGroups(plain).join(':')}::/64`;
}

/** The first four of the eight groups, without leading zeros. */
function leadingGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    // An IPv4 ending stands for two groups.
    const missing = 8 - groups.length - after.length - (tail.includes('.') ? 1 : 0);
    groups.push(...Array.from({ length: missing }, () => '0'), ...after);
  }
  return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
}
