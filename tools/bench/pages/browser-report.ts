import type { BrowserVisit, BrowserVisits } from './measure-browser';

export const FEDERATED = 'federated';
export const SINGLE = 'single bundle';

interface Measure {
  label: string;
  valueOf: (visit: BrowserVisit) => number;
  digits?: number;
  /** Largest ratio of the federated page to the single bundle. */
  atMost?: number;
}

/** Below this it is 0.000, as Lighthouse prints it. */
const NO_SHIFT = 0.0005;

const kB = (bytes: number) => bytes / 1000;

const measures: Measure[] = [
  { label: 'LCP ms', valueOf: (visit) => visit.largestPaint, atMost: 0.45 },
  { label: 'first paint ms', valueOf: (visit) => visit.firstPaint },
  { label: 'interactive ms', valueOf: (visit) => visit.interactive },
  { label: 'TBT ms', valueOf: (visit) => visit.blocking },
  { label: 'blocking in all ms', valueOf: (visit) => visit.blockingInAll },
  { label: 'CLS', valueOf: (visit) => visit.layoutShift, digits: 4 },
  { label: 'JavaScript kB', valueOf: ({ transfers }) => kB(transfers.scripts), atMost: 1.3 },
  { label: 'CSS kB', valueOf: ({ transfers }) => kB(transfers.styles) },
  { label: 'HTML kB', valueOf: ({ transfers }) => kB(transfers.document) },
  { label: 'font kB', valueOf: ({ transfers }) => kB(transfers.fonts) },
  { label: 'data kB', valueOf: ({ transfers }) => kB(transfers.data) },
  { label: 'all kB', valueOf: ({ transfers }) => kB(transfers.all), atMost: 1.1 },
  { label: 'requests', valueOf: ({ transfers }) => transfers.requests, digits: 0 },
];

/** Prints medians with smallest and largest value; true when all goals are met. */
export function printBrowser(visits: BrowserVisits): boolean {
  const missed: string[] = [];
  for (const [page, variants] of Object.entries(visits)) {
    const [federated = [], single = []] = [variants[FEDERATED], variants[SINGLE]];
    console.log(`\n${page}, ${federated.length} visits each`);
    const rows = measures.map((measure) => {
      const ratio = medianOf(federated, measure) / medianOf(single, measure);
      const isMissed = measure.atMost !== undefined && ratio > measure.atMost;
      if (isMissed) missed.push(`${page}: ${measure.label}`);
      const row = {
        [FEDERATED]: spread(federated, measure),
        [SINGLE]: spread(single, measure),
        times: Number.isFinite(ratio) ? ratio.toFixed(2) : '',
        goal:
          measure.atMost === undefined ? '' : `${measure.atMost} ${isMissed ? 'MISSED' : 'met'}`,
      };
      return [measure.label, row];
    });
    console.table(Object.fromEntries(rows));
    if (printShifts(federated)) missed.push(`${page}: CLS`);
    console.log(`largest paint, federated: ${federated[0]?.largestElement ?? ''}`);
    console.log(`largest paint, single bundle: ${single[0]?.largestElement ?? ''}`);
  }
  if (missed.length > 0) console.log(`\nGoals missed: ${missed.join('; ')}`);
  return missed.length === 0;
}

/** Says what moved; true where anything did. */
function printShifts(visits: BrowserVisit[]): boolean {
  const shifts = visits.filter(({ layoutShift }) => layoutShift >= NO_SHIFT);
  const moved = new Set(shifts.flatMap(({ shifted }) => shifted));
  for (const element of moved) console.log(`moved in ${shifts.length} visits: ${element}`);
  return shifts.length > 0;
}

const sortedOf = (visits: BrowserVisit[], { valueOf }: Measure) =>
  visits.map(valueOf).sort((one, other) => one - other);

function medianOf(visits: BrowserVisit[], measure: Measure): number {
  const values = sortedOf(visits, measure);
  return values[Math.floor(values.length / 2)] ?? 0;
}

function spread(visits: BrowserVisit[], measure: Measure): string {
  const { digits = 1 } = measure;
  const values = sortedOf(visits, measure);
  const [least, most] = [values[0] ?? 0, values.at(-1) ?? 0];
  const median = medianOf(visits, measure).toFixed(digits);
  return least === most ? median : `${median} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
