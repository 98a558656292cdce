import type { Endpoint } from '@zaino/contracts/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, PreparedAnswer } from './prepared-answer';

/**
 * Sends the answers of read calls: entity tag, 304 for what the client already has, compression where the
 * client takes it. Handlers return plain values, or a PreparedAnswer that is built once and sent often.
 */
export function sendAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', async (request, reply, payload) => {
    if (!isRead(request, reply)) return payload;
    const answer = payload instanceof PreparedAnswer ? payload : PreparedAnswer.json(payload);
    reply.serializer(asIs);
    return answerBody(request, reply, answer);
  });
}

// Fastify sends bytes as well as text, its types know only text.
const asIs = ((body: Buffer) => body) as unknown as (body: unknown) => string;

function isRead(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.statusCode === 200 && (request.method === 'GET' || request.method === 'HEAD');
}

async function answerBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<Buffer> {
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', isForEverybody(request) ? answer.cacheControl : OF_ONE);
  }
  if (hasAlready(request.headers['if-none-match'], answer.etag)) {
    reply.code(304).removeHeader('content-type');
    return Buffer.alloc(0);
  }
  reply.header('content-type', answer.contentType);
  const encoding = answer.encodingFor(acceptedEncoding(request.headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return answer.encoded(encoding);
}

/** What is somebody's own stays on no machine's disk. */
const OF_ONE = 'private, no-store';

function isForEverybody({ routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config as { endpoint?: Endpoint };
  return endpoint === undefined || endpoint.access === 'public' || endpoint.access === 'service';
}

/** Whether a client has what this weak entity tag stands for. */
export function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Weak comparison (RFC 9110): the tag's text decides.
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => [opaque, `W/${opaque}`, '*'].includes(tag.trim()));
}

/** The better of the encodings that the client takes (RFC 9110: `q=0` refuses one). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
