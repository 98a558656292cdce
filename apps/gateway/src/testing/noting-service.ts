import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './open-gateway';

export interface NotedCall {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** What the service sets with every answer. */
export const SERVICE_COOKIES = ['one=1; HttpOnly', 'two=2; Path=/'];

/** A service that notes what it is asked and answers `{}`, unless told otherwise. */
export async function notingService(answer: (call: NotedCall) => object = () => ({})) {
  const calls: NotedCall[] = [];
  const { url, close } = await listen((request, response) => {
    const { method, url: path, headers } = request;
    buffer(request).then(
      (bytes) => {
        const call = { method, url: path, headers, body: bytes.toString(), bytes };
        calls.push(call);
        response.setHeader('content-type', 'application/json');
        response.setHeader('set-cookie', SERVICE_COOKIES);
        response.end(JSON.stringify(answer(call)));
      },
      () => response.destroy(),
    );
  });
  return { url, close, calls };
}
