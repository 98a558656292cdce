import type { Order } from '@zaino/contracts/orders';
import { useSession } from '@zaino/web/session';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';
import { mailAddressOf } from './mail-address';
import css from './order-way.module.css';
import { PickupPlace } from './pickup-place';

const deliveriesWords: Record<Order['deliveries'], string> = {
  several: 'Più consegne: ogni libro parte appena c’è.',
  one: 'Una consegna sola, quando c’è tutto.',
};

/** Where it goes, and who is written to. */
export function OrderWay({ order }: { order: Order }) {
  const { pickupPoint, address: destination, invoice } = order;
  const { user } = useSession();
  const address = mailAddressOf(order, user);
  return (
    <AsidePart
      title={pickupPoint ? 'Ritiro in libreria' : 'Consegna a casa'}
      isFolded={!pickupPoint && isLongOrder(order)}
    >
      <address className={css.lines}>
        {linesOf(order).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {pickupPoint && (
        <PickupPlace
          pickupPoint={pickupPoint}
          deliveries={order.deliveries}
          keptUntil={order.paymentMethod === 'shop' ? order.payBefore : null}
        />
      )}
      {destination && <p className={css.small}>{deliveriesWords[order.deliveries]}</p>}
      {address !== null && <p className={css.small}>Ti scriviamo a {address}</p>}
      {invoice && <p className={css.small}>Fattura a {invoice.name}</p>}
    </AsidePart>
  );
}

function linesOf({ pickupPoint, address }: Order): string[] {
  if (pickupPoint) {
    const { name, address: street, postalCode, city, province, phone } = pickupPoint;
    return [name, street, `${postalCode} ${city} (${province})`, phone].filter(Boolean);
  }
  if (!address) return [];
  const { firstName, lastName, postalCode, city, province } = address;
  return [`${firstName} ${lastName}`, address.address, `${postalCode} ${city} (${province})`];
}
