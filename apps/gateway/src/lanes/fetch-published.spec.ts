import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedChannel } from '@zaino/contracts/releases';
import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { MirroredFiles } from '@zaino/service/release-files/mirrored-files';
import { readPublicKeys, readSigningKey, signText } from '@zaino/service/signed-text';
import { waitUntil } from '@zaino/testing/processes';
import { connectTestRedis, createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import fastify, { type FastifyInstance } from 'fastify';
import { FetchedVersions } from '../releases/fetched-versions';
import { others, ours } from '../testing/previewed-shop';
import { PublishedReleases } from '../testing/published-releases';
import { fetchPublished } from './fetch-published';

let redis: TestRedis;
let client: Awaited<ReturnType<typeof connectTestRedis>>;
let store: PublishedReleases;
let disk: string;
let app: FastifyInstance;

beforeAll(async () => {
  redis = await createTestRedis();
  client = await connectTestRedis(redis.url);
});
afterAll(async () => {
  client.destroy();
  await redis.drop();
});
beforeEach(() => {
  store = new PublishedReleases();
  disk = mkdtempSync(join(tmpdir(), 'zaino-published-'));
  for (const version of ['v1', 'v2']) store.add({ name: 'cart', version, mounts: ['/cart'] });
  app = fastify();
});
afterEach(async () => {
  await app.close();
  store.remove();
  rmSync(disk, { recursive: true });
});

/** A gateway whose disk is empty; `mirror` is absent where the folder itself is the store. */
function listen(hasBucket = true): void {
  const files = { store: new FolderFiles(store.folder), copies: new FolderFiles(disk) };
  const mirror = hasBucket ? new MirroredFiles({ ...files, tell: () => undefined }) : undefined;
  const fetched = new FetchedVersions({ folder: disk, mirror, log: app.log });
  const keys = readPublicKeys(ours.publicKey);
  fetchPublished(app, { REDIS_URL: redis.url, RELEASES_PUBLIC_KEYS: keys }, fetched);
}

const tell = (said: string) => client.publish(publishedChannel(client), said);
const signed = (version: string, { signingKey } = ours) =>
  signText(JSON.stringify({ app: 'cart', version }), readSigningKey(signingKey));
const isHere = (version: string) => existsSync(join(disk, 'cart', version, 'release.json'));
/** How many gateways have heard it. */
const untilHeard = (said: string) => waitUntil(async () => (await tell(said)) === 1, 10_000);

it('a version is fetched as soon as it is published', async () => {
  listen();
  expect(await untilHeard(signed('v1'))).toBe(true);
  expect(await waitUntil(() => isHere('v1'), 10_000)).toBe(true);
});

it('what the registry has not said is passed over, and what comes after it is heard', async () => {
  listen();
  expect(await untilHeard('none')).toBe(true);
  await tell(signed('v1', others));
  await tell(signed('../../secret'));
  await tell(signed('v2'));
  expect(await waitUntil(() => isHere('v2'), 10_000)).toBe(true);
  expect(isHere('v1')).toBe(false);
});

it('nobody listens where there is no bucket', async () => {
  listen(false);
  expect(await tell(signed('v1'))).toBe(0);
});
