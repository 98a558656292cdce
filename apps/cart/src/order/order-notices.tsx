import type { Order } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Notice } from '@zaino/ui/notice';
import { useSearchParams } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { lazyPart } from '@zaino/ui/lazy-part';
import { isWaitingForProof, mailAddressOf } from './mail-address';
import { PaymentPanel, type PaymentReturn } from './payment/payment-panel';

/** A chunk of its own: most addresses are proven. */
const MailProof = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-mail-proof' */ './mail-proof')).MailProof,
);

/** In the chunk of what draws it: most look at an order long before something is ready. */
const PickupCode = lazyPart(
  async () => (await import(/* webpackChunkName: 'qr-code' */ './pickup-code')).PickupCode,
);

/** What should be known first: by whoever comes from the checkout or the payment page, or is on the way to the bookshop. */
export function OrderNotices({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const { user } = useSession();
  return (
    <>
      {search.get('grazie') === '1' && <Thanks order={order} />}
      <LapsedInShop order={order} />
      <PaymentPanel order={order} came={cameFrom(search.get('pagamento'))} />
      {isWaitingForProof(order, user) && (
        <MailProof email={user?.email ?? ''} isByCard={order.paymentMethod === 'card'} />
      )}
      {isToBeFetched(order) && <PickupCode number={order.number} />}
    </>
  );
}

/** Something of it lies in the bookshop. */
function isToBeFetched({ shippingMethod, lines }: Order): boolean {
  return shippingMethod === 'pickup' && lines.some(({ state }) => state === 'ready');
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

/** What is left to pay at the counter, where a cedola pays for books. */
function whoPays({ totals }: Order): string {
  if ((totals.cedola ?? 0) === 0) return 'Lo paghi quando lo ritiri';
  const rest = totals.total === 0 ? 'non hai niente' : `hai ${formatEuro(totals.total)}`;
  return `Con la cedola ${rest} da pagare quando lo ritiri`;
}

function Thanks({ order }: { order: Order }) {
  const { user } = useSession();
  const { paymentMethod, pickupPoint } = order;
  const address = mailAddressOf(order, user);
  return (
    <Notice tone="success">
      <strong>Grazie, abbiamo ricevuto il tuo ordine.</strong>
      {address !== null && ` La conferma è in viaggio verso ${address}.`}
      {paymentMethod === 'shop' &&
        ` ${whoPays(order)}${pickupPoint ? ` da ${pickupPoint.name}` : ''}${address === null ? '' : ': ti avvisiamo appena è pronto'}.`}
    </Notice>
  );
}
