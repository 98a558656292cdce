import type { ProductRow } from '@zaino/contracts/catalogue';

/** Columns by which the table can be sorted, with the words above them. */
export const sortColumns = {
  nome: 'Nome',
  id: 'Id',
  categoria: 'Categoria',
  prezzoOriginale: 'Originale',
  prezzoVendita: 'Vendita',
  prezzoScontato: 'Scontato',
  pezzi_disponibili: 'Pezzi',
  disponibile: 'Disponibilità',
  active: 'Stato',
} as const satisfies Partial<Record<keyof ProductRow, string>>;
export type SortColumn = keyof typeof sortColumns;

export interface Sort {
  column: SortColumn;
  isDescending: boolean;
}

/** What of the products is shown, and in which order; all of it is in the address. */
export interface ProductView {
  search: string;
  /** By name; empty for all, as with the next two. */
  category: string;
  status: '' | 'attivi' | 'inattivi';
  availability: '' | 'disponibili' | 'non-disponibili';
  /** Null for the order of the ids. */
  sort: Sort | null;
}

export const wholeView: ProductView = {
  search: '',
  category: '',
  status: '',
  availability: '',
  sort: null,
};

const isSortColumn = (name: string): name is SortColumn => Object.hasOwn(sortColumns, name);

/** `prezzoVendita`, or `-prezzoVendita` for the highest first. */
export function readSort(text: string): Sort | null {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return isSortColumn(column) ? { column, isDescending } : null;
}

export const writeSort = (sort: Sort | null): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : '';

const oneOf = <Value extends string>(value: string | null, known: readonly Value[]): Value | '' =>
  known.find((one) => one === value) ?? '';

/** What an address asks for; what it cannot ask for is left out. */
export function readView(params: URLSearchParams): ProductView {
  return {
    search: params.get('cerca') ?? '',
    category: params.get('categoria') ?? '',
    status: oneOf(params.get('stato'), ['attivi', 'inattivi']),
    availability: oneOf(params.get('disponibilita'), ['disponibili', 'non-disponibili']),
    sort: readSort(params.get('ordine') ?? ''),
  };
}

/** The address of a view, without its `?`; empty for the whole table. */
export function writeView({ search, category, status, availability, sort }: ProductView): string {
  const all = { cerca: search, categoria: category, stato: status, disponibilita: availability };
  const filled = Object.entries({ ...all, ordine: writeSort(sort) }).filter(
    ([, value]) => value.trim() !== '',
  );
  return new URLSearchParams(filled).toString();
}

/** Whether anything is left out of the table. */
export function isFiltering({ search, category, status, availability }: ProductView): boolean {
  return [search.trim(), category, status, availability].some((value) => value !== '');
}

/** Upwards, downwards, not at all. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}
