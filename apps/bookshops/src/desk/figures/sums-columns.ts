import type { StatsSums } from '@zaino/contracts/bookshops';
import type { ChartColumns } from '@zaino/charts/chart-table';
import { countWords } from '@zaino/charts/figure-words';
import { formatEuro } from '@zaino/rules/money';

export interface SumsRow extends StatsSums {
  key: string;
  name: string;
}

/** What a table of sums says; `head` names what its rows are. */
export const sumsColumns = (head: string): ChartColumns<SumsRow> => [
  { head, cell: ({ name }) => name },
  { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
  { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
  { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
  { head: 'Margine stimato', isFigures: true, cell: ({ margin }) => formatEuro(margin) },
];
