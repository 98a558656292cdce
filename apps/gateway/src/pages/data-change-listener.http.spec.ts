import 'reflect-metadata';
import { dataChangedChannel } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases, shellBundle } from '../testing/published-releases';

const anHour = { PAGE_FRESH_MS: '3600000' };

describe('kept pages', () => {
  let releases: PublishedReleases;
  let redis: TestRedis;
  const open: FastifyInstance[] = [];

  beforeAll(async () => {
    redis = await createTestRedis();
    releases = new PublishedReleases();
    const page = "{ path: '/', render: () => ({ html: 'made ' + ++made }) }";
    releases.publish({
      name: 'shell',
      version: 's1',
      bundle: `let made = 0; ${shellBundle(page)}`,
    });
  });
  afterEach(async () => {
    for (const gateway of open.splice(0)) await gateway.close();
  });
  afterAll(async () => {
    releases.remove();
    await redis.drop();
  });

  async function openPages(redisUrl: string) {
    const gateway = await openGateway(releases.folder, { ...anHour, REDIS_URL: redisUrl });
    open.push(gateway);
    return async () => (await gateway.inject('/')).body.match(/made \d+/)?.[0];
  }

  const connect = () => connectTestRedis(redis.url);

  async function onRedis<T>(act: (client: Awaited<ReturnType<typeof connect>>) => Promise<T>) {
    const client = await connect();
    try {
      return await act(client);
    } finally {
      await client.close();
    }
  }

  /** Ids of the connections of this test's database that listen. */
  const listeners = () =>
    onRedis(async (client) => {
      const all = await client.clientList();
      return all.filter(({ db, sub }) => db === dbOf(redis.url) && sub > 0).map(({ id }) => id);
    });
  const isListening = async () => (await listeners()).length > 0;

  it.each(['{"domain":"schools"}', 'what nobody understands'])(
    'are dropped when a service says %s',
    async (message) => {
      const page = await openPages(redis.url);
      expect(await waitUntil(isListening, 10_000)).toBe(true);
      const before = await page();
      await onRedis((client) => client.publish(dataChangedChannel(client), message));
      expect(await waitUntil(async () => (await page()) !== before, 10_000)).toBe(true);
    },
  );

  it('are dropped when Redis comes back, since something may have been said', async () => {
    const page = await openPages(redis.url);
    expect(await waitUntil(isListening, 10_000)).toBe(true);
    const before = await page();
    const ids = await listeners();
    await onRedis((client) =>
      Promise.all(ids.map((id) => client.sendCommand(['CLIENT', 'KILL', 'ID', String(id)]))),
    );
    expect(await waitUntil(async () => (await page()) !== before, 10_000)).toBe(true);
    expect(await waitUntil(isListening, 10_000)).toBe(true);
    const between = await page();
    await onRedis((client) => client.publish(dataChangedChannel(client), '{"domain":"schools"}'));
    expect(await waitUntil(async () => (await page()) !== between, 10_000)).toBe(true);
  });

  it('do without Redis', async () => {
    const page = await openPages('redis://127.0.0.1:1');
    expect(await page()).toBe('made 1');
    expect(await page()).toBe('made 1');
    const [gateway] = open;
    expect((await gateway?.inject('/health/ready'))?.statusCode).toBe(200);
  });
});

const dbOf = (url: string) => Number(new URL(url).pathname.slice(1));
