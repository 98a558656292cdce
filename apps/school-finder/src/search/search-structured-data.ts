import { breadcrumbList } from '@zaino/web/breadcrumb-list';
import type { SchoolResult } from './found-school';
import type { SearchData } from './search.api';
import { noSearch, searchPath } from './search-params';

/** What the search page tells search engines of a place and its schools: for the server alone. */
export function searchStructuredData(
  { search, schools }: SearchData,
  origin: string,
): Record<string, unknown>[] {
  const { regione, provincia, comune } = search;
  if (!regione) return [];
  const steps = [
    { name: 'Cerca Libri', path: '/search' },
    { name: regione, path: searchPath({ ...noSearch, regione }) },
    { name: provincia, path: searchPath({ ...noSearch, regione, provincia }) },
    { name: comune, path: searchPath({ ...noSearch, regione, provincia, comune }) },
  ];
  const way = breadcrumbList(
    origin,
    steps.filter(({ name }) => name !== ''),
  );
  return schools ? [way, schoolList(schools.scuole, schools.totale, origin)] : [way];
}

function schoolList(scuole: SchoolResult[], totale: number, origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: totale,
    itemListElement: scuole.map(({ codiceScuola, nomeScuola }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nomeScuola,
      url: `${origin}/scuola/${codiceScuola}`,
    })),
  };
}
