import { quantile } from '../identity/quantile';
import type { CostOfPage, MeasuredReleases, RequestsOfPage } from './measure';
import type { RollBacks } from './roll-back';

/** From the call until the slowest gateway has the new set, in milliseconds, at the 99th percentile. */
const ROLL_BACK_GOAL_MS = 1_000;

interface Verdict {
  what: string;
  isMet: boolean;
}

/** What was measured against its goals; what has none is told by `printReleases` alone. */
export function verdictsOf(measured: MeasuredReleases): Verdict[] {
  const { costs, requests, withRedis, redisFrozen, bucket, withoutBucket } = measured;
  const isFast = (part: RollBacks) => slowest(part).p99 < ROLL_BACK_GOAL_MS;
  const hasFailures = [withRedis, redisFrozen, bucket, withoutBucket].some(
    ({ failures }) => failures.length > 0,
  );
  return [
    {
      what: 'the registry takes no measurable time of a page',
      isMet: costs.every((one) => !one.costs.isMeasurable),
    },
    {
      what: 'and no request of a browser',
      isMet: requests.every(({ registry, plain }) => registry <= plain),
    },
    {
      what: `changes reach all gateways, p99 under ${ROLL_BACK_GOAL_MS} ms`,
      isMet: isFast(withRedis),
    },
    { what: 'the same with a bucket', isMet: isFast(bucket) },
    { what: 'no page failed, with Redis silent and without the bucket, too', isMet: !hasFailures },
  ];
}

/** Of changes: how long the slowest gateway took. */
export function slowest({ changes }: RollBacks): Record<'p50' | 'p99' | 'max', number> {
  const times = changes.map(({ firstPageMs }) => Math.max(...firstPageMs));
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), max: Math.max(...times) };
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits));

/** Prints all figures; true where all goals are met. */
export function printReleases(measured: MeasuredReleases): boolean {
  printCosts(measured.costs);
  printRequests(measured.requests);
  printChanges({
    'three gateways, by Redis': measured.withRedis,
    'back while Redis is silent': measured.redisFrozen,
    'three gateways, with a bucket': measured.bucket,
  });
  const { asked, failures, startMs } = measured.withoutBucket;
  console.log(
    `Without the bucket: ${asked} pages and files, ${failures.length} failed; a gateway that starts then has pages after ${round(startMs)} ms`,
  );
  const all = [measured.withRedis, measured.redisFrozen, measured.bucket, measured.withoutBucket];
  for (const failure of all.flatMap((part) => part.failures).slice(0, 10)) console.log(failure);
  const verdicts = verdictsOf(measured);
  for (const { what, isMet } of verdicts) console.log(`${isMet ? 'met' : 'MISSED'}: ${what}`);
  return verdicts.every(({ isMet }) => isMet);
}

function printCosts(costs: readonly CostOfPage[]): void {
  console.table(
    Object.fromEntries(
      costs.map(({ page, mode, costs: { registry, plain, difference, noise, isMeasurable } }) => [
        `${page}, ${mode}`,
        {
          'registry p50 ms': round(registry.p50, 2),
          'p95 ms': round(registry.p95, 2),
          'plain p50 ms': round(plain.p50, 2),
          'p95 ms ': round(plain.p95, 2),
          'difference ms': round(difference, 3),
          'noise A/A ms': round(noise, 3),
          measurable: isMeasurable ? 'YES' : 'no',
        },
      ]),
    ),
  );
}

function printRequests(requests: readonly RequestsOfPage[]): void {
  const row = ({ page, registry, plain }: RequestsOfPage) => [page, { registry, plain }];
  console.log('Requests of a first visit:');
  console.table(Object.fromEntries(requests.map(row)));
}

function printChanges(parts: Record<string, RollBacks>): void {
  console.log('From the call to the first page with the new set, of the slowest gateway:');
  const row = (part: RollBacks) => {
    const { p50, p99, max } = slowest(part);
    return {
      changes: part.changes.length,
      'p50 ms': round(p50),
      'p99 ms': round(p99),
      'max ms': round(max),
      'call answered, p50 ms': round(
        quantile(
          part.changes.map((one) => one.answeredMs),
          0.5,
        ),
      ),
      'pages meanwhile': part.pages,
      failed: part.failures.length,
    };
  };
  console.table(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, row(part)])));
}
