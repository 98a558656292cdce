import type { ProductRow } from '@zaino/contracts/catalogue';
import { rangeTo, toggled } from './selection';
import type { ShortcutCommand } from './shortcuts';
import type { ProductsPageState } from './use-products-page';

const PAGE_LINES = 10;

/** What the keys of the page do. */
export function pageCommands(page: ProductsPageState): Record<ShortcutCommand, () => void> {
  const { rows, grid, search, actions, selection, setSelection, selected, changes } = page;
  const move = (steps: number) => () => void grid.current?.move(steps);
  const onLine = (act: (row: ProductRow) => void) => () => {
    const row = grid.current?.active();
    if (row) act(row);
  };
  /** From here on as the line is: the first of a range is chosen with it. */
  const extend = (steps: number) =>
    onLine(({ id }) => {
      const next = grid.current?.move(steps);
      const from = selection.ids.has(id) ? selection : toggled(selection, id);
      if (next) setSelection(rangeTo(from, next.id, rows));
    });

  return {
    search: () => {
      search.current?.focus();
      search.current?.select();
    },
    new: () => page.setDialog({ kind: 'product', id: null }),
    down: move(1),
    up: move(-1),
    'page-down': move(PAGE_LINES),
    'page-up': move(-PAGE_LINES),
    first: move(-rows.length),
    last: move(rows.length),
    'extend-down': extend(1),
    'extend-up': extend(-1),
    toggle: onLine(({ id }) => actions.toggle(id, false)),
    range: onLine(({ id }) => actions.toggle(id, true)),
    all: page.toggleAll,
    clear: page.clearSelection,
    open: onLine(({ id }) => actions.open(id)),
    price: onLine((row) => actions.begin(row, 'prezzoOriginale')),
    pieces: onLine((row) => actions.begin(row, 'pezzi_disponibili')),
    duplicate: onLine(({ id }) => actions.duplicate(id)),
    remove:
      selected.length > 0
        ? () => page.setDialog({ kind: 'bulk', change: 'elimina', rows: selected })
        : onLine(({ id }) => actions.remove(id)),
    undo: () => void changes.undo(),
    redo: () => void changes.redo(),
    help: () => page.setDialog({ kind: 'shortcuts' }),
  };
}
