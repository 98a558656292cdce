import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isShortForm } from '@zaino/testing/config';
import { keptPort } from '@zaino/testing/kept-port';
import { StandInRegistry } from './testing/stand-in-registry';
import type { ProcessPlan } from './managed-process';
import type { ReleaseChannel } from './run-records';
import type { Shop } from './shop';

const local = mkdtempSync(join(tmpdir(), 'zaino-service-releases-'));
process.env['ZAINO_LOCAL'] = local;

const times = { readyMs: 40_000, proveMs: 500, watchMs: 500, settleMs: 300, drainMs: 5_000 };
const workspaceRoot = join(import.meta.dirname, '../..');
const hooks = join(workspaceRoot, 'libs/testing/src/typescript-hooks.mjs');
const source = (file: string) => ['--import', hooks, join(workspaceRoot, file)];

const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';

let registry: StandInRegistry;
let shop: Shop;
let channel: ReleaseChannel;
/** The gateway's. */
let url: string;

beforeAll(async () => {
  const { answersOk } = await import('./answers-ok');
  const { openReleaseChannel } = await import('./release-channel');
  const { ServiceAddresses } = await import('./service-addresses');
  const { ServiceReleases } = await import('./service-releases');
  const { Shop } = await import('./shop');
  const { PartnerCheck } = await import('./partner-check');
  registry = await StandInRegistry.open(SERVICE_KEY);
  shop = new Shop();
  const addresses = new ServiceAddresses();
  const releases = new ServiceReleases(shop, addresses, {
    times,
    partners: new PartnerCheck(() => registry.url, SERVICE_KEY),
  });
  const plan = (folder: string, port: number): ProcessPlan => ({
    name: 'blog-service',
    file: process.execPath,
    args: source('libs/service/src/testing/released-service.ts'),
    env: { PORT: String(port), VERSION: folder, LOG_LEVEL: 'warn', SERVICE_KEY },
    isReady: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
  });
  const [port, gatewayPort] = [await keptPort(), await keptPort()];
  const origin = `http://127.0.0.1:${port}`;
  const running = await shop.run(plan('one', port));
  releases.add({ name: 'blog-service', origin, folder: 'one', running, plan });
  url = `http://127.0.0.1:${gatewayPort}`;
  await shop.run({
    name: 'gateway',
    file: process.execPath,
    args: source('apps/gateway/src/main.ts'),
    env: {
      PORT: String(gatewayPort),
      BLOG_URL: origin,
      MOVED_ADDRESSES_FILE: addresses.file,
      RELEASES_DIR: join(local, 'releases'),
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'warn',
      // Of its sources: nothing has built the service worker.
      OFFLINE: 'false',
    },
    isReady: () => answersOk(`${url}/health/live`),
  });
  channel = await openReleaseChannel(releases);
}, 60_000);
afterAll(async () => {
  await shop.end();
  await registry.close();
  rmSync(local, { recursive: true });
});

