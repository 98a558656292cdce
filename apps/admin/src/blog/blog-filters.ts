import type { ArticleState } from '@zaino/contracts/blog';
import { articleStateWords } from './state-words';

/** What of the list is shown; it stands in the page's address. */
export interface ArticleTableFilters {
  search: string;
  state: ArticleState | '';
  /** Id of a category. */
  category: string;
  page: number;
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): ArticleTableFilters {
  const page = Number(parameters.get('pagina'));
  const state = parameters.get('stato') ?? '';
  return {
    search: (parameters.get('cerca') ?? '').trim().slice(0, 100),
    state: Object.hasOwn(articleStateWords, state) ? (state as ArticleState) : '',
    category: (parameters.get('categoria') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list; the first page of it unless told. */
export function blogPath({
  search,
  state,
  category,
  page = 1,
}: Partial<ArticleTableFilters>): string {
  const parameters = Object.entries({
    cerca: search,
    stato: state,
    categoria: category,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? '/admin/blog' : `/admin/blog?${query}`;
}
