/** The finder's whole state, as it stands in the address; blank where nothing is chosen. */
export interface Search {
  regione: string;
  provincia: string;
  comune: string;
  tipologia: string;
  caratteristica: string;
  nome: string;
}

export type SearchField = keyof Search;

/** From the widest to the narrowest: each needs the one before it (specification, point 5). */
const places = ['regione', 'provincia', 'comune'] as const;
const filters = ['tipologia', 'caratteristica'] as const;

/** Parameter of the address. */
export const PAGE = 'pagina';

export const noSearch: Search = {
  regione: '',
  provincia: '',
  comune: '',
  tipologia: '',
  caratteristica: '',
  nome: '',
};

function clear(search: Search, fields: readonly SearchField[]): Search {
  const blanks = Object.fromEntries(fields.map((field) => [field, '']));
  return { ...search, ...blanks };
}

/** Drops every choice whose wider place is missing. */
function withoutOrphans(search: Search): Search {
  const missing = places.findIndex((place) => search[place] === '');
  return missing === -1 ? search : clear(search, [...places.slice(missing), ...filters]);
}

/** Sets one field and clears what depended on its old value (specification, point 4). */
export function change(search: Search, field: SearchField, value: string): Search {
  const changed = { ...search, [field]: value };
  const level = places.findIndex((place) => place === field);
  return level === -1 ? changed : clear(changed, [...places.slice(level + 1), ...filters]);
}

export function readSearch(params: URLSearchParams): Search {
  const read = (field: SearchField) => params.get(field)?.trim() ?? '';
  const fields = Object.keys(noSearch) as SearchField[];
  return withoutOrphans({
    ...noSearch,
    ...Object.fromEntries(fields.map((field) => [field, read(field)])),
  });
}

/** Which page of the results an address asks for; the first one where it names none. */
export function readPage(params: URLSearchParams): number {
  const page = params.get(PAGE) ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
}

/** The address of a search and of a page of its results; blanks are left out. */
export function searchPath(search: Search, page = 1): string {
  const pages = page > 1 ? { [PAGE]: String(page) } : {};
  const present = Object.entries({ ...search, ...pages }).filter(([, value]) => value !== '');
  return present.length > 0 ? `/search?${new URLSearchParams(present).toString()}` : '/search';
}

/** Whether there is enough to look for schools: a municipality or a name. */
export function isAskingForSchools({ comune, nome }: Search): boolean {
  return comune !== '' || nome !== '';
}

/** The narrowest place chosen; blank for the whole of Italy. */
export function placeOf({ comune, provincia, regione }: Search): string {
  return comune || provincia || regione;
}
