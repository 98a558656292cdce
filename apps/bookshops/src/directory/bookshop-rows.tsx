import type { PublicBookshop } from '@zaino/contracts/bookshops';
import { mapUrl } from '@zaino/rules/map-url';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { openingState } from '@zaino/rules/opening-state';
import { Sheet } from '@zaino/ui/sheet';
import { phoneUrl } from '@zaino/web/company';
import css from './bookshop-rows.module.css';
import { nearnessWords, siteWords } from './directory-words';
import { useMinute } from './use-minute';

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
            <Hours bookshop={bookshop} />
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

function Place({ bookshop, now }: RowProps & { now: number }) {
  const { name, address, postalCode, city, province, vicinanza, openingHours } = bookshop;
  const state = openingState(openingHours, now);
  const near = nearnessWords[vicinanza];
  return (
    <div className={css.part}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.state} data-open={state.isOpen}>
        <strong>{state.now}</strong>
        {state.next && `, ${state.next}`}
      </p>
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

function Hours({ bookshop: { openingHours, phone } }: RowProps) {
  return (
    <dl className={css.part}>
      <dt className={css.label}>Orari</dt>
      {openingHoursWords(openingHours).map((line) => (
        <dd key={line}>{line}</dd>
      ))}
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
  return (
    <dl className={css.part}>
      <dt className={css.label}>Ritiro degli ordini</dt>
      <dd>{offersPickup ? 'Sì, gratis' : 'Non in questa libreria'}</dd>
      {notes && <dd className={css.notes}>{notes}</dd>}
      <dt className={css.label}>Il suo indirizzo sul sito</dt>
      <dd>
        <a href={url} className={css.link}>
          {siteWords(url)}
        </a>
      </dd>
    </dl>
  );
}
