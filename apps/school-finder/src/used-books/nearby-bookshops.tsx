import { bookshopProvincePath } from '@zaino/rules/page-path';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import type { UsedBooksData } from './used-books.api';
import css from './used-books-page.module.css';

/** The bookshops of the place's province that take used books in. */
export function NearbyBookshops({
  books,
  bookshops,
  bookshopsFailure,
}: Pick<UsedBooksData, 'books' | 'bookshops' | 'bookshopsFailure'>) {
  const luogo = books?.luogo;
  if (!luogo) return null;
  return (
    <PagePart title={`Librerie che ritirano libri usati in provincia di ${luogo.provincia}`}>
      {bookshopsFailure && <ServiceFailure failure={bookshopsFailure} />}
      {bookshops?.total === 0 && (
        <p>
          In questa provincia nessuna libreria ha ancora detto che ritira libri usati. Puoi offrirli
          lo stesso: il codice vale in tutte.{' '}
          <Link to={bookshopProvincePath(luogo.provincia)}>Vedi le librerie della provincia</Link>
        </p>
      )}
      <ul className={css.rows}>
        {(bookshops?.bookshops ?? []).map(({ id, name, address, postalCode, city, phone, url }) => (
          <li key={id} className={css.bookshop}>
            <p className={css.title}>
              <a href={url}>{name}</a>
            </p>
            <p className={css.quiet}>
              {[address, `${postalCode} ${city}`, phone].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
