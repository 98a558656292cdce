import { type DifferenceKind, differenceKinds } from '@zaino/contracts/schools';

/** Of which schools the changes are shown; it stands in the page's address. */
export interface DifferenceFilters {
  /** Of the import. */
  id: string;
  region: string;
  province: string;
  kind: DifferenceKind | '';
  search: string;
  page: number;
}

/** What an address asks for; what it says that makes no sense is as good as left out. */
export function readFilters(id: string, parameters: URLSearchParams): DifferenceFilters {
  const page = Number(parameters.get('pagina'));
  const kind = parameters.get('tipo');
  const text = (name: string, most: number) => (parameters.get(name) ?? '').trim().slice(0, most);
  return {
    id,
    region: text('regione', 40),
    province: text('provincia', 40),
    kind: differenceKinds.find((known) => known === kind) ?? '',
    search: text('cerca', 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of such a list; the first page of it unless told. */
export function differencesPath(
  filters: Pick<DifferenceFilters, 'id'> & Partial<DifferenceFilters>,
): string {
  const { id, region, province, kind, search, page = 1 } = filters;
  const parameters = Object.entries({
    regione: region,
    provincia: province,
    tipo: kind,
    cerca: search,
    pagina: page > 1 ? String(page) : '',
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(parameters).toString();
  return `/admin/books/imports/${id}${query === '' ? '' : `?${query}`}`;
}
