import { classNames } from '@zaino/ui/class-names';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import css from './product-grid.module.css';
import { nextSort, type Sort, type SortColumn, sortColumns } from './product-view';

interface ProductHeadsProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Of the shown products. */
  selected: 'none' | 'some' | 'all';
  onToggleAll: () => void;
}

const figures: readonly SortColumn[] = [
  'prezzoOriginale',
  'prezzoVendita',
  'prezzoScontato',
  'pezzi_disponibili',
];

function sortWords(sort: Sort | null, column: SortColumn) {
  if (sort?.column !== column) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

/** The heads of the table: each sorts by its column, upwards, downwards, not at all. */
export function ProductHeads({ sort, onSort, selected, onToggleAll }: ProductHeadsProps) {
  const tick = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = tick.current?.querySelector('input');
    if (box) box.indeterminate = selected === 'some';
  }, [selected]);

  return (
    <div role="rowgroup" className={css.head} data-heads>
      <div role="row" aria-rowindex={1} className={css.columns}>
        <div role="columnheader" ref={tick} className={css.all}>
          <Tick
            label="Seleziona tutti i prodotti mostrati"
            className={css.box ?? ''}
            checked={selected === 'all'}
            onChange={onToggleAll}
          />
          <span aria-hidden="true" className={css.words}>
            Seleziona tutti
          </span>
        </div>
        {(Object.keys(sortColumns) as SortColumn[]).map((column) => (
          <div
            key={column}
            role="columnheader"
            aria-sort={sortWords(sort, column)}
            className={classNames(figures.includes(column) && css.figure)}
            data-sort
          >
            <button
              type="button"
              className={css.sort}
              onClick={() => onSort(nextSort(sort, column))}
            >
              {sortColumns[column]}
              <svg
                className={classNames(
                  css.arrow,
                  sort?.column === column && (sort.isDescending ? css.down : css.up),
                )}
                viewBox="0 0 8 10"
                aria-hidden="true"
              >
                <path d="M4 1 8 9H0Z" />
              </svg>
            </button>
          </div>
        ))}
        <div role="columnheader" data-sort>
          <VisuallyHidden>Azioni</VisuallyHidden>
        </div>
      </div>
    </div>
  );
}
