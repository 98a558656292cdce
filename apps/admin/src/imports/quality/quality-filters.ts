import { type BookIssue, bookIssues } from '@zaino/contracts/schools';

/** What is shown of all that is doubtful; it stands in the page's address. */
export interface QualityFilters {
  /** A kind of doubtful book, or the classes over the cap. */
  issue: BookIssue | 'cap';
  search: string;
  /** Of the schools of classes over the cap. */
  region: string;
  province: string;
  page: number;
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(parameters: URLSearchParams): QualityFilters {
  const page = Number(parameters.get('pagina'));
  const issue = parameters.get('problema');
  const text = (name: string, most: number) => (parameters.get(name) ?? '').trim().slice(0, most);
  return {
    issue: issue === 'cap' ? 'cap' : (bookIssues.find((known) => known === issue) ?? 'check-digit'),
    search: text('cerca', 100),
    region: text('regione', 40),
    province: text('provincia', 40),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of such a list; the first page of it unless told. */
export function qualityPath(filters: Partial<QualityFilters>): string {
  const { issue, search, region, province, page = 1 } = filters;
  const parameters = Object.entries({
    problema: issue,
    cerca: search,
    regione: region,
    provincia: province,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return `/admin/books/quality${query === '' ? '' : `?${query}`}`;
}
