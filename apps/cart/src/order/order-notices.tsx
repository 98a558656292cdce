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
      <PaymentPanel order={order} came={cameFrom(search.get('pagamento'))} />
    </>
  );
}

function cameFrom(parameter: string | null): PaymentReturn {
  return parameter === 'ok' || parameter === 'annullato' ? parameter : null;
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
