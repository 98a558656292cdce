import { LONGEST_CATEGORY, LONGEST_SEARCH, type ProductOrder } from '@zaino/contracts/catalogue';

/** The filters of the catalogue as they stand in the address and in the form; blank where nothing is chosen. */
export interface Filters {
  search: string;
  categoria: string;
  /** As it was typed: what is no price is shown with a word on it, and not asked for. */
  minPrezzo: string;
  maxPrezzo: string;
  minValutazione: string;
  soloDisponibili: '' | 'true';
  ordine: '' | ProductOrder;
}

export type FilterName = keyof Filters;

export const noFilters: Filters = {
  search: '',
  categoria: '',
  minPrezzo: '',
  maxPrezzo: '',
  minValutazione: '',
  soloDisponibili: '',
  ordine: '',
};

/** The orders by their words; relevance and newest first come by themselves. */
export const orderNames: Record<ProductOrder, string> = {
  rilevanza: 'Più pertinenti',
  novita: 'Più recenti',
  'prezzo-crescente': 'Prezzo crescente',
  'prezzo-decrescente': 'Prezzo decrescente',
  valutazione: 'Valutazione',
};

/** The order that a list has where none is chosen. */
export function ownOrder({ search }: Filters): ProductOrder {
  return search.trim() === '' ? 'novita' : 'rilevanza';
}

/** Most digits that a price has here, with its decimals. */
const LONGEST_PRICE = 16;
const MOST_STARS = 5;

/** A decimal as people write it, for the call: `3,50 €` is `3.50`; null for what is no such number. */
export function decimalOf(text: string): string | null {
  const plain = text.replace(/[\s€]/g, '').replace(',', '.').replace(/\.$/, '');
  return /^\d{1,7}(\.\d{1,6})?$/.test(plain) ? plain : null;
}

/** The filters without what the service would not take, and without blanks around. */
export function tidied(filters: Filters): Filters {
  const { search, categoria, minPrezzo, maxPrezzo, minValutazione, soloDisponibili } = filters;
  const stars = decimalOf(minValutazione);
  return {
    search: search.trim().slice(0, LONGEST_SEARCH),
    categoria: categoria.trim().slice(0, LONGEST_CATEGORY),
    minPrezzo: minPrezzo.trim().slice(0, LONGEST_PRICE),
    maxPrezzo: maxPrezzo.trim().slice(0, LONGEST_PRICE),
    minValutazione: stars !== null && Number(stars) <= MOST_STARS ? minValutazione.trim() : '',
    soloDisponibili,
    ordine: Object.hasOwn(orderNames, filters.ordine) ? filters.ordine : '',
  };
}

export function readFilters(params: URLSearchParams): Filters {
  const names = Object.keys(noFilters) as FilterName[];
  const read = names.map((name) => [name, params.get(name) ?? '']);
  const filters = { ...noFilters, ...Object.fromEntries(read) } as Filters;
  const isAvailable = ['true', '1'].includes(filters.soloDisponibili);
  return tidied({ ...filters, soloDisponibili: isAvailable ? 'true' : '' });
}

/** The pages before one page, each by its cursor, and its own last. */
export type Cursors = string[];

/** Parameter of the address, once for each page. */
export const CURSOR = 'cursor';

/** Pages that one may leaf through; beyond them another search finds more. */
export const MOST_PAGES = 40;
const LONGEST_CURSOR = 200;

export function readCursors(params: URLSearchParams): Cursors {
  const cursors = params.getAll(CURSOR).filter((one) => one !== '');
  const areFit = cursors.every((one) => one.length <= LONGEST_CURSOR);
  return areFit ? cursors.slice(0, MOST_PAGES - 1) : [];
}

/** The address of a list and of a page of it; blanks are left out. */
export function productsPath(filters: Filters, cursors: Cursors = []): string {
  const params = new URLSearchParams(
    Object.entries(tidied(filters)).filter(([, value]) => value !== '') as [string, string][],
  );
  for (const cursor of cursors) params.append(CURSOR, cursor);
  return params.size > 0 ? `/products?${params.toString()}` : '/products';
}

/** What is wrong with the prices, in words for their fields. */
export function priceErrors({ minPrezzo, maxPrezzo }: Filters) {
  const [min, max] = [decimalOf(minPrezzo), decimalOf(maxPrezzo)];
  const noPrice = 'Scrivi un prezzo, come 12,50';
  const isCrossed = min !== null && max !== null && Number(min) > Number(max);
  return {
    min: minPrezzo !== '' && min === null ? noPrice : undefined,
    max: maxPrezzo !== '' && max === null ? noPrice : isCrossed ? 'È meno del minimo' : undefined,
  };
}
