import type { PublicBookshop } from '@zaino/contracts/bookshops';
import { bookshopProvincePath } from '@zaino/rules/page-path';
import { HoursLines } from '@zaino/ui/hours-lines';
import { OpeningNow } from '@zaino/ui/opening-now';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { phoneUrl } from '@zaino/web/company';
import { Link } from '@zaino/web/router';
import { useMinute } from '@zaino/web/use-minute';
import type { UsedBooksData } from './used-books.api';
import css from './used-books-page.module.css';

/** The bookshops around the place and in its province that take used books in, the nearest first. */
export function NearbyBookshops({
  books,
  bookshops,
  bookshopsFailure,
  at,
}: Pick<UsedBooksData, 'books' | 'bookshops' | 'bookshopsFailure' | 'at'>) {
  const now = useMinute(at);
  const luogo = books?.luogo;
  if (!luogo) return null;
  return (
    <PagePart title={`Librerie che ritirano libri usati vicino a ${luogo.comune}`}>
      {bookshopsFailure && <ServiceFailure failure={bookshopsFailure} />}
      {bookshops?.total === 0 && (
        <p>
          Qui vicino nessuna libreria ha ancora detto che ritira libri usati. Puoi offrirli lo
          stesso: il codice vale in tutte.{' '}
          <Link to={bookshopProvincePath(luogo.provincia)}>
            Vedi le librerie in provincia di {luogo.provincia}
          </Link>
        </p>
      )}
      <ul className={css.rows}>
        {(bookshops?.bookshops ?? []).map((bookshop) => (
          <BookshopRow key={bookshop.id} bookshop={bookshop} comune={luogo.comune} now={now} />
        ))}
      </ul>
    </PagePart>
  );
}

interface BookshopRowProps {
  bookshop: PublicBookshop;
  /** The place that was chosen. */
  comune: string;
  /** In milliseconds since 1970. */
  now: number;
}

function BookshopRow({ bookshop, comune, now }: BookshopRowProps) {
  const { name, url, address, postalCode, city, province, phone, notice, kilometres } = bookshop;
  return (
    <li className={css.bookshop}>
      <h3 className={css.title}>
        <a href={url}>{name}</a>
      </h3>
      {kilometres !== undefined && <p>{farWords(kilometres, comune)}</p>}
      <OpeningNow {...bookshop} now={now} />
      <address className={css.quiet}>
        {address}, {postalCode} {city} ({province})
      </address>
      <dl className={css.quiet}>
        <dt>Orari</dt>
        <HoursLines {...bookshop} now={now} />
        {phone && (
          <>
            <dt>Telefono</dt>
            <dd>
              <a href={phoneUrl(phone)}>{phone}</a>
            </dd>
          </>
        )}
      </dl>
      {notice && (
        <p>
          <strong>Avviso della libreria.</strong> {notice}
        </p>
      )}
    </li>
  );
}

function farWords(kilometres: number, comune: string): string {
  return kilometres === 0 ? `A ${comune}` : `A circa ${kilometres} km da ${comune}`;
}
