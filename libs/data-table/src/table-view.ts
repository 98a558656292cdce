import { isCalendarDay } from '@zaino/rules/italian-day';
import type { Filter, TableDefinition, TableRow } from './table-definition';

export interface Sort {
  column: string;
  isDescending: boolean;
}

/** What of a table is shown, and in which order; all of it is in the address. */
export interface TableView {
  search: string;
  /** Chosen values by the filters' names; empty for all. */
  filters: Record<string, string>;
  /** Null for the order in which the rows come. */
  sort: Sort | null;
}

type Viewed<Row extends TableRow> = Pick<TableDefinition<Row>, 'columns' | 'filters'>;

/** The whole table, in the order in which the rows come. */
export const wholeView: TableView = { search: '', filters: {}, sort: null };

/** `price`, or `-price` for the highest first. */
export function readSort<Row extends TableRow>(
  { columns }: Pick<Viewed<Row>, 'columns'>,
  text: string,
): Sort | null {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return Object.hasOwn(columns, column) ? { column, isDescending } : null;
}

/** As `readSort` reads it. */
export const writeSort = (sort: Sort | null): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '';

/** What an address asks for; what it cannot ask for is left out. */
export function readView<Row extends TableRow>(
  table: Viewed<Row>,
  params: URLSearchParams,
): TableView {
  const filters: Record<string, string> = {};
  for (const [name, filter] of Object.entries(table.filters)) {
    const value = askedOf(filter, params.get(name) ?? '');
    if (value !== '') filters[name] = value;
  }
  return {
    search: params.get('cerca') ?? '',
    filters,
    sort: readSort(table, params.get('ordine') ?? ''),
  };
}

/** What an address may ask of a filter; empty for what it may not. */
function askedOf<Row extends TableRow>(filter: Filter<Row>, value: string): string {
  if ('kind' in filter && filter.kind !== 'choice') {
    if (filter.kind === 'day') return isCalendarDay(value) ? value : '';
    return filter.clean?.(value) ?? value;
  }
  return !filter.options || Object.hasOwn(filter.options, value) ? value : '';
}

/** The address of a view, without its `?`; empty for the whole table. */
export function writeView<Row extends TableRow>(table: Viewed<Row>, view: TableView): string {
  const { search, filters, sort } = view;
  const chosen = Object.keys(table.filters).map((name) => [name, filters[name] ?? '']);
  const all = [['cerca', search], ...chosen, ['ordine', writeSort(sort)]];
  return new URLSearchParams(all.filter(([, value]) => value?.trim())).toString();
}

/** Whether anything is left out of the table. */
export function isFiltering({ search, filters }: TableView): boolean {
  return search.trim() !== '' || Object.values(filters).some((value) => value !== '');
}

/** Upwards, downwards, not at all. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
