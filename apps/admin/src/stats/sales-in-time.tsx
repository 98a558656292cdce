import { BarChart } from '@zaino/charts/bar-chart';
import { ChartSheet } from '@zaino/charts/chart-sheet';
import { type ChartColumns, ChartTable } from '@zaino/charts/chart-table';
import { ChoiceLinks } from '@zaino/charts/choice-links';
import { countWords, longDayWords } from '@zaino/charts/figure-words';
import { daysOf } from '@zaino/charts/period';
import { timeBars, usualUnit } from '@zaino/charts/time-bars';
import type { Sales } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { dayOfYearBefore } from '@zaino/rules/year-before';
import { PagePart } from '@zaino/ui/page-part';
import { type StatsAddress, statsPath, timeUnits } from './stats-address';

type Day = Sales['days'][number];

interface DayRow extends Pick<Day, 'day' | 'orders' | 'pieces' | 'turnover' | 'total'> {
  /** Null where nothing is compared. */
  before: number | null;
}

interface SalesInTimeProps {
  sales: Sales;
  address: StatsAddress;
}

/** The totals by day, week or month, beside the same days of the year before. */
export function SalesInTime({ sales, address }: SalesInTimeProps) {
  const { period, unit } = address;
  const before = sales.yearBefore && totalsBefore(sales, address);
  const values = new Map(sales.days.map(({ day, total }) => [day, total]));
  const bars = timeBars(period, { values, before: before ?? undefined }, unit ?? undefined);
  const shown = unit ?? usualUnit(period);
  return (
    <PagePart title="Totale nel tempo">
      <ChoiceLinks
        label="Unità di tempo"
        links={timeUnits.map(([, one, words]) => ({
          to: statsPath(address, { unit: one }),
          words,
          isCurrent: one === shown,
        }))}
      />
      <ChartSheet>
        <BarChart label="Totale" bars={bars} words={formatEuro} />
      </ChartSheet>
      <ChartTable
        caption="Vendite per giorno"
        columns={columns}
        rows={dayRows(sales, address, before)}
        keyOf={({ day }) => day}
        fileName="vendite"
      />
    </PagePart>
  );
}

const columns: ChartColumns<DayRow> = [
  { head: 'Giorno', cell: ({ day }) => longDayWords(day) },
  { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
  { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
  { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
  { head: 'Totale', isFigures: true, cell: ({ total }) => formatEuro(total) },
  {
    head: 'Un anno prima',
    isFigures: true,
    cell: ({ before }) => (before === null ? '–' : formatEuro(before)),
  },
];

/** Of each day of the period what the day a year before came to. */
function totalsBefore({ daysBefore }: Sales, { period }: StatsAddress): Map<string, number> {
  const known = new Map(daysBefore.map(({ day, total }) => [day, total]));
  const taken = new Set<string>();
  const totals = new Map<string, number>();
  for (const day of daysOf(period)) {
    const other = dayOfYearBefore(day);
    // 29 February has the 28th before it, which its neighbour has as well: that one counts once.
    if (!taken.has(other)) totals.set(day, known.get(other) ?? 0);
    taken.add(other);
  }
  return totals;
}

/** Days that had orders then or now. */
function dayRows(
  { days }: Sales,
  { period }: StatsAddress,
  before: Map<string, number> | null,
): DayRow[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const nothing = { orders: 0, pieces: 0, turnover: 0, total: 0 };
  return daysOf(period)
    .filter((day) => known.has(day) || (before?.get(day) ?? 0) !== 0)
    .map((day) => ({
      ...(known.get(day) ?? { ...nothing, day }),
      before: before && (before.get(day) ?? 0),
    }));
}
