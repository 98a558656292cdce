import 'reflect-metadata';
import { runInNewContext } from 'node:vm';
import { FakeCaches } from '../testing/fake-caches';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

describe('the service worker', () => {
  const releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1' });
  afterAll(() => releases.remove());

  async function get(url: string, host: string, env: Record<string, string> = {}) {
    const gateway = await openGateway(releases.folder, {
      PUBLIC_URL: 'https://zaino.example',
      ...env,
    });
    const answer = await gateway.inject({ url, headers: { host } });
    await gateway.close();
    return answer;
  }

  it('is asked for anew each time, and runs nothing but itself', async () => {
    const { statusCode, headers, body } = await get('/sw.js', 'zaino.example');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
    const heard: string[] = [];
    const scope = { addEventListener: (type: string) => heard.push(type), fetch };
    runInNewContext(body, Object.assign(scope, { self: scope }));
    expect(heard.sort()).toEqual(['activate', 'fetch', 'install', 'notificationclick', 'push']);
  });

  it('is none at the admins’ own address', async () => {
    expect((await get('/sw.js', 'admin.zaino.example')).statusCode).toBe(404);
  });

  it('takes itself and all copies away where it is switched off', async () => {
    const { body } = await get('/sw.js', 'zaino.example', { OFFLINE: 'false' });
    const caches = new FakeCaches();
    await caches.open('zaino-pages');
    await caches.open('zaino-own-1');
    await caches.open('of-others');
    const work: Promise<unknown>[] = [];
    const done: string[] = [];
    const hear = { waitUntil: (one: Promise<unknown>) => work.push(one) };
    runInNewContext(body, {
      caches,
      skipWaiting: () => done.push('here at once'),
      registration: { unregister: () => done.push('unregistered') },
      addEventListener: (_type: string, listen: (event: typeof hear) => void) => listen(hear),
    });
    await Promise.all(work);
    expect(await caches.keys()).toEqual(['of-others']);
    expect(done).toEqual(['here at once', 'unregistered']);
  });
});
