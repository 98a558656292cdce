import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type LiveCanary, LIVE_FILE, liveSchema } from '@zaino/contracts/releases';
import { cookies } from '@zaino/contracts/shared';
import { PageWatch } from '../releases/page-watch';
import type { OtherVersion } from '../stack/other-version';
import type { PlannedChange } from './release-plan';
import type { StormedShop } from './stormed-shop';

/** Of the visitors, in per cent; those of all remotes together may be half. */
const SHARE = 10;
const LARGER_SHARE = 15;
/** No canary of such a share has this place (`canary-places.ts`). */
const STABLE_PLACE = 3_000;
const PAUSE_MS = 50;

/** A change that was made. */
export interface MadeChange extends PlannedChange {
  answeredMs: number;
  /** Of each gateway from the begin of the call; none of a larger share, which changes no page. */
  firstPageMs: number[];
}

interface Wanted {
  shop: StormedShop;
  plan: readonly PlannedChange[];
  /** From the begin of one to that of the next, in milliseconds; later where the last one takes longer. */
  everyMs: number;
}

/** Makes changes one after the other; throws where one is refused, or no page shows it. */
export async function makeChanges({ shop, plan, everyMs }: Wanted): Promise<MadeChange[]> {
  const { stable } = liveDocument(shop);
  const made: MadeChange[] = [];
  for (const planned of plan) {
    const next = delay(everyMs);
    const other = shop.others.find(({ app }) => app === planned.app);
    if (!other) throw new Error(`There is no other version of ${planned.app}`);
    made.push(await makeOne(shop, planned, { other, first: stable[planned.app] ?? '' }));
    await next;
  }
  return made;
}

interface Versions {
  other: OtherVersion;
  /** The one that was live at first. */
  first: string;
}

async function makeOne(
  shop: StormedShop,
  change: PlannedChange,
  { other, first }: Versions,
): Promise<MadeChange> {
  const { app, kind } = change;
  // Who has a place of a canary sees it begin and end.
  const placeBefore = canaryOf(shop, app)?.from;
  const begun = performance.now();
  await callFor(shop, change, other.version);
  const answeredMs = performance.now() - begun;
  if (kind === 'share') return { ...change, answeredMs, firstPageMs: [] };
  const place = kind === 'canary' ? await placeOf(shop, app) : placeBefore;
  const isOther = kind === 'canary' || kind === 'promote';
  const watch = new PageWatch({
    origins: shop.origins,
    connections: 1,
    pauseMs: PAUSE_MS,
    cookie: `${cookies.place.name}=${kind === 'canary' || kind === 'end' ? (place ?? 0) : STABLE_PLACE}`,
  });
  try {
    watch.expect(app, isOther ? other.version : first);
    const moments = await watch.firstPages();
    if (watch.failures.length > 0) throw new Error(watch.failures.join('\n'));
    return { ...change, answeredMs, firstPageMs: moments.map((moment) => moment - begun) };
  } finally {
    await watch.stop();
  }
}

function callFor(
  { releaser }: StormedShop,
  { app, kind }: PlannedChange,
  version: string,
): Promise<void> {
  switch (kind) {
    case 'promote':
      return releaser.promote(app, version);
    case 'back':
      return releaser.back(app);
    case 'canary':
      return releaser.startCanary(app, version, SHARE);
    case 'share':
      return releaser.changeShare(app, LARGER_SHARE);
    case 'end':
      return releaser.endCanary(app);
  }
}

/** As soon as the registry has written that its canary runs. */
async function placeOf(shop: StormedShop, app: string): Promise<number> {
  for (;;) {
    const canary = canaryOf(shop, app);
    if (canary) return canary.from;
    await delay(PAUSE_MS);
  }
}

function canaryOf(shop: StormedShop, app: string): LiveCanary | undefined {
  return liveDocument(shop).canaries.find((canary) => canary.app === app);
}

function liveDocument({ releases }: StormedShop) {
  const { text } = JSON.parse(readFileSync(join(releases, LIVE_FILE), 'utf8')) as { text: string };
  return liveSchema.parse(JSON.parse(text));
}
