import { rangeTo, toggled } from './selection';
import type { TableCommand } from './shortcuts';
import type { TableRow } from './table-definition';
import type { TableState } from './use-data-table';

const PAGE_LINES = 10;

/** Does something with the line that the keys act on, if there is one. */
export const onLine =
  <Row extends TableRow>({ grid }: Pick<TableState<Row>, 'grid'>, act: (row: Row) => void) =>
  () => {
    const row = grid.current?.active();
    if (row) act(row);
  };

/** What the keys of every table do; `open` and `help` are the page's. */
export function tableCommands<Row extends TableRow>(
  state: TableState<Row>,
  { open, help }: { open: (row: Row) => void; help: () => void },
): Record<TableCommand, () => void> {
  const { rows, grid, search, toggle, selection, setSelection, changes } = state;
  const move = (steps: number) => () => void grid.current?.move(steps);
  /** From here on as the line is: the first of a range is chosen with it. */
  const extend = (steps: number) =>
    onLine(state, ({ id }) => {
      const next = grid.current?.move(steps);
      const from = selection.ids.has(id) ? selection : toggled(selection, id);
      if (next) setSelection(rangeTo(from, next.id, rows));
    });

  return {
    search: () => {
      search.current?.focus();
      search.current?.select();
    },
    down: move(1),
    up: move(-1),
    'page-down': move(PAGE_LINES),
    'page-up': move(-PAGE_LINES),
    first: move(-rows.length),
    last: move(rows.length),
    'extend-down': extend(1),
    'extend-up': extend(-1),
    toggle: onLine(state, ({ id }) => toggle(id, false)),
    range: onLine(state, ({ id }) => toggle(id, true)),
    all: state.toggleAll,
    clear: state.clearSelection,
    open: onLine(state, open),
    undo: () => void changes.undo(),
    redo: () => void changes.redo(),
    help,
  };
}
