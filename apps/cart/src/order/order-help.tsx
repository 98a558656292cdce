import type { Order } from '@zaino/contracts/orders';
import { Link } from '@zaino/web/router';
import { AcceptedTexts } from './accepted-texts';
import { AsidePart } from './aside-part';
import { isLongOrder } from './is-long-order';

/** Answers, a form that writes to the shop with the order's number in it, and the texts that hold for the order. */
export function OrderHelp({ order }: { order: Order }) {
  const query = new URLSearchParams({ ordine: order.number });
  return (
    <AsidePart title="Serve aiuto?" isFolded={isLongOrder(order)}>
      <p>
        Guarda le <Link to="/faq">domande frequenti</Link> o{' '}
        <Link to={`/support?${query.toString()}`}>scrivi all’assistenza</Link> per questo ordine.
      </p>
      <AcceptedTexts order={order} />
    </AsidePart>
  );
}
