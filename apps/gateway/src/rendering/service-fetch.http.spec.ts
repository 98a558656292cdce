import type { ServerResponse } from 'node:http';
import { waitUntil } from '@zaino/testing/processes';
import { listen } from '../testing/open-gateway';
import { PagesAtWork } from './page-at-work';
import { createServiceFetch } from './service-fetch';
import { Signals } from './signals';

/** As the session's: shorter than the limit of a call itself. */
const LIMIT_MS = 1_100;
const LIVE = '/health/live';

/** A service that takes every call, and answers those that it is told to. */
async function openService(isAnswered: (path: string) => boolean) {
  const heard: string[] = [];
  const kept: ServerResponse[] = [];
  const service = { heard, isAnswered };
  const { url, close } = await listen(({ method, url: path = '' }, response) => {
    if (path !== LIVE) heard.push(`${method} ${path}`);
    if (service.isAnswered(path)) response.end('{}');
    else kept.push(response);
  });
  closers.push(() => {
    for (const response of kept) response.destroy();
    close();
  });
  return Object.assign(service, { url });
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function open(...urls: string[]) {
  const services = [{ prefixes: ['/api/auth'], urls }];
  const fetch = createServiceFetch({ services }, new PagesAtWork(new Signals()));
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://shop.example${path}`, { signal: AbortSignal.timeout(LIMIT_MS), ...init });
}

const reading = { headers: { cookie: 'zaino_session=1' } };

describe('calls of pages on the server', () => {
  it('wait once for a service that hangs, and reach it again as soon as it answers', async () => {
    const service = await openService(() => false);
    const call = open(service.url);
    await expect(call('/api/auth/me?1', reading)).rejects.toThrow(/aborted/);
    await expect(call('/api/auth/me?2', reading)).rejects.toThrow('it hangs');
    await expect(call('/api/auth/me?3')).rejects.toThrow('it hangs');
    expect(service.heard).toEqual(['GET /api/auth/me?1']);

    service.isAnswered = () => true;
    const isReached = () =>
      call('/api/auth/me?4', reading).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await waitUntil(isReached, 10_000)).toBe(true);
    expect(service.heard).toEqual(['GET /api/auth/me?1', 'GET /api/auth/me?4']);
  });

  it('that write are sent all the same', async () => {
    const service = await openService((path) => path.endsWith('/write'));
    const call = open(service.url);
    await expect(call('/api/auth/me', reading)).rejects.toThrow(/aborted/);
    await expect(call('/api/auth/me', reading)).rejects.toThrow('it hangs');
    const { ok } = await call('/api/auth/write', { method: 'POST' });
    expect(ok).toBe(true);
  });

  it('go on where one call alone is slow', async () => {
    const service = await openService((path) => path !== '/api/auth/slow');
    const call = open(service.url);
    await expect(call('/api/auth/slow', reading)).rejects.toThrow(/aborted/);
    const isReached = () =>
      call('/api/auth/me', reading).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await waitUntil(isReached, 10_000)).toBe(true);
  });

  it('go to another copy at once', async () => {
    const [hanging, other] = [await openService(() => false), await openService(() => true)];
    const call = open(hanging.url, other.url);
    await expect(call('/api/auth/me?1', reading)).rejects.toThrow(/aborted/);
    for (const path of ['/api/auth/me?2', '/api/auth/me?3', '/api/auth/me?4']) {
      expect((await call(path, reading)).ok).toBe(true);
    }
    expect(hanging.heard).toHaveLength(1);
  });
});
