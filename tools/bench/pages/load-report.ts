import { type CpuProfile, summarise } from '../stack/cpu-profile';
import { areAllAnswered } from '../stack/all-answered';
import type { PageLoad } from './page-load';

export interface LoadResult {
  page: string;
  /** `uncached` or `cached`. */
  mode: string;
  encoding: string;
  load: PageLoad;
}

/** Pages a second of the school page. */
const goals: Record<string, number> = { uncached: 500, cached: 3000 };

/** The fastest of the encodings counts, and no page that failed. */
export function isLoadWithinGoals(results: LoadResult[]): boolean {
  const isAnswered = areAllAnswered(
    Object.fromEntries(results.map((result) => [nameOf(result), result.load])),
  );
  const isFast = Object.entries(goals).every(([mode, perSecond]) => {
    const ofMode = results.filter(
      ({ page, mode: itsMode }) => page === 'school' && itsMode === mode,
    );
    return Math.max(...ofMode.map(({ load }) => load.perSecond)) >= perSecond;
  });
  return isAnswered && isFast;
}

const nameOf = ({ page, mode, encoding }: Omit<LoadResult, 'load'>) =>
  `${page}, ${mode}, ${encoding}`;

const round = (value: number, digits = 1) => Number(value.toFixed(digits));

export function printLoad(results: LoadResult[]): void {
  console.table(
    Object.fromEntries(
      results.map(({ load, ...result }) => [
        nameOf(result),
        {
          'pages/s': Math.round(load.perSecond),
          p50: round(load.p50),
          p95: round(load.p95),
          p99: round(load.p99),
          'first byte p50': round(load.firstByteP50),
          'p95 ': round(load.firstByteP95),
          'kB/page': round(load.kilobytes),
          'gateway CPU ms/page': round(load.gatewayCpuMs, 2),
          'gateway %': Math.round(load.shares.gateway),
          'service %': Math.round(load.shares.service),
          'generator %': Math.round(load.shares.generator),
          'others %': Math.round(load.shares.others),
          'idle %': Math.round(load.shares.idle),
          failures: load.failures,
        },
      ]),
    ),
  );
}

/** Where the time of each thread went. */
export function printProfiles(profiles: Record<string, CpuProfile>): void {
  for (const [thread, profile] of Object.entries(profiles)) {
    const { busySeconds, hotSpots } = summarise(profile, 30);
    console.log(`\nThe gateway's ${thread} thread, busy for ${round(busySeconds)} s:`);
    for (const { place, selfPercent } of hotSpots) {
      console.log(`${selfPercent.toFixed(1).padStart(6)} %  ${place}`);
    }
  }
}
