import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminBookshopsApi } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { keyOf, partOfPage } from '../queries';
import { bookshopsPath } from './bookshop-filters';

const query = { filter: 'waiting' as const };

const waitingQuery = queryOptions({
  queryKey: keyOf(adminBookshopsApi.bookshops, { part: 'waiting' }),
  queryFn: async () => (await fetchJson(adminBookshopsApi.bookshops, { query })).total,
  ...partOfPage,
});

/** The way to the bookshops, and how many wait for a decision; the way alone where nobody can tell. */
export function WaitingBookshops() {
  const { data: count = 0 } = useQuery(waitingQuery);
  return (
    <p>
      {count > 0 ? (
        <Link to={bookshopsPath({ filter: 'waiting' })}>
          {count === 1
            ? '1 libreria aspetta una decisione'
            : `${count.toLocaleString('it-IT')} librerie aspettano una decisione`}
        </Link>
      ) : (
        <Link to={bookshopsPath({})}>Librerie: approvazioni e storia</Link>
      )}
    </p>
  );
}
