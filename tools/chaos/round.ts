import { openSessions } from '@zaino/tools/buyers/sessions';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { buy } from './buyer';
import { work } from './clerk';
import { drawActs, drawFamily } from './clerk-plans';
import type { Told } from './evidence';
import { killAtRandom, type Killing } from './killer';
import { drawPlan } from './plans';
import { settle } from './settle';
import type { ChaosShop } from './shop';

/** Products that the buyers of one round want: too few pieces for all of them. */
export const PRODUCTS_OF_A_ROUND = 20;

export interface RoundResult extends Told {
  kills: Record<string, number>;
  isSettled: boolean;
  /** In milliseconds: until the last buyer was done, and from then on until all had followed. */
  tookMs: number;
  settledMs: number;
}

/** Of a hundred buyers so many more order books for the bookshop, and clerks of it work with what has come. */
const FAMILIES = 40;
const CLERKS = 5;
/** Of a short round, too: those who work alone meet nobody. */
const LEAST_CLERKS = 4;

/**
 * So many buyers at once, while servers are killed; then the recovery. After that the same with the clerks of the
 * bookshop, for all who wait there by then.
 */
export async function runRound(
  shop: ChaosShop,
  { round, buyers, random, isAgain }: { round: number; buyers: number } & Killing,
): Promise<RoundResult> {
  const families = Math.ceil((buyers * FAMILIES) / 100);
  const people = await openSessions(shop.redisUrl, buyers + families);
  const staff = Math.max(LEAST_CLERKS, Math.ceil((buyers * CLERKS) / 100));
  const clerks = await openSessions(shop.redisUrl, staff, bookshop.id);
  const first = round * PRODUCTS_OF_A_ROUND;
  const products = shop.products.slice(first, first + PRODUCTS_OF_A_ROUND);
  // All that is drawn is drawn before anything happens: it depends on the seed alone.
  const plans = people.map((person, place) => ({
    person,
    plan: place < buyers ? drawPlan(random, products) : drawFamily(random),
    random: random.fork(),
  }));
  const shifts = clerks.map((person) => ({
    person,
    acts: drawActs(random),
    random: random.fork(),
  }));
  const bought = await whileKilled(shop, { random: random.fork(), isAgain }, () =>
    Promise.all(plans.map((planned) => buy(shop, planned))),
  );
  const worked = await whileKilled(shop, { random: random.fork(), isAgain }, () =>
    Promise.all(shifts.map((shift) => work(shop, shift))),
  );
  return {
    purchases: bought.told,
    clerks: worked.told,
    kills: added(bought.kills, worked.kills),
    isSettled: bought.isSettled && worked.isSettled,
    tookMs: bought.tookMs + worked.tookMs,
    settledMs: bought.settledMs + worked.settledMs,
  };
}

/** People do something while servers are killed; then everything runs until all has followed. */
async function whileKilled<Tale>(shop: ChaosShop, killing: Killing, play: () => Promise<Tale[]>) {
  const startedAt = Date.now();
  const [told, kills] = await Promise.all([play(), killAtRandom(shop.victims, killing)]);
  const tookMs = Date.now() - startedAt;
  const isSettled = await settle(shop);
  return { told, kills, isSettled, tookMs, settledMs: Date.now() - startedAt - tookMs };
}

function added(some: Record<string, number>, more: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(some).map(([name, count]) => [name, count + (more[name] ?? 0)]),
  );
}
