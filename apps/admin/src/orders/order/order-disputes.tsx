import type { DisputeState, Order, OrderDispute } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { dayOf, moment } from '../../layout/moment-words';
import css from './order-desk.module.css';

const stateWords: Readonly<Record<DisputeState, string>> = {
  inquiry: 'La banca chiede informazioni',
  'needs-response': 'Da rispondere',
  'under-review': 'La banca sta decidendo',
  won: 'Vinta',
  lost: 'Persa: la banca ha restituito il pagamento',
  closed: 'Chiusa senza addebito',
};

/** Of the provider's words those that come up; others stand as they are. */
const reasonWords: Partial<Record<string, string>> = {
  bank_cannot_process: 'La banca non ha potuto eseguire il pagamento',
  credit_not_processed: 'Il cliente dice che un rimborso non è arrivato',
  customer_initiated: 'Il cliente ha chiesto indietro il pagamento',
  duplicate: 'Il cliente dice di aver pagato due volte',
  fraudulent: 'Il titolare della carta non riconosce il pagamento',
  general: 'Nessun motivo preciso',
  product_not_received: 'Il cliente dice che la merce non è arrivata',
  product_unacceptable: 'Il cliente dice che la merce è difettosa o diversa',
  unrecognized: 'Il titolare della carta non riconosce il pagamento',
};

const isOpen = ({ state }: OrderDispute) =>
  state === 'inquiry' || state === 'needs-response' || state === 'under-review';

/** Payments that the customer's bank asks back, where there are any. */
export function OrderDisputes({ order: { disputes = [] } }: { order: Order }) {
  if (disputes.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>Contestazioni della banca</h2>
      <Sheet isEdgeToEdge>
        <ul className={css.events}>
          {disputes.map((dispute) => (
            <li key={dispute.id} className={css.event}>
              <span className={css.small}>{moment(dispute.closedAt ?? dispute.openedAt)}</span>
              <span>
                <strong>{formatEuro(dispute.amount)}</strong>{' '}
                {reasonWords[dispute.reason] ?? dispute.reason}
              </span>
              <span className={isOpen(dispute) ? css.warning : css.small}>
                {stateWords[dispute.state]}
                {dispute.dueAt !== null && `, entro il ${dayOf(dispute.dueAt)}`}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
