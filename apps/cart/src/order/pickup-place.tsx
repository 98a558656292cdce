import type { Order } from '@zaino/contracts/orders';
import { mapUrl } from '@zaino/rules/map-url';
import { weekday } from '../order-lines/dates';
import css from './pickup-place.module.css';

interface PickupPlaceProps {
  pickupPoint: NonNullable<Order['pickupPoint']>;
  deliveries: Order['deliveries'];
  /** Until when it is kept for whoever pays there; null where it is paid, or kept without an end. */
  keptUntil: string | null;
}

/** When the bookshop is open, the way there, and how often one has to go. */
export function PickupPlace({ pickupPoint, deliveries, keptUntil }: PickupPlaceProps) {
  const { notes, openingHours, notice } = pickupPoint;
  return (
    <div className={css.place}>
      {openingHours.length > 0 && (
        <dl className={css.hours}>
          <dt>Orari</dt>
          {openingHours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </dl>
      )}
      {notice && (
        <p>
          <strong>Avviso della libreria.</strong> {notice}
        </p>
      )}
      {notes !== '' && <p>{notes}</p>}
      <p>
        <a href={mapUrl(pickupPoint)} target="_blank" rel="noreferrer">
          Come arrivare, su Google Maps (si apre in un’altra scheda)
        </a>
      </p>
      <p>
        {deliveries === 'one'
          ? 'Una volta sola, quando c’è tutto: ti avvisiamo noi.'
          : 'Più volte: ti avvisiamo man mano che gli articoli arrivano.'}
      </p>
      {keptUntil !== null && (
        <p>
          Teniamo tutto da parte fino a <strong>{weekday(keptUntil)}</strong>: ritira e paga entro
          quel giorno, poi l’ordine si annulla da solo.
        </p>
      )}
    </div>
  );
}
