import type { IncomingMessage } from 'node:http';

/** A request that has arrived whole. */
export interface SandboxRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const MOST_BYTES = 1024 * 1024;

export async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error('The body is larger than 1 MB.');
    chunks.push(chunk);
  }
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
