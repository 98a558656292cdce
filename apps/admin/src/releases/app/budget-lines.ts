import type { ChartLine } from '@zaino/charts/line-chart';
import {
  type Budget,
  lcpLimit,
  type MeasuredPage,
  type ReleaseFigures,
  type VersionRecord,
} from '@zaino/contracts/releases';
import { countWords } from '@zaino/charts/figure-words';
import { bytesWords, durationWords } from '../release-words';

/** What is drawn of an app's versions. */
export interface BudgetMeasure {
  title: string;
  words: (value: number) => string;
  /** Values by their lines' names; the limit is among them. */
  values: readonly { name: string; valueOf: (version: VersionRecord) => number | null }[];
}

const LIMIT = 'Limite';

/** The page that shows its content last of all that were measured. */
export function slowestPage({ pages }: ReleaseFigures): MeasuredPage | undefined {
  return pages.toSorted((one, other) => other.lcp - one.lcp)[0];
}

/** How many rules of accessibility pages break, each counted once a page. */
const violationsOf = ({ pages }: ReleaseFigures): number =>
  pages.reduce((sum, { violations }) => sum + violations.length, 0);

/** Size, time and accessibility by version, each beside its limit as it is now. */
export function budgetMeasures(budget: Budget): BudgetMeasure[] {
  const slowest = ({ figures }: VersionRecord) => (figures && slowestPage(figures)) ?? null;
  return [
    {
      title: 'Pagina più pesante',
      words: bytesWords,
      values: [
        { name: 'Pagina più pesante', valueOf: ({ heaviestPage }) => heaviestPage },
        { name: LIMIT, valueOf: () => budget.heaviestPage },
      ],
    },
    {
      title: 'JavaScript di ogni pagina',
      words: bytesWords,
      values: [
        { name: 'JavaScript di ogni pagina', valueOf: ({ firstLoad }) => firstLoad },
        { name: LIMIT, valueOf: () => budget.firstLoad },
      ],
    },
    {
      title: 'LCP per versione',
      words: durationWords,
      values: [
        { name: 'Misurata prima', valueOf: (version) => slowest(version)?.lcp ?? null },
        {
          name: LIMIT,
          valueOf: (version) => {
            const page = slowest(version);
            return page && lcpLimit(page.comparedLcp, budget);
          },
        },
        { name: 'Di chi visita', valueOf: ({ visitsLcp }) => visitsLcp },
      ],
    },
    {
      title: 'Regole di accessibilità non rispettate',
      words: countWords,
      values: [
        { name: 'Regole', valueOf: ({ figures }) => figures && violationsOf(figures) },
        { name: LIMIT, valueOf: () => budget.violations },
      ],
    },
  ];
}

/** Versions in the order of their publication, as lines; empty where nothing but the limit is known. */
export function budgetLines(
  { values }: BudgetMeasure,
  versions: readonly VersionRecord[],
): ChartLine[] {
  const inTime = versions.toReversed();
  const lines = values.map(({ name, valueOf }) => ({
    name,
    points: inTime.flatMap((version) => {
      const value = valueOf(version);
      return value === null ? [] : [{ at: version.publishedAt, value }];
    }),
  }));
  const isKnown = lines.some(({ name, points }) => name !== LIMIT && points.length > 0);
  return isKnown ? lines.filter(({ points }) => points.length > 0) : [];
}
