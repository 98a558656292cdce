import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PageWatch } from './page-watch';
import type { Releaser } from './releaser';

const CONNECTIONS = 4;
const PAUSE_MS = 25;
/** Gateways look at the store each second: a change begins at any moment of it. */
const LONGEST_REST_MS = 1_000;

/** What one change took, in milliseconds from the begin of its call. */
export interface TimedChange {
  kind: 'promote' | 'back';
  /** Until the call was answered. */
  answeredMs: number;
  /** Of each gateway, until its first page with the new set. */
  firstPageMs: number[];
}

export interface RollBacks {
  changes: TimedChange[];
  /** Pages that were asked for meanwhile. */
  pages: number;
  failures: string[];
}

/** The two versions of an app that take turns. */
export interface Versions {
  app: string;
  live: string;
  other: string;
}

interface Wanted {
  releaser: Releaser;
  origins: readonly string[];
  versions: Versions;
  /** `promote`: each other change is measured and stands on the last; `back` takes them away again. */
  kind: TimedChange['kind'];
  count: number;
}

/**
 * So many changes, one after the other, each once all gateways have the last one. Forth and then back again as often,
 * so that what is live at the end is what was at first.
 */
export async function measureChanges(wanted: Wanted): Promise<RollBacks> {
  const { releaser, origins, versions, kind, count } = wanted;
  const watch = new PageWatch({ origins, connections: CONNECTIONS, pauseMs: PAUSE_MS });
  const changes: TimedChange[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      await delay(randomInt(LONGEST_REST_MS));
      const version = liveAfter(versions, { kind, number, count });
      watch.expect(versions.app, version);
      const begun = performance.now();
      await (kind === 'promote'
        ? releaser.promote(versions.app, version)
        : releaser.back(versions.app));
      const answeredMs = performance.now() - begun;
      const firstPageMs = (await watch.firstPages()).map((moment) => moment - begun);
      changes.push({ kind, answeredMs, firstPageMs });
    }
  } finally {
    await watch.stop();
  }
  return { changes, pages: watch.pages, failures: watch.failures };
}

/** Forth the other version is the first and every second one; back they come in the opposite order. */
export function liveAfter(
  { live, other }: Versions,
  { kind, number, count }: { kind: TimedChange['kind']; number: number; count: number },
): string {
  const height = kind === 'promote' ? number : count - number;
  return height % 2 === 1 ? other : live;
}