/** Which versions answered eight callers that never pause, and what else they were answered. */
async function whileCalling(action: () => Promise<void>) {
  const versions = new Set<string>();
  const failures: string[] = [];
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      try {
        const answer = await fetch(`${url}/api/blog/version`);
        const text = await answer.text();
        if (answer.ok) versions.add((JSON.parse(text) as { version: string }).version);
        else failures.push(`${answer.status} ${text}`);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const callers = Array.from({ length: 8 }, call);
  await action().finally(() => (isOver = true));
  await Promise.all(callers);
  return { versions: [...versions], failures };
}

/** What was said on the way of the last release. */
let said: string[] = [];

interface Wish {
  signal?: AbortSignal;
  unchecked?: string;
}

async function release(
  folder: string,
  { signal = new AbortController().signal, unchecked }: Wish = {},
): Promise<string> {
  const { askForRelease } = await import('./release-channel');
  said = [];
  const talk = { signal, say: (sentence: string) => said.push(sentence), settle: () => undefined };
  return askForRelease(channel, { name: 'blog-service', folder, unchecked }, talk).catch(
    (error: unknown) => (error as Error).message,
  );
}

/** The one that answers while nothing is released. */
async function versionNow(): Promise<string[]> {
  const { versions } = await whileCalling(() => delay(200));
  return versions;
}

describe('a service that is released while it is called', () => {
  const versionsInTurn = isShortForm() ? ['two', 'three'] : ['two', 'three', 'four'];
  it(`loses no call, ${versionsInTurn.length} times in a row`, async () => {
    const [before] = await versionNow();
    const sentences: string[] = [];
    const { versions, failures } = await whileCalling(async () => {
      for (const version of versionsInTurn) sentences.push(await release(version));
    });
    expect(failures).toEqual([]);
    expect(versions).toEqual([before, ...versionsInTurn]);
    expect(sentences.at(-1)).toBe(`blog-service ${versionsInTurn.at(-1)} serves.`);
  });

  it.each([
    ['is never ready', 'never-ready'],
    ['dies at once', 'dies'],
  ])('stays what it is where the new version %s', async (_what, version) => {
    const before = await versionNow();
    let sentence = '';
    if (version === 'never-ready') times.readyMs = 5_000;
    const { versions, failures } = await whileCalling(async () => {
      sentence = await release(version);
    }).finally(() => (times.readyMs = 40_000));
    expect(failures).toEqual([]);
    expect(versions).toEqual(before);
    expect(sentence).toContain('The old version of blog-service serves on.');
  });

  it('goes back where the new version fails', async () => {
    const before = await versionNow();
    expect(
      await whileCalling(async () => {
        expect(await release('fails')).toMatch(/The new version failed in \d+ of \d+ calls/);
      }),
    ).toMatchObject({ versions: before });
    const since = await whileCalling(() => delay(500));
    expect(since).toEqual({ versions: before, failures: [] });
  });

  it('stays what it is where whoever asked goes away', async () => {
    const before = await versionNow();
    const leaving = new AbortController();
    const { versions, failures } = await whileCalling(async () => {
      const released = release('five', { signal: leaving.signal });
      await delay(100);
      leaving.abort();
      await released;
      await delay(500);
    });
    expect(versions).toEqual(before);
    expect(failures).toEqual([]);
  });

  it('is not released by who lacks the key, nor twice to the same version', async () => {
    const stranger = await fetch(`http://127.0.0.1:${channel.port}`, {
      method: 'POST',
      body: '{}',
    });
    expect(stranger.status).toBe(403);
    const [now = ''] = await versionNow();
    expect(await release(now)).toBe(`blog-service ${now} runs already: nothing was done.`);
  });
});

describe('a service that would break what is live', () => {
  const broken = 'cart 4a3a: It reads answer.price of GET /api/pens, which blog does not give.';
  afterEach(() => registry.judge({ broken: [], unknown: [] }));

  it('is refused with the sentences of its partners, and not called once', async () => {
    const before = await versionNow();
    registry.judge({ broken: [broken], unknown: [] });
    let sentence = '';
    const seen = await whileCalling(async () => {
      sentence = await release('six', { unchecked: 'It must go out' });
    });
    expect(seen).toEqual({ versions: before, failures: [] });
    expect(sentence).toContain('blog-service was not released: it would break what is live.');
    expect(sentence).toContain(broken);
    expect(sentence).toContain('The old version of blog-service serves on.');
    // What the new version says of itself.
    const { service, contract } = registry.asked.at(-1) ?? {};
    expect(service).toBe('blog');
    expect(contract?.gives.map(({ path }) => path)).toContain('/api/blog/version');
  });

  it('is refused where nobody can tell, unless there is a reason', async () => {
    const [before] = await versionNow();
    await registry.close();
    const refused = await release('seven');
    expect(refused).toContain('nobody can tell whether it fits what is live');
    expect(refused).toContain('The registry does not judge it: ECONNREFUSED');
    expect(await versionNow()).toEqual([before]);
    const reason = 'Its database is full';
    expect(await release('seven', { unchecked: reason })).toBe('blog-service seven serves.');
    expect(said).toContainEqual(expect.stringContaining(`(${reason})`));
    expect(await versionNow()).toEqual(['seven']);
  });
});
