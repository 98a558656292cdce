import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './calls/client-address';

/** A proxy that is not trusted says by them that it asks for somebody else. */
const forwarding = ['forwarded', 'x-forwarded-for', 'via'];

export type IsOperator = (request: FastifyRequest) => boolean;

/** Whether somebody who runs the shop asks, by the addresses (IP, CIDR) that they may ask from. */
export function operatorsAt(ranges: readonly string[]): IsOperator {
  const includes = blockList(ranges);
  return (request) => {
    const isForwarded = request.ip === request.socket.remoteAddress && forwards(request);
    return !isForwarded && includes(clientAddress(request));
  };
}

const forwards = ({ headers }: FastifyRequest) => forwarding.some((name) => name in headers);

function blockList(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    // As a socket of both families names an IPv4 address.
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
    return list.check(plain, familyOf(plain));
  };
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
