import { classNames } from '@zaino/ui/class-names';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { agreed } from './count-words';
import css from './data-grid.module.css';
import { chosen } from './selection';
import { selectAllWords } from './shortcuts';
import type { TableRow } from './table-definition';
import { nextSort, type Sort } from './table-view';
import type { TableState } from './use-data-table';

function sortWords(sort: Sort | null, column: string) {
  if (sort?.column !== column) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

/** The heads of the table: each sorts by its column, upwards, downwards, not at all; of a table in pages none does. */
export function GridHeads<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { table, rows, shownView, changeView, selection, toggleAll } = state;
  const { words, columns } = table;
  const { sort } = shownView;
  const selected = chosen(selection, rows).length;
  const isFigure = (column: string) => typeof rows[0]?.[column as keyof Row] === 'number';
  const tick = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = tick.current?.querySelector('input');
    if (box) box.indeterminate = selected > 0 && selected < rows.length;
  });

  return (
    <div role="rowgroup" className={css.head} data-heads>
      <div role="row" aria-rowindex={1} className={css.columns}>
        <div role="columnheader" ref={tick} className={css.all}>
          <Tick
            label={selectAllWords(words)}
            className={css.box ?? ''}
            checked={selected === rows.length}
            onChange={toggleAll}
          />
          <span aria-hidden="true" className={css.words}>
            Seleziona {agreed(words, 2, 'tutt')}
          </span>
        </div>
        {Object.entries(columns).map(([column, head]) => (
          <div
            key={column}
            role="columnheader"
            aria-sort={sortWords(sort, column)}
            className={classNames(isFigure(column) && css.figure)}
            data-sort
          >
            {table.isPaged ? (
              <span className={css.plain}>{String(head)}</span>
            ) : (
              <SortButton
                head={String(head)}
                standing={sort?.column === column ? sort : null}
                onPress={() => changeView({ sort: nextSort(sort, column) })}
              />
            )}
          </div>
        ))}
        <div role="columnheader" data-sort>
          <VisuallyHidden>Azioni</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}

interface SortButtonProps {
  head: string;
  /** Null where the table is not sorted by it. */
  standing: Sort | null;
  onPress: () => void;
}

function SortButton({ head, standing, onPress }: SortButtonProps) {
  return (
    <button type="button" className={css.sort} onClick={onPress}>
      {head}
      <svg
        className={classNames(css.arrow, standing && (standing.isDescending ? css.down : css.up))}
        viewBox="0 0 8 10"
        aria-hidden="true"
      >
        <path d="M4 1 8 9H0Z" />
      </svg>
    </button>
  );
}
