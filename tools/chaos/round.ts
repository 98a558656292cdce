import type { Random } from '@zaino/tools/buyers/random';
import { openSessions } from '@zaino/tools/buyers/sessions';
import { buy } from './buyer';
import type { Purchase } from './buyer';
import { killAtRandom } from './killer';
import { drawPlan } from './plans';
import { settle } from './settle';
import type { ChaosShop } from './shop';

/** Products that the buyers of one round want: too few pieces for all of them. */
export const PRODUCTS_OF_A_ROUND = 20;

export interface RoundResult {
  purchases: Purchase[];
  kills: Record<string, number>;
  isSettled: boolean;
  /** In milliseconds: until the last buyer was done, and from then on until all had followed. */
  tookMs: number;
  settledMs: number;
}

/** So many buyers at once, while servers are killed; then the recovery. */
export async function runRound(
  shop: ChaosShop,
  { round, buyers, random }: { round: number; buyers: number; random: Random },
): Promise<RoundResult> {
  const people = await openSessions(shop.redisUrl, buyers);
  const first = round * PRODUCTS_OF_A_ROUND;
  const products = shop.products.slice(first, first + PRODUCTS_OF_A_ROUND);
  // All that is drawn is drawn before anything happens: it depends on the seed alone.
  const plans = people.map((person) => ({
    person,
    plan: drawPlan(random, products),
    random: random.fork(),
  }));
  const killing = random.fork();
  const startedAt = Date.now();
  const [purchases, kills] = await Promise.all([
    Promise.all(plans.map((planned) => buy(shop, planned))),
    killAtRandom(shop.victims, killing),
  ]);
  const tookMs = Date.now() - startedAt;
  const isSettled = await settle(shop);
  return { purchases, kills, isSettled, tookMs, settledMs: Date.now() - startedAt - tookMs };
}
