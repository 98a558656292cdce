import type { ChartColumns } from '@zaino/charts/chart-table';
import { countWords } from '@zaino/charts/figure-words';
import { formatEuro } from '@zaino/rules/money';

/** A part of what was sold. */
export interface PartRow {
  key: string;
  name: string;
  orders: number;
  pieces: number;
  turnover: number;
}

/** What a table of parts says; `head` names what its rows are. */
export const partColumns = (head: string): ChartColumns<PartRow> => [
  { head, cell: ({ name }) => name },
  { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
  { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
  { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
];
