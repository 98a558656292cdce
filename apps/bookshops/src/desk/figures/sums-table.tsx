import type { StatsSums } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';
import { Table } from '@zaino/ui/table';
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

/** What a chart shows, and more of it, in figures. */
export function SumsTable({ caption, head, rows }: SumsTableProps) {
  return (
    <details>
      <summary className={css.toTable}>Mostra la tabella</summary>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" data-figures>
              Ordini
            </th>
            <th scope="col" data-figures>
              Copie
            </th>
            <th scope="col" data-figures>
              Venduto
            </th>
            <th scope="col" data-figures>
              Margine stimato
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, orders, pieces, turnover, margin }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td data-figures>{countWords(orders)}</td>
              <td data-figures>{countWords(pieces)}</td>
              <td data-figures>{formatEuro(turnover)}</td>
              <td data-figures>{formatEuro(margin)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
