import { isIP } from 'node:net';
import { addressBlock } from '@zaino/service/address-block';

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

/** By what pages are counted for whoever asks. */
export const visitorOf = (caller: Caller) => addressBlock(clientAddress(caller));
