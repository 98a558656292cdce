import type { ProductRow } from '@zaino/contracts/catalogue';
import {
  columnFilteringFeature,
  type ColumnFiltersState,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  metaHelper,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { hasWords, wordsOf } from './product-search';
import { type ProductView, type SortColumn, sortColumns } from './product-view';

type Places = ReadonlyMap<string, number>;

const features = tableFeatures({
  tableMeta: metaHelper<{ places: Places | null }>(),
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

const { compare } = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

const texts = ['nome', 'id', 'categoria'] as const satisfies readonly SortColumn[];
type TextColumn = (typeof texts)[number];
const isText = (column: SortColumn): column is TextColumn => texts.some((one) => one === column);

/**
 * Places in the alphabet by id. Comparing words costs far more than comparing numbers, and a search sorts anew at each
 * key: words are compared once for all rows.
 */
function placesOf(rows: readonly ProductRow[], column: TextColumn): Places {
  const places = new Map<string, number>();
  let before: ProductRow | undefined;
  let place = 0;
  for (const row of [...rows].sort((one, other) => compare(one[column], other[column]))) {
    if (before && compare(before[column], row[column]) !== 0) place += 1;
    before = row;
    places.set(row.id, place);
  }
  return places;
}

const inItalian: SortFn<Features, ProductRow> = (one, other) => {
  const places = one.table.options.meta?.places;
  return (places?.get(one.id) ?? 0) - (places?.get(other.id) ?? 0);
};

/** Numbers upwards; what is true comes first, as "Attivo" before "Inattivo". */
const inNumbers: SortFn<Features, ProductRow> = (one, other, column) => {
  const [a, b] = [one.getValue<number | boolean>(column), other.getValue<number | boolean>(column)];
  const difference = Number(a) - Number(b);
  return typeof a === 'boolean' ? -difference : difference;
};

const isEqual: FilterFn<Features, ProductRow> = (row, column, value) =>
  row.getValue(column) === value;

const hasAllWords: FilterFn<Features, ProductRow> = (row, _column, words: string[]) =>
  hasWords(row.original, words);

const helper = createColumnHelper<Features, ProductRow>();

const columns = helper.columns([
  ...(Object.keys(sortColumns) as SortColumn[]).map((id) =>
    helper.accessor((row) => row[id], {
      id,
      header: sortColumns[id],
      sortFn: isText(id) ? inItalian : inNumbers,
      filterFn: isEqual,
    }),
  ),
  helper.display({ id: 'testo', enableColumnFilter: true, filterFn: hasAllWords }),
]);

function filtersOf({ search, category, status, availability }: ProductView): ColumnFiltersState {
  const words = wordsOf(search);
  return [
    ...(words.length > 0 ? [{ id: 'testo', value: words }] : []),
    ...(category ? [{ id: 'categoria', value: category }] : []),
    ...(status ? [{ id: 'active', value: status === 'attivi' }] : []),
    ...(availability ? [{ id: 'disponibile', value: availability === 'disponibili' }] : []),
  ];
}

/** The rows of a view in its order; the same array until something changes. */
export function useShownRows(rows: readonly ProductRow[], view: ProductView): ProductRow[] {
  const { sort } = view;
  const columnFilters = useMemo(() => filtersOf(view), [view]);
  const sorting = useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []),
    [sort],
  );
  const meta = useMemo(
    () => ({ places: sort && isText(sort.column) ? placesOf(rows, sort.column) : null }),
    [rows, sort],
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnFilters, sorting },
    meta,
  });
  const shown = table.getRowModel().rows;
  return useMemo(() => shown.map(({ original }) => original), [shown]);
}

/** How many products of each category the rest of a view leaves, in alphabetical order. */
export function categoryCounts(rows: readonly ProductRow[], view: ProductView) {
  const words = wordsOf(view.search);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const isIn =
      (!view.status || row.active === (view.status === 'attivi')) &&
      (!view.availability || row.disponibile === (view.availability === 'disponibili')) &&
      hasWords(row, words);
    counts.set(row.categoria, (counts.get(row.categoria) ?? 0) + (isIn ? 1 : 0));
  }
  return [...counts].sort(([one], [other]) => compare(one, other));
}
