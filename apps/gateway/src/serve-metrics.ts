import { BlockList, isIPv6 } from 'node:net';
import type { Metrics } from '@zaino/service/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from './calls/client-address';
import { sendProblem } from './gateway-problem';

/** A proxy that is not trusted says by them that it asks for somebody else. */
const forwarding = ['forwarded', 'x-forwarded-for', 'via'];

/** Measurements, for those who run the shop: `readers` are the addresses that may ask. */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  readers: readonly string[],
): void {
  const allowed = blockList(readers);
  const mayRead = (request: FastifyRequest): boolean => {
    const isForwarded = request.ip === request.socket.remoteAddress && forwards(request);
    return !isForwarded && allowed(clientAddress(request));
  };
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return sendProblem(reply, 'notFound');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
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
