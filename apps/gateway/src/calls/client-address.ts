import { isIP, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: /64. */
const GROUPS_OF_CUSTOMER = 4;
const GROUPS = 8;

interface Caller {
  ip: string;
  socket: { remoteAddress?: string | undefined };
}

const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Who asks. Some proxies name the port too, which is another for each connection; what is no address is not believed. */
export function clientAddress({ ip, socket }: Caller): string {
  const [, ipv6, ipv4] = withPort.exec(ip) ?? [];
  const bare = ipv6 ?? ipv4 ?? ip;
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
}

/** What calls are counted by: an IPv4 address, or the network of an IPv6 address, of which one machine has many. */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip.replace(/%.*$/, '')).slice(0, GROUPS_OF_CUSTOMER);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.split('::');
  const start = before === '' ? [] : before.split(':');
  if (after === undefined) return start;
  const end = after === '' ? [] : after.split(':');
  // An IPv4 address at the end stands for two groups; they lie beyond the network.
  return [...start, ...Array<string>(GROUPS - start.length - end.length).fill('0'), ...end];
}
