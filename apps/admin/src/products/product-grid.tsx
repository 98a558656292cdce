import type { ProductRow } from '@zaino/contracts/catalogue';
import { classNames } from '@zaino/ui/class-names';
import { Sheet } from '@zaino/ui/sheet';
import { type FocusEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './product-grid.module.css';
import { ProductHeads } from './product-heads';
import { lineId, type LineActions, ProductLine } from './product-line';
import type { Sort } from './product-view';
import type { RowSelection } from './selection';
import type { Draft } from './use-drafts';
import { useLines } from './use-lines';

/** What the page's keys do with the table. */
export interface GridHandle {
  /** The line that Tab reaches, which keys of the page act on; null in an empty table. */
  active: () => ProductRow | null;
  /** Focuses the line some steps further, keeping the column. Gives its row. */
  move: (steps: number) => ProductRow | null;
  /** Focuses the line that Tab reaches. */
  focus: () => void;
}

/** A line by its product, and where it stood. */
export interface ActiveLine {
  id: string;
  index: number;
}

interface ProductGridProps {
  rows: readonly ProductRow[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  selection: RowSelection;
  onToggleAll: () => void;
  /** The line that was focused last; null before. */
  active: ActiveLine | null;
  onActive: (line: ActiveLine) => void;
  drafts: readonly Draft[];
  actions: LineActions;
  ref: Ref<GridHandle>;
}

const noDrafts: readonly Draft[] = [];

/** All shown products as an ARIA grid; only the lines near the window are drawn. */
export function ProductGrid({
  rows,
  sort,
  onSort,
  selection,
  onToggleAll,
  active,
  onActive,
  drafts,
  actions,
  ref,
}: ProductGridProps) {
  const body = useRef<HTMLDivElement>(null);
  const activeIndex = indexOf(rows, active);
  const draftsById = useMemo(() => byProduct(drafts), [drafts]);
  const kept = useMemo(() => {
    const id = rows[activeIndex]?.id;
    return new Set([...draftsById.keys(), ...(id === undefined ? [] : [id])]);
  }, [rows, activeIndex, draftsById]);
  const lines = useLines(rows, kept, body);

  useImperativeHandle(ref, () => {
    const focusAt = (index: number) => {
      const row = rows[index];
      if (!row) return null;
      const column = document.activeElement?.getAttribute('data-column');
      flushSync(() => onActive({ id: row.id, index }));
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
    if (id && id !== active?.id) onActive({ id, index: Number(line?.getAttribute('data-index')) });
  };

  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  const all = chosen === rows.length ? 'all' : 'some';
  return (
    <Sheet
      isEdgeToEdge
      className={css.sheet}
      role="grid"
      aria-label="Prodotti"
      aria-rowcount={rows.length + 1}
      aria-multiselectable="true"
      onFocus={onFocus}
    >
      <ProductHeads
        sort={sort}
        onSort={onSort}
        selected={chosen === 0 ? 'none' : all}
        onToggleAll={onToggleAll}
      />
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
              <ProductLine
                row={row}
                isSelected={isSelected}
                isActive={index === activeIndex}
                drafts={draftsById.get(row.id) ?? noDrafts}
                actions={actions}
              />
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}

/** Where the active product is now; where it went away, whoever took its place. */
function indexOf(rows: readonly ProductRow[], active: ActiveLine | null): number {
  const found = rows.findIndex(({ id }) => id === active?.id);
  return found >= 0 ? found : Math.max(0, Math.min(active?.index ?? 0, rows.length - 1));
}

function byProduct(drafts: readonly Draft[]): Map<string, Draft[]> {
  const byId = new Map<string, Draft[]>();
  for (const draft of drafts) byId.set(draft.id, [...(byId.get(draft.id) ?? []), draft]);
  return byId;
}
