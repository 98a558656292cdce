import { quantile } from '../identity/quantile';
import type { StormFindings } from './findings';
import type { MadeChange } from './make-changes';

const MOST_NAMED = 5;

/** Prints what visitors noticed, and how long changes took; true where nobody noticed anything. */
export function printStorm(
  { failedPages, consoleErrors, mixedSets, failedFiles }: StormFindings,
  changes: readonly MadeChange[],
  pages: number,
): boolean {
  const counted = {
    'failed pages': failedPages,
    'console errors': consoleErrors,
    'pages with a mixed set': mixedSets,
    'failed files': failedFiles,
  };
  console.log(`\n${changes.length} changes, ${pages} pages of visitors`);
  console.table(
    Object.fromEntries(
      Object.entries(counted).map(([what, { length }]) => [
        what,
        { found: length, goal: `0 ${length === 0 ? 'met' : 'MISSED'}` },
      ]),
    ),
  );
  for (const [what, found] of Object.entries(counted)) {
    for (const one of found.slice(0, MOST_NAMED)) console.log(`${what}: ${one}`);
  }
  printChanges(changes);
  return pages > 0 && Object.values(counted).every(({ length }) => length === 0);
}

function printChanges(changes: readonly MadeChange[]): void {
  const seen = changes.filter(({ firstPageMs }) => firstPageMs.length > 0);
  const gateways = seen[0]?.firstPageMs.length ?? 0;
  console.log('From the call to the first page with the new set, by gateway, in milliseconds:');
  console.table(
    Array.from({ length: gateways }, (_, gateway) => {
      const times = seen.map(({ firstPageMs }) => firstPageMs[gateway] ?? 0);
      return {
        changes: times.length,
        p50: Math.round(quantile(times, 0.5)),
        p95: Math.round(quantile(times, 0.95)),
        longest: Math.round(Math.max(...times)),
      };
    }),
  );
}
