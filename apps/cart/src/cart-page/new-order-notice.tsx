import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { useNewOrder } from '../checkout/order/last-order';

/** Why the cart is empty by now: it was ordered, here or in another tab. */
export function NewOrderNotice() {
  const order = useNewOrder();
  if (order === null) return null;
  return (
    <Notice
      tone="success"
      action={<Link to={`/orders/${order.orderId}`}>Apri l’ordine {order.number}</Link>}
    >
      <strong>L’ordine è fatto.</strong> Quello che era nel carrello è nell’ordine {order.number}.
    </Notice>
  );
}
