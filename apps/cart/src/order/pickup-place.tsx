import type { Order } from '@zaino/contracts/orders';
import { mapUrl } from '@zaino/rules/map-url';
import css from './pickup-place.module.css';

interface PickupPlaceProps {
  pickupPoint: NonNullable<Order['pickupPoint']>;
  deliveries: Order['deliveries'];
}

/** When the bookshop is open, the way there, and how often one has to go. */
export function PickupPlace({ pickupPoint, deliveries }: PickupPlaceProps) {
  const { notes, openingHours } = pickupPoint;
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
    </div>
  );
}
