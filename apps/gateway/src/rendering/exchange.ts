import { type Agent, type IncomingMessage, request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';

/** Longest wait for a service while a page is rendered, in milliseconds: a person waits for it. */
const ANSWER_LIMIT_MS = 2000;
/** After this time (milliseconds) without a connection another copy is asked. */
const CONNECT_LIMIT_MS = 500;

export interface ServiceAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface UpstreamCall {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | null;
}

export interface Exchange extends UpstreamCall {
  agent: Agent;
}

/** One call of one copy of a service, and its whole answer. */
export function exchange(address: string, call: Exchange): Promise<ServiceAnswer> {
  const { method, headers, body, signal, agent } = call;
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent, ...(signal && { signal }) };
    const request = httpRequest(address, options, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    const limit = setTimeout(
      () => request.destroy(new Error(`no answer within ${ANSWER_LIMIT_MS} ms`)),
      ANSWER_LIMIT_MS,
    );
    request.on('close', () => clearTimeout(limit));
    request.on('error', reject);
    request.on('socket', limitConnecting);
    request.end(body);
  });
}

/** A machine that is gone does not even refuse. */
function limitConnecting(socket: Socket): void {
  if (!socket.connecting) return;
  const gone = () =>
    socket.destroy(Object.assign(new Error('no connection in time'), { syscall: 'connect' }));
  const limit = setTimeout(gone, CONNECT_LIMIT_MS);
  const done = () => clearTimeout(limit);
  socket.once('connect', done).once('close', done);
}
