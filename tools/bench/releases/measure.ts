import { join } from 'node:path';
import { liveVersion } from '@zaino/testing/live-file';
import { startOwnRedis } from '@zaino/testing/own-redis';
import { startTestBucket, type TestBucket } from '@zaino/testing/test-bucket';
import { withProgress } from '@zaino/tools/machine/progress';
import { packFolder } from '@zaino/tools/release/pack';
import { pages, requireBooks } from '../pages/targets';
import { launchChromium } from '../stack/chromium';
import type { DemoRegistry } from '../stack/demo-registry';
import { buildOtherVersion, type OtherVersion } from '../stack/other-version';
import type { Served } from '../stack/processes';
import type { ShopStack } from '../stack/shop-stack';
import { type ComparedCosts, compareCosts } from './compare-costs';
import { type Compared, measurePageCost } from './page-cost';
import { requestsOf } from './page-requests';
import { Releaser } from './releaser';
import { measureChanges, type RollBacks, type Versions } from './roll-back';
import { measureWithoutBucket, type WithoutBucket } from './without-bucket';

const APP = 'cart';
const GATEWAYS = 3;
const VISITS = 3;
/** Pages whose cost is compared: one that all have, one of the remote that changes, one with a service's data. */
const compared = { home: pages.home, cart: '/cart', class: pages.school };
/** Ten times what a visitor's page is kept: a page that grows old meanwhile would be another kind. */
const modes = { cached: { PAGE_FRESH_MS: '3600000' }, uncached: { PAGE_FRESH_MS: '0' } };

export type Mode = keyof typeof modes;

/** How much is measured. */
export interface Amounts {
  pages: number;
  /** Rollbacks, and as many changes forth before them. */
  rollBacks: number;
  /** The same while Redis answers nothing, and with a bucket. */
  frozen: number;
  bucket: number;
}

export interface CostOfPage {
  page: string;
  mode: Mode;
  costs: ComparedCosts;
}

/** Requests of a first visit, most of some. */
export interface RequestsOfPage {
  page: string;
  registry: number;
  plain: number;
}

export interface MeasuredReleases {
  costs: CostOfPage[];
  requests: RequestsOfPage[];
  withRedis: RollBacks;
  redisFrozen: RollBacks;
  bucket: RollBacks;
  withoutBucket: WithoutBucket;
}

/** All parts, one after the other, on one shop. */
export async function measureReleases(
  stack: ShopStack,
  amounts: Amounts,
): Promise<MeasuredReleases> {
  const other = await withProgress(`Building another version of ${APP}`, () =>
    buildOtherVersion(stack.folder, APP),
  );
  const redis = await startOwnRedis();
  try {
    const place = { RELEASES_DIR: join(stack.folder, 'registry') };
    const registry = await withProgress('Starting the registry', () =>
      stack.openRegistry({ name: 'releases', env: place, redisUrl: redis.url }),
    );
    const settings = { ...registry.gatewayEnv, ...place, REDIS_URL: redis.url };
    const cost = await measureCost(stack, settings, amounts.pages);
    const gateways = await openGateways(stack, () => settings);
    const versions = { app: APP, live: liveVersion(place.RELEASES_DIR, APP), other: other.version };
    const changes = { gateways, versions, releaser: await released(gateways, registry, other) };
    const withRedis = await thereAndBack(changes, amounts.rollBacks);
    const forth = await measured(changes, 'promote', amounts.frozen);
    redis.freeze();
    const back = await measured(changes, 'back', amounts.frozen).finally(() => redis.thaw());
    await Promise.all(gateways.map(({ stop }) => stop()));
    const redisFrozen = { ...back, failures: [...forth.failures, ...back.failures] };
    const url = `${redis.url}/1`;
    const ofBucket = await measureBucket(stack, { other, versions, count: amounts.bucket, url });
    return { ...cost, withRedis, redisFrozen, ...ofBucket };
  } finally {
    await redis.kill();
  }
}

