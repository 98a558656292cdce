import type { CallResult, Cpu } from './measure';
import type { CatalogueCall } from './targets';
import { areAllAnswered } from '../stack/all-answered';

export interface Report {
  products: number;
  /** Of the service: seconds until it was ready, and MB before and after the calls. */
  startSeconds: number;
  idleMb: number;
  serviceMb: number;
  gatewayMb: number;
  calls: Record<CatalogueCall, CallResult>;
}

/**
 * Requests a second that are asked for: ten times the better one of two other shops that were measured on two cores
 * with as many connections (Vendure 3.7.3 and Medusa 2.21.2, November 2026). Nobody measured them at 100,000 products:
 * there the goals of 10,000 stay.
 */
const goals: Record<'small' | 'large', Partial<Record<CatalogueCall, number>>> = {
  small: { list: 1_120, filtered: 1_120, search: 2_260, detail: 2_360 },
  large: { list: 320, filtered: 320, search: 880, detail: 2_220 },
};
const STEADY_GOAL_MS = 30;

const goalOf = (products: number, call: CatalogueCall) =>
  (products < 10_000 ? goals.small : goals.large)[call];

/** Whether a call is as fast as is asked for, and none of its requests failed, nor of those beside it. */
export function isWithinGoals({ products, calls }: Report): boolean {
  const results = Object.entries(calls) as [CatalogueCall, CallResult][];
  const isAnswered = results.map(([call, { steady, full, bare }]) =>
    areAllAnswered({ [call]: steady, [`${call}, full load`]: full, [`${call}, bare`]: bare }),
  );
  const isFast = results.every(
    ([call, { steady, full }]) =>
      full.perSecond >= (goalOf(products, call) ?? 0) && steady.p95 < STEADY_GOAL_MS,
  );
  return isFast && !isAnswered.includes(false);
}

export function print(report: Report): void {
  const { products, startSeconds, idleMb, serviceMb, gatewayMb } = report;
  console.log(
    `\n${products.toLocaleString('en')} products; service ready after ${round(startSeconds)} s, ${Math.round(idleMb)} MB idle, ${Math.round(serviceMb)} MB after the calls; gateway ${Math.round(gatewayMb)} MB\n`,
  );
  const entries = Object.entries(report.calls) as [CatalogueCall, CallResult][];
  console.table(
    Object.fromEntries(entries.map(([call, result]) => [call, rowOf(call, result, products)])),
  );
}

function rowOf(call: CatalogueCall, result: CallResult, products: number) {
  const { steady, full, bare, cpu, bareCpu, idlePercent, repeatedPercent } = result;
  const goal = goalOf(products, call);
  const isFast = full.perSecond >= (goal ?? 0);
  return {
    'req/s': Math.round(full.perSecond),
    goal: goal === undefined ? '' : `${goal} ${isFast ? 'met' : 'MISSED'}`,
    'p50/95/99 ms': latencies(full),
    'cpu ms': cpuText(cpu),
    'repeated %': Math.round(repeatedPercent),
    'kB at most': round(full.largestBytes / 1024),
    '200/s p95 ms': `${round(steady.p95)} ${steady.p95 < STEADY_GOAL_MS ? 'met' : 'MISSED'}`,
    'idle %': Math.round(idlePercent),
    'bare/s': Math.round(bare.perSecond),
    'bare p95 ms': round(bare.p95),
    'bare cpu ms': cpuText(bareCpu),
    failures: steady.failures + full.failures,
    'bare failures': bare.failures,
  };
}

const latencies = ({ p50, p95, p99 }: CallResult['full']) =>
  [p50, p95, p99].map((value) => value.toFixed(1)).join('/');

/** Service, gateway and database. */
const cpuText = ({ service, gateway, database }: Cpu) =>
  [service, gateway, database].map((value) => value.toFixed(2)).join(' + ');

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
