import { type BookshopFilter, bookshopFilters } from '@zaino/contracts/bookshops';

/** What of the list is shown; it stands in the page's address. */
export interface BookshopFilters {
  search: string;
  /** Empty for all. */
  filter: BookshopFilter | '';
  page: number;
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): BookshopFilters {
  const page = Number(parameters.get('pagina'));
  const state = parameters.get('stato');
  return {
    search: (parameters.get('cerca') ?? '').trim().slice(0, 100),
    filter: bookshopFilters.find((known) => known === state) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list; the first page of it unless told. */
export function bookshopsPath({ search, filter, page = 1 }: Partial<BookshopFilters>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('cerca', search);
  if (filter) parameters.set('stato', filter);
  if (page > 1) parameters.set('pagina', String(page));
  const query = parameters.toString();
  return query === '' ? '/admin/bookshops' : `/admin/bookshops?${query}`;
}
