import type { Http2ServerRequest } from 'node:http2';
import { PassThrough, type Readable } from 'node:stream';
import type { preParsingAsyncHookHandler } from 'fastify';

const withoutBody = new Set(['GET', 'HEAD']);

/**
 * Cuts bodies that do not come in time. Over HTTP/1.1 Node does so by itself (`requestTimeout`), and ends the
 * connection after a body that was refused; over HTTP/2 it does neither.
 */
export function limitHttp2Bodies(limitMs: number): preParsingAsyncHookHandler {
  return (request, _reply, payload) => {
    const { method, raw } = request;
    if (!isHttp2(raw) || withoutBody.has(method)) return Promise.resolve(payload);
    endUnreadBody(raw);
    return Promise.resolve(withinTime(raw, limitMs));
  };
}

const isHttp2 = (raw: object): raw is Http2ServerRequest => 'stream' in raw;

/** A client that goes on sending after its answer is not listened to. */
function endUnreadBody(raw: Http2ServerRequest): void {
  raw.stream.once('finish', () => {
    if (!raw.complete) raw.stream.close();
  });
}

function withinTime(payload: Readable, limitMs: number): Readable {
  const body = new PassThrough();
  const stop = (statusCode: number) =>
    body.destroy(Object.assign(new Error('The body did not come'), { statusCode }));
  const timer = setTimeout(() => stop(408), limitMs);
  // Nobody may be listening: a body without a type is not read.
  body.on('error', () => undefined);
  body.once('close', () => {
    clearTimeout(timer);
    payload.unpipe(body);
  });
  payload.once('close', () => {
    if (!body.writableEnded) stop(400);
  });
  return payload.pipe(body);
}
