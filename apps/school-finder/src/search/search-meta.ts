import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type PageMeta } from '@zaino/web/page-meta';
import type { SearchData } from './search.api';
import { noSearch, type Search, searchPath } from './search-params';
import { searchStructuredData } from './search-structured-data';

const TITLE = 'Cerca la tua scuola';

/** What the search page is called. */
export function searchTitle(data: unknown): string {
  return titleOf((data as SearchData | null)?.search ?? noSearch);
}

/** What it says of itself; without data, or where they could not be had, nothing to be found by. */
export function searchMeta(data: unknown, origin: string): PageMeta {
  return metaOf(data as SearchData | null, origin);
}

function titleOf({ regione, provincia, comune, nome }: Search): string {
  if (nome) return `${TITLE}: “${nome}”`;
  if (comune) return `Le scuole di ${comune}`;
  if (provincia) return `${TITLE}: provincia di ${provincia}`;
  return regione ? `${TITLE}: ${regione}` : TITLE;
}

function metaOf(data: SearchData | null, origin: string): PageMeta {
  if (!data) return { canonical: '/search', noindex: true };
  const canonical = searchPath(data.search, data.schools?.page);
  const meta = { description: descriptionOf(data), canonical };
  if (!isWorthFinding(data)) return { ...meta, noindex: true };
  return isServerBuild ? { ...meta, jsonLd: searchStructuredData(data, origin) } : meta;
}

/** Places only, and their first page: a name or a filter leads to what another address shows too. */
function isWorthFinding({ search, schools, failure }: SearchData): boolean {
  if (failure || search.nome || search.tipologia || search.caratteristica) return false;
  if (search.comune === '') return true;
  return schools !== null && schools.totale > 0 && schools.page === 1;
}

function descriptionOf({ search, schools }: SearchData): string {
  const { regione, provincia, comune } = search;
  if (comune && schools) {
    const count = schools.totale === 1 ? '1 scuola' : `${schools.totale} scuole`;
    return describePage(
      `${comune} (${provincia}): ${count} con indirizzo e tipologia.`,
      'Apri la tua, scegli la classe e ordina i libri adottati ai prezzi ufficiali del ministero.',
    );
  }
  const lists = 'Di ogni classe i libri adottati, ai prezzi ufficiali del ministero.';
  if (provincia) {
    return describePage(`${provincia}, ${regione}: scegli il comune e trova la tua scuola.`, lists);
  }
  if (regione) {
    return describePage(`${regione}: scegli provincia e comune e trova la tua scuola.`, lists);
  }
  return describePage(
    'Trova la tua scuola per regione, provincia e comune oppure per nome.',
    'Scegli la classe e ordina i libri adottati ai prezzi ufficiali del ministero.',
  );
}
