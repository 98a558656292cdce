import type { StatsSums } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';
import { RowsTable, type TableColumn } from '@zaino/ui/rows-table';
import { countWords } from './figure-words';
import css from './figures-page.module.css';

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

const figureColumns: readonly TableColumn<SumsRow>[] = [
  { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
  { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
  { head: 'Venduto', isFigures: true, cell: ({ turnover }) => formatEuro(turnover) },
  { head: 'Margine stimato', isFigures: true, cell: ({ margin }) => formatEuro(margin) },
];

/** What a chart shows, and more of it, in figures. */
export function SumsTable({ caption, head, rows }: SumsTableProps) {
  return (
    <details>
      <summary className={css.toTable}>Mostra la tabella</summary>
      <RowsTable
        caption={caption}
        columns={[{ head, cell: ({ name }) => name }, ...figureColumns]}
        rows={rows}
        keyOf={({ key }) => key}
        isStacked
      />
    </details>
  );
}
