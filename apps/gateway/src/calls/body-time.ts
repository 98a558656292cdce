import type { Http2ServerRequest } from 'node:http2';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { BODY_LIMIT } from './forward-calls';

const withoutBody = new Set(['GET', 'HEAD']);

/** Bytes a millisecond of the slowest connection that a large body may come by: under one megabit a second. */
const SLOWEST = 100;

/** Connections of HTTP/1.1 on which a body is under way that may take longer than others. */
const patient = new WeakSet<object>();

/** Whether Node's own limit is not meant for what is under way on this connection. */
export const isPatient = (socket: object) => patient.has(socket);

/**
 * Cuts bodies that do not come in time; calls that take large ones have as long as a slow connection needs. Over
 * HTTP/1.1 Node limits the others by itself (`requestTimeout`), and ends the connection after a body that was
 * refused; over HTTP/2 it does neither.
 */
export function limitBodyTime(limitMs: number): preParsingAsyncHookHandler {
  return (request, reply, payload) => {
    const { method, raw } = request;
    const timeMs = timeOf(request.routeOptions.bodyLimit, limitMs);
    if (withoutBody.has(method)) return Promise.resolve(payload);
    if (isHttp2(raw)) endUnreadBody(raw);
    else if (timeMs > limitMs) bePatient(request, reply);
    else return Promise.resolve(payload);
    return Promise.resolve(withinTime(payload, timeMs));
  };
}

const timeOf = (bodyLimit: number, limitMs: number) =>
  bodyLimit > BODY_LIMIT ? Math.max(limitMs, bodyLimit / SLOWEST) : limitMs;

const isHttp2 = (raw: object): raw is Http2ServerRequest => 'stream' in raw;

/** A client that goes on sending after its answer is not listened to. Unread bytes would keep the stream, and its session. */
function endUnreadBody(raw: Http2ServerRequest): void {
  raw.stream.once('finish', () => {
    if (raw.complete) return;
    raw.stream.close();
    raw.resume();
  });
}

/** Over HTTP/1.1: the connection ends after an answer that comes before the whole body. */
function bePatient({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  patient.add(socket);
  void reply.header('connection', 'close');
  raw.once('end', () => {
    patient.delete(socket);
    if (!reply.sent) void reply.removeHeader('connection');
  });
}

function withinTime(payload: Readable, limitMs: number): Readable {
  const body = new PassThrough();
  const stop = (statusCode: number) =>
    body.destroy(Object.assign(new Error('The body did not come'), { statusCode }));
  // A body that nobody reads may never end: it keeps no process alive.
  const timer = setTimeout(() => stop(408), limitMs).unref();
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
