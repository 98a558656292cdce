import { EmptyState } from '@zaino/ui/empty-state';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useNavigation } from '@zaino/web/router';
import { ResultPages } from './result-pages';
import css from './school-results.module.css';
import { SchoolRow } from './school-row';
import type { FoundSchools } from './search.api';
import { change, noSearch, placeOf, type Search, searchPath } from './search-params';

interface SchoolResultsProps {
  search: Search;
  schools: FoundSchools;
}

const columns = ['Scuola', 'Indirizzo', 'Comune', 'Tipologia', 'Caratteristica'];

/** The schools found, as a ruled list, page by page. */
export function SchoolResults({ search, schools }: SchoolResultsProps) {
  const { scuole, listed, totale } = schools;
  const opening = useNavigation().location?.pathname;
  if (scuole.length === 0) return <NoSchools search={search} />;

  return (
    <>
      {totale > listed && (
        <p className={css.more}>
          {listed} di {totale}: affina la ricerca
        </p>
      )}
      <Sheet isEdgeToEdge>
        <div className={css.head} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ul>
          {scuole.map((school) => (
            <SchoolRow
              key={school.codiceScuola}
              school={school}
              isOpening={opening === `/scuola/${school.codiceScuola}`}
            />
          ))}
        </ul>
      </Sheet>
      <ResultPages search={search} schools={schools} />
    </>
  );
}

/** The specification's words for no result. */
export function noSchoolsWords({ comune }: Search): string {
  return comune ? 'Nessuna scuola trovata per questo comune' : 'Nessuna scuola trovata';
}

/** The one way out that is most likely to find something. */
export function NoSchools({ search }: { search: Search }) {
  const { tipologia, caratteristica, nome } = search;
  const place = placeOf(search);
  if (tipologia || caratteristica) {
    const unfiltered = change(change(search, 'tipologia', ''), 'caratteristica', '');
    return <Nothing search={search} to={unfiltered} action="Togli i filtri" />;
  }
  if (nome && place) {
    return <Nothing search={search} to={{ ...noSearch, nome }} action="Cerca in tutta Italia" />;
  }
  return <Nothing search={search} to={noSearch} action="Ricomincia la ricerca" />;
}

function Nothing({ search, to, action }: { search: Search; to: Search; action: string }) {
  return (
    <EmptyState
      action={
        <Link to={searchPath(to)} preventScrollReset>
          {action}
        </Link>
      }
    >
      {noSchoolsWords(search)}
    </EmptyState>
  );
}
