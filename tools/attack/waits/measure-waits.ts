import {
  type Kind,
  kinds,
  openVisitors,
  type FloodVisits,
} from '@zaino/tools/bench/flood/visitors';
import { withProgress } from '@zaino/tools/machine/progress';
import type { AttackedShop } from '../shop/attacked-shop';
import { attempts } from './attempts';

const WARM_UP_SECONDS = 3;
const SECONDS = 10;

/** How long visitors waited meanwhile. */
export interface Waits {
  /** Blank without one. */
  attempt: string;
  /** At the 95th percentile, in milliseconds. */
  p95: Record<Kind, number>;
  /** Visits that were not answered well. */
  failures: number;
}

/** What other visitors wait for during each attempt, and without any, one after the other. */
export async function measureWaits(shop: AttackedShop): Promise<Waits[]> {
  const visitors = await openVisitors(shop.url);
  await visitors.visit(WARM_UP_SECONDS);
  const visit = () => visitors.visit(SECONDS);
  const waits = [waitsOf('', await withProgress('Visits without an attack', visit))];
  for (const { name, during } of attempts) {
    const visits = await withProgress(name, () => during(shop, visit));
    waits.push(waitsOf(name, visits));
  }
  return waits;
}

function waitsOf(attempt: string, visits: FloodVisits): Waits {
  const p95 = Object.fromEntries(kinds.map((kind) => [kind, Math.round(visits[kind].p95)]));
  const failures = kinds.reduce((sum, kind) => sum + visits[kind].failures, 0);
  return { attempt, p95: p95 as Record<Kind, number>, failures };
}
