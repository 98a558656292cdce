import type { StatsSums } from '@zaino/contracts/bookshops';
import { type ChartColumn, ChartTable } from '@zaino/charts/chart-table';
import { countWords } from '@zaino/charts/figure-words';
import { formatEuro } from '@zaino/rules/money';

export interface SumsRow extends StatsSums {
  key: string;
  name: string;
}

interface SumsTableProps {
  caption: string;
  /** What the first column names. */
  head: string;
  rows: readonly SumsRow[];
}

const figureColumns: readonly ChartColumn<SumsRow>[] = [
  { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
  { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
  { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
  { head: 'Margine stimato', isFigures: true, cell: ({ margin }) => formatEuro(margin) },
];

/** What a chart shows, and more of it, in figures. */
export function SumsTable({ caption, head, rows }: SumsTableProps) {
  return (
    <ChartTable
      caption={caption}
      columns={[{ head, cell: ({ name }) => name }, ...figureColumns]}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}
