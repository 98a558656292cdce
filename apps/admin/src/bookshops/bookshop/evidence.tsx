import type { AdminBookshop } from '@zaino/contracts/bookshops';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { dayOf, moment } from '../../layout/moment-words';
import { AccountAndPlan } from './account-and-plan';
import css from './bookshop-desk.module.css';
import { ShopPicture } from './shop-picture';

/** Who is behind it, what is proven, and what customers see or would see. */
export function Evidence({ bookshop }: { bookshop: AdminBookshop }) {
  return (
    <Sheet isEdgeToEdge className={css.facts}>
      <Owner bookshop={bookshop} />
      <Proofs bookshop={bookshop} />
      <AccountAndPlan bookshop={bookshop} />
      <Shown bookshop={bookshop} />
    </Sheet>
  );
}

interface PartProps {
  bookshop: AdminBookshop;
}

function Owner({ bookshop: { owner, createdAt, phone, url } }: PartProps) {
  return (
    <section>
      <h2>Chi</h2>
      {owner ? (
        <>
          <p>{owner.displayName}</p>
          <p>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </p>
          <p className={css.small}>Account dal {dayOf(owner.createdAt)}</p>
        </>
      ) : (
        <p>I dati dell’account non sono disponibili.</p>
      )}
      <p>{phone}</p>
      <p>{url}</p>
      <p className={css.small}>Libreria registrata il {moment(createdAt)}</p>
    </section>
  );
}

function Proofs({ bookshop }: PartProps) {
  const { addressProvenAt, vatNumber, vatFoundAt, sameVatNumber } = bookshop;
  const missing = (words: string) => <span className={css.missing}>{words}</span>;
  return (
    <section>
      <h2>Prove</h2>
      <dl>
        <dt>Indirizzo e-mail</dt>
        <dd>
          {addressProvenAt ? `Confermato il ${moment(addressProvenAt)}` : missing('Da confermare')}
        </dd>
        <dt>Partita IVA</dt>
        <dd>{vatNumber === '' ? missing('Mancante') : `${vatNumber}, cifre corrette`}</dd>
        {vatFoundAt && <dd>Nel registro europeo il {dayOf(vatFoundAt)}</dd>}
        {sameVatNumber.length > 0 && (
          <dd>
            La stessa di{' '}
            {sameVatNumber.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`/admin/bookshops/${id}`}>{name}</Link>
              </span>
            ))}
          </dd>
        )}
      </dl>
    </section>
  );
}

function Shown({ bookshop }: PartProps) {
  const { name, address, postalCode, city, province, openingHours, pickupNotes } = bookshop;
  const { picture, pictureAlt } = bookshop;
  const hours = openingHoursWords(openingHours);
  return (
    <section>
      <h2>Per le famiglie</h2>
      <p>{name}</p>
      {address === '' ? (
        <p className={css.missing}>Indirizzo mancante</p>
      ) : (
        <p>
          {address}, {postalCode} {city} ({province})
        </p>
      )}
      {hours.length === 0 ? (
        <p className={css.missing}>Orari mancanti</p>
      ) : (
        hours.map((line) => (
          <p key={line} className={css.small}>
            {line}
          </p>
        ))
      )}
      <dl>
        <dt>Ritiro in negozio</dt>
        <dd>{bookshop.offersPickup ? 'Sì' : 'No'}</dd>
        <dt>Note per il ritiro</dt>
        <dd>{pickupNotes || 'Nessuna'}</dd>
        {picture !== '' && (
          <>
            <dt>Foto della vetrina</dt>
            <dd>
              <ShopPicture url={picture} alt={pictureAlt} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
