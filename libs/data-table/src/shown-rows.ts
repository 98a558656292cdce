import {
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { wordsOf } from './row-search';
import type { Filter, SortValue, TableDefinition, TableRow } from './table-definition';
import type { TableView } from './table-view';

type Places = ReadonlyMap<string, number>;

const features = tableFeatures({
  tableMeta: metaHelper<{ places: Places | null }>(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

const { compare } = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

const valueOf = (row: TableRow, column: string) => row[column as keyof TableRow] as SortValue;

/**
 * Places in the alphabet by id. Comparing words costs far more than comparing numbers, and a search sorts anew at each
 * key: words are compared once for all rows.
 */
function placesOf(rows: readonly TableRow[], column: string): Places {
  const textOf = (row: TableRow) => String(valueOf(row, column));
  const places = new Map<string, number>();
  let before: TableRow | undefined;
  let place = 0;
  for (const row of [...rows].sort((one, other) => compare(textOf(one), textOf(other)))) {
    if (before && compare(textOf(before), textOf(row)) !== 0) place += 1;
    before = row;
    places.set(row.id, place);
  }
  return places;
}

function columnsOf<Row extends TableRow>({ columns }: TableDefinition<Row>) {
  const helper = createColumnHelper<Features, Row>();
  /** Texts in Italian, numbers upwards; what is true comes first, as "Attivo" before "Inattivo". */
  const sortFn: SortFn<Features, Row> = (one, other, column) => {
    const places = one.table.options.meta?.places;
    if (places) return (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0);
    const [a, b] = [one.getValue<SortValue>(column), other.getValue<SortValue>(column)];
    const difference = Number(a) - Number(b);
    return typeof a === 'boolean' ? -difference : difference;
  };
  return helper.columns(
    Object.keys(columns).map((id) => helper.accessor((row) => valueOf(row, id), { id, sortFn })),
  );
}

/** Whether a view has a row: all words of the search and the value of each filter, but for one that is told. */
function isShown<Row extends TableRow>(
  { filters, search }: TableDefinition<Row>,
  view: TableView,
  without?: string,
): (row: Row) => boolean {
  const words = wordsOf(view.search);
  const chosen = Object.entries(filters).filter(([name]) => view.filters[name] && name !== without);
  return (row) =>
    chosen.every(([name, filter]) => valueIn(filter, row) === view.filters[name]) &&
    search.hasWords(row, words);
}

/** None of a filter that is the server's. */
const valueIn = <Row extends TableRow>(filter: Filter<Row>, row: Row): string =>
  'kind' in filter ? '' : filter.valueOf(row);

/** The rows of a view in its order; the same array until something changes. */
export function useShownRows<Row extends TableRow>(
  table: TableDefinition<Row>,
  rows: readonly Row[],
  view: TableView,
): Row[] {
  const sort = table.isPaged ? null : view.sort;
  const columns = useMemo(() => columnsOf(table), [table]);
  const data = useMemo(
    () => (table.isPaged ? [...rows] : rows.filter(isShown(table, view))),
    [table, rows, view],
  );
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []),
    [sort],
  );
  const meta = useMemo(() => {
    const [first] = rows;
    const isText = sort && first && typeof valueOf(first, sort.column) === 'string';
    return { places: isText ? placesOf(rows, sort.column) : null };
  }, [rows, sort]);
  const model = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    state: { sorting },
    meta,
  });
  const shown = model.getRowModel().rows;
  return useMemo(() => shown.map(({ original }) => original), [shown]);
}

/** How many rows of each value of a filter the rest of a view leaves, in alphabetical order. */
export function filterCounts<Row extends TableRow>(
  table: TableDefinition<Row>,
  { rows, view, filter }: { rows: readonly Row[]; view: TableView; filter: string },
): [value: string, count: number][] {
  const isIn = isShown(table, view, filter);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const own = table.filters[filter];
    const value = own ? valueIn(own, row) : '';
    counts.set(value, (counts.get(value) ?? 0) + (isIn(row) ? 1 : 0));
  }
  return [...counts].sort(([one], [other]) => compare(one, other));
}
