import type { IncomingHttpHeaders } from 'node:http';
import { CHALLENGE_HEADER, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address';

type Headers = IncomingHttpHeaders;
type Caller = Pick<FastifyRequest, 'id' | 'ip' | 'socket' | 'protocol' | 'host' | 'body'>;

/** Of one connection (RFC 9110, 7.6.1), or for the gateway itself. */
const ofConnection = new Set([
  CHALLENGE_HEADER,
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** What only the gateway, or one service to another, may say. */
const ofUs = new Set([
  SERVICE_KEY_HEADER,
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

const isLetThrough = (name: string) =>
  !ofConnection.has(name) && !ofUs.has(name) && !name.startsWith('x-forwarded-');

/** A service's answer without what only holds between it and the gateway. */
export function headersOfAnswer(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}

/** What a service is told of a call: the client's own headers, and who it is by our word alone. */
export function headersForService(request: Caller, headers: Headers): Headers {
  const address = clientAddress(request);
  const hasBody = request.body !== undefined;
  const passed = Object.entries(headers).filter(
    ([name]) => isLetThrough(name) && (hasBody || !/^content-(?:type|length)$/.test(name)),
  );
  return {
    ...Object.fromEntries(passed),
    'x-request-id': request.id,
    'x-forwarded-for': address,
    'x-real-ip': address,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}