/** A gateway with the registry's document beside two with a plain folder, first without, then with the page cache. */
async function measureCost(stack: ShopStack, settings: Record<string, string>, count: number) {
  const costs: CostOfPage[] = [];
  const requests: RequestsOfPage[] = [];
  for (const mode of Object.keys(modes) as Mode[]) {
    const open = (env: Record<string, string>) =>
      stack.openGateway({ ...modes[mode], RENDER_THREADS: '1', ...env });
    const served = [await open(settings), await open({}), await open({})] as const;
    const [registry, plain, plainAgain] = served;
    await requireBooks(registry.url);
    const origins = { registry: registry.url, plain: plain.url, plainAgain: plainAgain.url };
    for (const [page, path] of Object.entries(compared)) {
      const label = `Comparing ${count} pages, ${page}, ${mode}`;
      const cost = await withProgress(label, () => measurePageCost(origins, path, count));
      costs.push({ page, mode, costs: compareCosts(cost) });
    }
    if (mode === 'cached') requests.push(...(await countRequests(origins)));
    await Promise.all(served.map(({ stop }) => stop()));
  }
  return { costs, requests };
}

async function countRequests(origins: Compared): Promise<RequestsOfPage[]> {
  const browser = await launchChromium();
  const requests: RequestsOfPage[] = [];
  for (const [page, path] of Object.entries(compared)) {
    const counts = { registry: 0, plain: 0 };
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const name of ['registry', 'plain'] as const) {
        counts[name] = Math.max(counts[name], await requestsOf(browser, origins[name] + path));
      }
    }
    requests.push({ page, ...counts });
  }
  await browser.close();
  return requests;
}

/** Gateways as a large shop has them; each with settings of its own. */
async function openGateways(
  stack: ShopStack,
  settingsOf: (number: number) => Record<string, string>,
): Promise<Served[]> {
  const gateways: Served[] = [];
  for (let number = 1; number <= GATEWAYS; number += 1) {
    gateways.push(await stack.openGateway({ RENDER_THREADS: '1', ...settingsOf(number) }));
  }
  return gateways;
}

/** The registry, with the other version published. */
async function released(
  [gateway]: readonly Served[],
  registry: DemoRegistry,
  { app, build, version }: OtherVersion,
): Promise<Releaser> {
  if (!gateway) throw new Error('There is no gateway.');
  const releaser = new Releaser(gateway.url, registry.token);
  await releaser.publish(app, version, await packFolder(build));
  return releaser;
}

interface Changes {
  gateways: readonly Served[];
  versions: Versions;
  releaser: Releaser;
}

const measured = (
  { gateways, ...changes }: Changes,
  kind: 'promote' | 'back',
  count: number,
): Promise<RollBacks> =>
  withProgress(`${count} times ${kind}`, () =>
    measureChanges({ ...changes, origins: gateways.map(({ url }) => url), kind, count }),
  );

async function thereAndBack(changes: Changes, count: number): Promise<RollBacks> {
  const forth = await measured(changes, 'promote', count);
  const back = await measured(changes, 'back', count);
  return {
    changes: [...forth.changes, ...back.changes],
    pages: forth.pages + back.pages,
    failures: [...forth.failures, ...back.failures],
  };
}

interface WithBucket {
  other: OtherVersion;
  versions: Versions;
  /** There, and as many back. */
  count: number;
  /** Of a Redis, another numbered database than the folder's registry has. */
  url: string;
}

async function measureBucket(
  stack: ShopStack,
  { other, versions, count, url }: WithBucket,
): Promise<Pick<MeasuredReleases, 'bucket' | 'withoutBucket'>> {
  const store = await startTestBucket();
  const place = bucketEnv(store);
  let isThere = true;
  try {
    const registry = await withProgress('Publishing into a bucket', () =>
      stack.openRegistry({ name: 'releases_bucket', env: place, redisUrl: url }),
    );
    const settingsOf = (number: number) => ({
      ...registry.gatewayEnv,
      ...place,
      REDIS_URL: url,
      RELEASES_DIR: join(stack.folder, `disk-${number}`),
    });
    const gateways = await openGateways(stack, settingsOf);
    const releaser = await released(gateways, registry, other);
    const bucket = await thereAndBack({ gateways, versions, releaser }, count);
    isThere = false;
    await store.stop();
    const startAgain = () => stack.openGateway({ RENDER_THREADS: '1', ...settingsOf(1) });
    const paths = Object.values(compared);
    const withoutBucket = await withProgress('Going on without the bucket', () =>
      measureWithoutBucket({ gateways, startAgain, paths }),
    );
    return { bucket, withoutBucket };
  } finally {
    if (isThere) await store.stop();
  }
}

function bucketEnv({ url, endpoint, credentials }: TestBucket): Record<string, string> {
  return {
    RELEASES_BUCKET: url,
    RELEASES_BUCKET_ENDPOINT: endpoint,
    RELEASES_BUCKET_KEY: `${credentials.accessKeyId}:${credentials.secretAccessKey}`,
  };
}
