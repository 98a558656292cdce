import type { PublicBookshop } from '@zaino/contracts/bookshops';
import { HANDOVER_PATH } from '@zaino/contracts/shared';
import { mapUrl } from '@zaino/rules/map-url';
import { Sheet } from '@zaino/ui/sheet';
import { phoneUrl } from '@zaino/web/company';
import { useSession } from '@zaino/web/session';
import { HoursLines } from '@zaino/ui/hours-lines';
import { OpeningNow } from '@zaino/ui/opening-now';
import { useMinute } from '@zaino/web/use-minute';
import css from './bookshop-rows.module.css';
import { nearnessWords, siteWords } from './directory-words';

interface BookshopRowsProps {
  bookshops: PublicBookshop[];
  /** When the list was made, in milliseconds since 1970. */
  at: number;
}

/** The bookshops of a page, a row each. */
export function BookshopRows({ bookshops, at }: BookshopRowsProps) {
  const now = useMinute(at);
  return (
    <Sheet isEdgeToEdge>
      <ul>
        {bookshops.map((bookshop) => (
          <li key={bookshop.id} className={css.row}>
            <Place bookshop={bookshop} now={now} />
            <Hours bookshop={bookshop} now={now} />
            <Pickup bookshop={bookshop} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface RowProps {
  bookshop: PublicBookshop;
}

interface RowNowProps extends RowProps {
  now: number;
}

function Place({ bookshop, now }: RowNowProps) {
  const { name, address, postalCode, city, province, vicinanza } = bookshop;
  const near = nearnessWords[vicinanza];
  return (
    <div className={css.part}>
      <h3 className={css.name}>{name}</h3>
      <OpeningNow {...bookshop} now={now} />
      <address className={css.address}>
        {address}
        <br />
        {postalCode} {city} ({province})
      </address>
      {near && <p className={css.near}>{near}</p>}
      <p>
        <a href={mapUrl(bookshop)} target="_blank" rel="noreferrer" className={css.link}>
          Come arrivare, su Google Maps (si apre in un’altra scheda)
        </a>
      </p>
    </div>
  );
}

function Hours({ bookshop, now }: RowNowProps) {
  const { phone } = bookshop;
  return (
    <dl className={css.part}>
      <dt className={css.label}>Orari</dt>
      <HoursLines {...bookshop} now={now} />
      {phone && (
        <>
          <dt className={css.label}>Telefono</dt>
          <dd>
            <a href={phoneUrl(phone)} className={css.link}>
              {phone}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}

function Pickup({ bookshop: { url, offersPickup, notes } }: RowProps) {
  const { user } = useSession();
  return (
    <dl className={css.part}>
      <dt className={css.label}>Ritiro degli ordini</dt>
      <dd>{offersPickup ? 'Sì, gratis' : 'Non in questa libreria'}</dd>
      {notes && <dd className={css.notes}>{notes}</dd>}
      <dt className={css.label}>Il suo indirizzo sul sito</dt>
      <dd>
        <a href={user ? url + HANDOVER_PATH : url} className={css.link}>
          {siteWords(url)}
        </a>
      </dd>
    </dl>
  );
}
