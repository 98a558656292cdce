import { Link } from '@zaino/web/router';
import css from './school-results.module.css';
import { change, noSearch, placeOf, type Search, searchPath } from './search-params';

/** Says where a name was looked for, with the ways to look wider. */
export function NameScope({ search }: { search: Search }) {
  const { nome, comune } = search;
  const place = placeOf(search);
  if (nome === '') return null;

  return (
    <p className={css.scope}>
      <span>
        Nome “{nome}” {place ? `in ${place}` : 'in tutta Italia'}
      </span>
      {place && (
        <Link to={searchPath({ ...noSearch, nome })} preventScrollReset>
          Cerca in tutta Italia
        </Link>
      )}
      {comune && (
        <Link to={searchPath(change(search, 'nome', ''))} preventScrollReset>
          Tutte le scuole di {comune}
        </Link>
      )}
    </p>
  );
}
