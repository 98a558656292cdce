import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { type FocusEvent, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { capital } from './count-words';
import css from './data-grid.module.css';
import { GridHeads } from './grid-heads';
import type { ActiveLine } from './grid-handle';
import type { TableRow } from './table-definition';
import type { TableState } from './use-data-table';
import { useLines } from './use-lines';

/** A row as its line shows it. */
export interface LineState<Row> {
  row: Row;
  isSelected: boolean;
  /** The one line that Tab reaches: its controls have the `tabIndex` 0, all others −1. */
  isActive: boolean;
}

export interface DataGridProps<Row extends TableRow> {
  /** Of `useDataTable`. */
  state: TableState<Row>;
  /** The cells of a line: `SelectCell`, one for each column, and one for the actions. */
  line: (state: LineState<Row>) => ReactNode;
  /** Ids of rows that stay drawn wherever they are, since something is typed in them. */
  kept?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Id of a row's line. */
const lineId = (id: string) => `row-${id}`;

/** All shown rows as an ARIA grid; only the lines near the window are drawn. */
export function DataGrid<Row extends TableRow>(props: DataGridProps<Row>) {
  const { line: cellsOf, kept = none, state } = props;
  const { table, rows, selection, active, setActive, grid } = state;
  const body = useRef<HTMLDivElement>(null);
  const activeIndex = indexOf(rows, active);
  const drawn = useMemo(() => {
    const id = rows[activeIndex]?.id;
    return new Set([...kept, ...(id === undefined ? [] : [id])]);
  }, [rows, activeIndex, kept]);
  const lines = useLines(rows, { kept: drawn, cardPx: table.layout.cardPx }, body);

  useImperativeHandle(grid, () => {
    const focusAt = (index: number) => {
      const row = rows[index];
      if (!row) return null;
      const column = document.activeElement?.getAttribute('data-column');
      flushSync(() => setActive({ id: row.id, index }));
      lines.scrollToIndex(index, { align: 'auto' });
      const line = document.getElementById(lineId(row.id));
      const control = column && line?.querySelector<HTMLElement>(`[data-column="${column}"]`);
      (control || line)?.focus({ preventScroll: true });
      return row;
    };
    return {
      active: () => rows[activeIndex] ?? null,
      // The first key of somebody who was nowhere yet begins at the first line.
      move: (steps) =>
        focusAt(active ? Math.min(Math.max(activeIndex + steps, 0), rows.length - 1) : 0),
      focus: () => void focusAt(activeIndex),
    };
  });

  const onFocus = ({ target }: FocusEvent) => {
    const line = target.closest('[data-id]');
    const id = line?.getAttribute('data-id');
    if (id && id !== active?.id) setActive({ id, index: Number(line?.getAttribute('data-index')) });
  };

  return (
    <Sheet
      isEdgeToEdge
      className={css.sheet}
      role="grid"
      aria-label={capital(table.words.many)}
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      onFocus={onFocus}
    >
      <GridHeads state={state} />
      <div ref={body} role="rowgroup" className={css.body} style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isSelected = selection.ids.has(row.id);
          return (
            <div
              key={row.id}
              ref={lines.measureElement}
              id={lineId(row.id)}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={isSelected}
              tabIndex={index === activeIndex ? 0 : -1}
              className={classNames(css.line, isSelected && css.selected)}
              style={{ transform: `translateY(${start - lines.options.scrollMargin}px)` }}
              data-id={row.id}
              data-index={index}
            >
              {cellsOf({ row, isSelected, isActive: index === activeIndex })}
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}

/** Where the active row is now; where it went away, whoever took its place. */
function indexOf(rows: readonly TableRow[], active: ActiveLine | null): number {
  const found = rows.findIndex(({ id }) => id === active?.id);
  return found >= 0 ? found : Math.max(0, Math.min(active?.index ?? 0, rows.length - 1));
}
