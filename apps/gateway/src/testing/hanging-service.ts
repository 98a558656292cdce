import type { ServerResponse } from 'node:http';
import { listen, LIVE } from './open-gateway';

/**
 * A service that takes every call, and answers those that it is told to, by their paths: none where its process hangs.
 * `calls` has those that do more than ask whether it lives.
 */
export async function hangingService(isAnswered: (path: string) => boolean = () => false) {
  const heard: string[] = [];
  const kept: ServerResponse[] = [];
  const { url, close } = await listen(
    ({ method, url: path = '' }, response) => {
      heard.push(`${method} ${path}`);
      if (service.isAnswered(path)) response.end('{}');
      else kept.push(response);
    },
    { isHanging: true },
  );
  /** It goes on: what has waited is answered, and so is all that comes. */
  const answer = () => {
    service.isAnswered = () => true;
    for (const response of kept.splice(0)) response.end('{}');
  };
  const end = () => {
    for (const response of kept) response.destroy();
    close();
  };
  const calls = () => heard.filter((call) => !call.endsWith(LIVE));
  const service = { url, heard, calls, isAnswered, answer, end };
  return service;
}
