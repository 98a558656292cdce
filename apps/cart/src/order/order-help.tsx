import type { Order } from '@zaino/contracts/orders';
import { Link } from '@zaino/web/router';
import { AsidePart } from './aside-part';

/** Answers, and a form that writes to the shop with the order's number in it. */
export function OrderHelp({ order: { number } }: { order: Order }) {
  const query = new URLSearchParams({ ordine: number });
  return (
    <AsidePart title="Serve aiuto?">
      <p>
        Guarda le <Link to="/faq">domande frequenti</Link> o{' '}
        <Link to={`/support?${query.toString()}`}>scrivi all’assistenza</Link> per questo ordine.
      </p>
    </AsidePart>
  );
}
