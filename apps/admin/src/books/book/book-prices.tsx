import type { ListedPrice } from '@zaino/contracts/schools';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { schoolYearWords } from '../book-words';
import css from './book-desk.module.css';

const columns: TableColumns<ListedPrice> = [
  { head: 'Anno', cell: ({ annoScolastico }) => schoolYearWords(annoScolastico) },
  { head: 'File del ministero', cell: ({ file }) => <span className={css.file}>{file}</span> },
  {
    head: 'Prezzo',
    isFigures: true,
    cell: ({ prezzo }) => (prezzo === null ? 'Manca' : formatEuro(prezzo)),
  },
  { head: 'Righe', isFigures: true, cell: ({ righe }) => formatCount(righe) },
];

/** What the ministry's files say that the book costs: the most frequent known price is the one that is used. */
export function BookPrices({ prices }: { prices: readonly ListedPrice[] }) {
  return (
    <section className={css.part}>
      <h2>Prezzi negli elenchi</h2>
      {prices.length === 0 ? (
        <p>Nessun elenco in uso ha questo libro.</p>
      ) : (
        <RowsTable
          caption="Prezzi negli elenchi del ministero"
          columns={columns}
          rows={prices}
          keyOf={({ file, prezzo }) => `${file} ${prezzo}`}
          isStacked
        />
      )}
    </section>
  );
}
