import type { Order, PaidBy } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../../layout/moment-words';
import css from './order-desk.module.css';

/** Whose order it is, where it goes, how it is paid and billed. */
export function OrderFacts({ order }: { order: Order }) {
  const { contact, invoice } = order;
  return (
    <Sheet isEdgeToEdge className={css.facts}>
      <section>
        <h2>Cliente</h2>
        <p>
          {contact.firstName} {contact.lastName}
        </p>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <p>{contact.phone}</p>
        {order.isGuest && <p>Senza account</p>}
      </section>
      <Destination order={order} />
      <section>
        <h2>Fattura</h2>
        {invoice ? (
          <>
            <p>{invoice.name}</p>
            <p>
              {invoice.taxCode} {invoice.vatNumber}
            </p>
            <p>
              {invoice.address}, {invoice.postalCode} {invoice.city} ({invoice.province})
            </p>
            <p>{invoice.recipientCode || invoice.pec}</p>
            <p>{invoice.number ? `Fattura ${invoice.number}` : 'Non ancora emessa'}</p>
          </>
        ) : (
          <p>Non richiesta</p>
        )}
      </section>
      <Sums order={order} />
    </Sheet>
  );
}

function Destination({ order: { address, pickupPoint, deliveries } }: { order: Order }) {
  const place = address ?? pickupPoint;
  return (
    <section>
      <h2>{address ? 'Spedizione' : 'Ritiro'}</h2>
      <p>{address ? `${address.firstName} ${address.lastName}` : pickupPoint?.name}</p>
      {place && (
        <p>
          {place.address}, {place.postalCode} {place.city} ({place.province})
        </p>
      )}
      <p>{place?.phone}</p>
      <p>{deliveriesWords(deliveries, address === null)}</p>
    </section>
  );
}

function deliveriesWords(deliveries: Order['deliveries'], isPickup: boolean): string {
  if (deliveries === 'several') return 'Man mano che i libri arrivano';
  return isPickup ? 'Una volta sola, quando c’è tutto' : 'In una sola consegna';
}

function paidByWords({ paid, paymentMethod }: Order): string {
  const by: PaidBy = paid?.by ?? (paymentMethod === 'card' ? 'card' : 'counter');
  if (by === 'card') return paid?.way === undefined ? 'Online' : `Con ${paid.way}`;
  return by === 'counter' ? 'In negozio' : 'Con cedola libraria';
}

function Sums({ order }: { order: Order }) {
  const { totals, paid, paidAt, voucher } = order;
  return (
    <section>
      <h2>Importi</h2>
      <dl className={css.sums}>
        <dt>Subtotale</dt>
        <dd>{formatEuro(totals.subtotal)}</dd>
        <SumIfAny term="Servizi sui libri" amount={totals.extras} />
        <SumIfAny term={`Buono ${voucher ?? ''}`} amount={totals.discount} sign="−" />
        <SumIfAny term="Cedola libraria" amount={totals.cedola} sign="−" />
        <dt>Spedizione</dt>
        <dd>{formatEuro(totals.shippingCost)}</dd>
        <dt className={css.total}>Totale</dt>
        <dd className={css.total}>{formatEuro(totals.total)}</dd>
        {paid && paid.amount !== totals.total && (
          <>
            <dt>Pagato, senza ciò che era annullato</dt>
            <dd>{formatEuro(paid.amount)}</dd>
          </>
        )}
        {totals.due != null && totals.due !== totals.total && (
          <>
            <dt>Da pagare, senza ciò che è annullato</dt>
            <dd>{formatEuro(totals.due)}</dd>
          </>
        )}
        <SumIfAny term="Rimborsi" amount={totals.refunded} sign="−" />
        <SumIfAny term="Spedizione tolta dai rimborsi" amount={totals.keptShipping} />
      </dl>
      <p className={css.small}>
        {paidByWords(order)}
        {paidAt && `, pagato il ${moment(paidAt)}`}
      </p>
    </section>
  );
}

interface SumIfAnyProps {
  term: string;
  amount: number | undefined;
  sign?: '−';
}

/** A line of the sums; nothing where there is no amount. */
function SumIfAny({ term, amount = 0, sign }: SumIfAnyProps) {
  if (amount <= 0) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>
        {sign}
        {formatEuro(amount)}
      </dd>
    </>
  );
}
