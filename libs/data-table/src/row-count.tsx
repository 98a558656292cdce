import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { agreed, capital, counted, type Noun } from './count-words';
import { formatCount } from '@zaino/rules/format-count';
import css from './row-count.module.css';
import type { TableRow } from './table-definition';
import { isFiltering } from './table-view';
import type { TableState } from './use-data-table';

interface RowCountProps<Row extends TableRow> {
  state: TableState<Row>;
  onUnfilter: () => void;
}

/** `Nessun ordine trovato`. */
export const nothingFound = (noun: Noun): string =>
  `${capital(noun.none)} ${agreed(noun, 1, 'trovat')}`;

/** While somebody types, only the last count is read out. */
const QUIET_MS = 700;

/** How many rows are shown, and how many are still on their way. */
export function RowCount<Row extends TableRow>({ state, onUnfilter }: RowCountProps<Row>) {
  const { table, loaded, shownView } = state;
  const { rows, total, isLoading } = loaded;
  const noun = table.words;
  const shown = state.rows.length;
  const isFiltered = isFiltering(shownView);
  const words = table.isPaged
    ? pagedWords(noun, shown, total ?? shown)
    : wordsOf(state, isFiltered);
  return (
    <div className={css.count}>
      <p aria-hidden="true">{words}</p>
      <VisuallyHidden>
        <Announced words={isFiltered && shown === 0 ? nothingFound(noun) : words} />
      </VisuallyHidden>
      {isLoading && total !== null && !table.isPaged && (
        <p className={css.progress}>
          Caricamento: {formatCount(rows.length)} di {formatCount(total)}
          <progress
            className={css.bar}
            aria-label={`Caricamento ${noun.ofMany}`}
            max={total}
            value={rows.length}
          />
        </p>
      )}
      {isFiltered && (
        <Button variant="text" size="small" onClick={onUnfilter}>
          Togli i filtri
        </Button>
      )}
    </div>
  );
}

function wordsOf<Row extends TableRow>(
  { table, loaded, rows }: TableState<Row>,
  isFiltered: boolean,
): string {
  const all = counted(table.words, loaded.rows.length);
  return isFiltered ? `${formatCount(rows.length)} di ${all}` : all;
}

/** `1.234 ordini, 100 mostrati`. */
function pagedWords(noun: Noun, shown: number, total: number): string {
  const all = counted(noun, total);
  return shown < total ? `${all}, ${formatCount(shown)} ${agreed(noun, shown, 'mostrat')}` : all;
}

/** A live region that waits until its words stand still. */
function Announced({ words }: { words: string }) {
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <span role="status">{said}</span>;
}
