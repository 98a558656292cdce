import type { ProductRow } from '@zaino/contracts/catalogue';
import {
  columnFilteringFeature,
  type ColumnFiltersState,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { hasWords, wordsOf } from './product-search';
import { type ProductView, type SortColumn, sortColumns } from './product-view';

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

const { compare } = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

const inItalian: SortFn<Features, ProductRow> = (one, other, column) =>
  compare(one.getValue<string>(column), other.getValue<string>(column));

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

const texts: readonly SortColumn[] = ['nome', 'id', 'categoria'];
const helper = createColumnHelper<Features, ProductRow>();

const columns = helper.columns([
  ...(Object.keys(sortColumns) as SortColumn[]).map((id) =>
    helper.accessor((row) => row[id], {
      id,
      header: sortColumns[id],
      sortFn: texts.includes(id) ? inItalian : inNumbers,
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
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    state: { columnFilters, sorting },
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
