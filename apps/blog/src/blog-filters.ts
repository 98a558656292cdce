import {
  LONGEST_ARTICLE_TAG,
  LONGEST_BLOG_SEARCH,
  LONGEST_CATEGORY_NAME,
} from '@zaino/contracts/blog';

/** What the list is narrowed down by, under the names that the address has; blank where nothing is chosen. */
export interface BlogFilters {
  cerca: string;
  /** A category's id. */
  categoria: string;
  tag: string;
}

export type BlogFilterName = keyof BlogFilters;

export const noFilters: BlogFilters = { cerca: '', categoria: '', tag: '' };

const longest: Record<BlogFilterName, number> = {
  cerca: LONGEST_BLOG_SEARCH,
  categoria: LONGEST_CATEGORY_NAME,
  tag: LONGEST_ARTICLE_TAG,
};

const names = Object.keys(noFilters) as BlogFilterName[];

/** Parameter of the address. */
export const PAGE = 'pagina';

/** The service takes no further one. */
const LAST_PAGE = 8000;

export function readFilters(params: URLSearchParams): BlogFilters {
  const read = names.map((name) => [
    name,
    (params.get(name) ?? '').trim().slice(0, longest[name]).trim(),
  ]);
  return { ...noFilters, ...Object.fromEntries(read) } as BlogFilters;
}

/** Which page of the list an address names; the first where it names none. */
export function readPage(params: URLSearchParams): number {
  const text = params.get(PAGE) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1;
}

/** The address of a list and of a page of it; blanks are left out. */
export function blogPath(filters: BlogFilters, page = 1): string {
  const chosen = names
    .map((name) => [name, filters[name].trim()])
    .filter(([, value]) => value !== '');
  const params = new URLSearchParams(chosen);
  if (page > 1) params.set(PAGE, String(page));
  return params.size > 0 ? `/blog?${params.toString()}` : '/blog';
}

export const isUnfiltered = (filters: BlogFilters) => blogPath(filters) === blogPath(noFilters);

/** The list of a category. */
export const categoryPath = (id: string) => blogPath({ ...noFilters, categoria: id });
