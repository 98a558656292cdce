import { PassThrough, type Readable } from 'node:stream';
import type { onResponseHookHandler, preParsingAsyncHookHandler } from 'fastify';

/** Node cuts slow bodies of HTTP/1.1 by itself (`requestTimeout`), but not those of HTTP/2. */
export function limitBodyTime(limitMs: number): preParsingAsyncHookHandler {
  return (request, _reply, payload) => {
    const { method, raw } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const isOurs = raw.httpVersionMajor >= 2 && hasBody;
    return Promise.resolve(isOurs ? withinTime(payload as Readable, limitMs) : payload);
  };
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

/** A client that goes on sending what was refused already is not listened to. */
export const endUnreadBody: onResponseHookHandler = (request, _reply, done) => {
  const { raw } = request;
  if ('stream' in raw && !raw.complete) (raw.stream as { close: () => void }).close();
  done();
};
