import { noVisits, TIMING_STEPS, timingStep, type VisitSums } from '@zaino/contracts/analytics';
import { CanaryJudgement, type Verdict } from './canary-judgement';

/** A shop as it might be, of which a simulation makes canaries. */
export interface SimulatedShop {
  /** Visits of each version in a slice of time, at its quietest. */
  visits: { canary: number; stable: number };
  /** How many slices a canary runs, and so how often one looks. */
  slices: number;
  /** Share of visits that fail. */
  failing: { canary: number; stable: number };
  /** Share of pages that fail on the server; each visit asks for one. */
  failingRenders: { canary: number; stable: number };
  /** So many pages of the stable version are drawn well in a slice, and then kept; without it each is drawn. */
  keptPages?: number;
  /** How many times as long all takes in the evening. */
  evening: number;
  /** Milliseconds by which the canary's pages come later, and answer later. */
  later?: { lcp?: number; inp?: number };
}

export interface SimulatedEnd {
  verdict: Verdict | null;
  canaryVisits: number;
}

const LCP = { median: 1_200, spread: 0.6 };
const INP = { median: 90, spread: 0.8 };
/** A visit in two presses something. */
const PRESSING = 0.5;
const TABLE = 4_096;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes canaries of a shop, each with visits of its own. */
export function simulatedCanaries(shop: SimulatedShop, random: () => number): () => SimulatedEnd {
  const { lcp = 0, inp = 0 } = shop.later ?? {};
  const tableOf = (spread: Spread) => stepTable(spread, random);
  const slow = [1, shop.evening].map((busy) => ({
    stable: { lcp: tableOf({ ...LCP, busy }), inp: tableOf({ ...INP, busy }) },
    canary: {
      lcp: tableOf({ ...LCP, busy, later: lcp }),
      inp: tableOf({ ...INP, busy, later: inp }),
    },
  }));
  const visitsOf = (version: 'canary' | 'stable', isBusy: boolean) => {
    // In the evening there are more visits, all of them slower, and a larger share fails.
    const tables = slow[isBusy ? 1 : 0]?.[version];
    const visits = shop.visits[version] * (isBusy ? 2 : 1);
    const failing = shop.failing[version] * (isBusy ? 2 : 1);
    const failingRenders = shop.failingRenders[version] * (isBusy ? 2 : 1);
    const drawnWell = version === 'stable' ? (shop.keptPages ?? Infinity) : Infinity;
    const chances = { visits, failing, failingRenders, drawnWell };
    const drawn = { ...chances, tables: tables ?? { lcp: [], inp: [] } };
    return drawVisits(drawn, random);
  };
  return () => {
    const judgement = new CanaryJudgement();
    let canaryVisits = 0;
    for (let slice = 0; slice < shop.slices; slice += 1) {
      const isBusy = slice % 8 > 4;
      const canary = visitsOf('canary', isBusy);
      canaryVisits += canary.visits;
      judgement.add(canary, visitsOf('stable', isBusy));
      const verdict = judgement.verdict();
      if (verdict) return { verdict, canaryVisits };
    }
    return { verdict: null, canaryVisits };
  };
}

interface Drawn {
  visits: number;
  failing: number;
  failingRenders: number;
  /** After so many that were drawn well the others come from memory. */
  drawnWell: number;
  tables: { lcp: readonly number[]; inp: readonly number[] };
}

function drawVisits(drawn: Drawn, random: () => number): VisitSums {
  const { visits, failing, failingRenders, drawnWell, tables } = drawn;
  const lcp = Array<number>(TIMING_STEPS).fill(0);
  const inp = Array<number>(TIMING_STEPS).fill(0);
  let failures = 0;
  let renders = 0;
  let failedRenders = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    if (random() < failing) failures += 1;
    if (renders - failedRenders < drawnWell) {
      renders += 1;
      if (random() < failingRenders) failedRenders += 1;
    }
    drawInto(lcp, tables.lcp, random);
    if (random() < PRESSING) drawInto(inp, tables.inp, random);
  }
  const sums = { visits, failures, errors: failures, renders, failedRenders };
  return { ...noVisits, ...sums, lcp, inp };
}

function drawInto(counts: number[], table: readonly number[], random: () => number): void {
  const step = table[Math.floor(random() * TABLE)] ?? 0;
  counts[step] = (counts[step] ?? 0) + 1;
}

interface Spread {
  median: number;
  spread: number;
  /** How many times as long all takes. */
  busy: number;
  later?: number;
}

/** Steps of the scale as often as they come: times are spread log-normally, as those of pages are. */
function stepTable({ median, spread, busy, later = 0 }: Spread, random: () => number): number[] {
  return Array.from({ length: TABLE }, () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return timingStep(busy * median * Math.exp(spread * normal) + later);
  });
}
