import type { Order } from '@zaino/contracts/orders';
import { Notice } from '@zaino/ui/notice';
import { useSearchParams } from '@zaino/web/router';
import { PaymentPanel, type PaymentReturn } from './payment/payment-panel';

/** What whoever comes from the checkout or the payment page should know first. */
export function OrderNotices({ order }: { order: Order }) {
  const [search] = useSearchParams();
  return (
    <>
      {search.get('grazie') === '1' && <Thanks order={order} />}
      <LapsedInShop order={order} />
      <PaymentPanel order={order} came={cameFrom(search.get('pagamento'))} />
    </>
  );
}

function cameFrom(parameter: string | null): PaymentReturn {
  return parameter === 'ok' || parameter === 'annullato' ? parameter : null;
}

/** It ended by itself before it was fetched: the log says why. */
function LapsedInShop({ order: { paymentMethod, paymentState, state, events } }: { order: Order }) {
  const last = events.findLast(({ command }) => command === 'cancel');
  const isLapsed = paymentMethod === 'shop' && paymentState === 'due' && state === 'cancelled';
  if (!isLapsed || last?.who !== 'system') return null;
  return (
    <Notice>
      <strong>L’ordine è annullato.</strong> {last.text}. Non devi pagare nulla, e puoi rimettere
      tutto nel carrello con “Ordina di nuovo”.
    </Notice>
  );
}

function Thanks({ order: { contact, paymentMethod, pickupPoint } }: { order: Order }) {
  return (
    <Notice tone="success">
      <strong>Grazie, abbiamo ricevuto il tuo ordine.</strong> La conferma è in viaggio verso{' '}
      {contact.email}.
      {paymentMethod === 'shop' &&
        ` Lo paghi quando lo ritiri${pickupPoint ? ` da ${pickupPoint.name}` : ''}: ti avvisiamo appena è pronto.`}
    </Notice>
  );
}
