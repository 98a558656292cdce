import type { TableRow } from './table-definition';

/** Ids of the chosen rows, and the one that a range begins at. */
export interface RowSelection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const noSelection: RowSelection = { ids: new Set(), anchor: null };

type Rows = readonly TableRow[];

/** One row more or less; the next range begins here. */
export function toggled({ ids }: RowSelection, id: string): RowSelection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All shown rows between the anchor and this one, both included, become what the anchor is. */
export function rangeTo(selection: RowSelection, id: string, rows: Rows): RowSelection {
  const { ids, anchor } = selection;
  const from = rows.findIndex((row) => row.id === anchor);
  const to = rows.findIndex((row) => row.id === id);
  if (anchor === null || from < 0 || to < 0) return toggled(selection, id);
  const next = new Set(ids);
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (ids.has(anchor)) next.add(row.id);
    else next.delete(row.id);
  }
  return { ids: next, anchor };
}

/** All shown rows are chosen, or none of them where all are already; what is not shown stays as it is. */
export function allToggled({ ids }: RowSelection, rows: Rows): RowSelection {
  const next = new Set(ids);
  const isAll = rows.every(({ id }) => ids.has(id));
  for (const { id } of rows) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: null };
}

/** The chosen rows that there still are, in the order of `rows`. */
export function chosen<Row extends TableRow>({ ids }: RowSelection, rows: readonly Row[]): Row[] {
  return ids.size === 0 ? [] : rows.filter(({ id }) => ids.has(id));
}
