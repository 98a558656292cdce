import { type Order, orderApi, type OrderCedola } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { italianDay } from '@zaino/rules/italian-day';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { amountDue, gone } from '../amount-due';
import { CancelDialog } from '../cancellation/cancel-dialog';
import { PayButton } from '../payment/pay-button';
import type { TakeOrder } from '../use-order';
import css from './cedola-panel.module.css';

interface CedolaPanelProps {
  order: Order;
  onChange: TakeOrder;
}

/** How the vouchers of an order stand, and what a family can do about one that was refused. */
export function CedolaPanel({ order, onChange }: CedolaPanelProps) {
  const { cedole = [] } = order;
  return (
    <Sheet isEdgeToEdge className={css.sheet}>
      <h2>{cedole.length === 1 ? 'La tua cedola libraria' : 'Le tue cedole librarie'}</h2>
      {cedole.map((cedola) => (
        <div key={cedola.id} className={css.cedola}>
          <p>
            <strong>{cedola.code}</strong>, Comune di {cedola.comune} ({cedola.provincia})
          </p>
          <p>{stateWords(cedola)}</p>
          {isUndecided(order, cedola) && (
            <Refused order={order} cedola={cedola} onChange={onChange} />
          )}
        </div>
      ))}
    </Sheet>
  );
}

/** Whether the family has yet to say what is to become of its books. */
function isUndecided({ lines, paymentState }: Order, { state, lineIds }: OrderCedola): boolean {
  const isOpen = lines.some((line) => lineIds.includes(line.id) && !gone.includes(line.state));
  return state === 'refused' && paymentState === 'due' && isOpen;
}

function stateWords({ state, amount, reason }: OrderCedola): string {
  switch (state) {
    case 'entered':
      return `La libreria la sta controllando. Se la accetta, ${formatEuro(amount)} li paga il Comune: ti scriviamo appena lo sappiamo.`;
    case 'accepted':
      return `Accettata: ${formatEuro(amount)} li paga il Comune.`;
    case 'refused':
      return `Non accettata${reason ? `: ${reason}` : ''}.`;
    case 'void':
      return 'Non serve più: i suoi libri sono annullati o resi.';
  }
}

interface RefusedProps extends CedolaPanelProps {
  cedola: OrderCedola;
}

/** Three ways, and until when: by card, where the bookshop takes them, all that is left of the order, since it is paid once. */
function Refused({ order, cedola, onChange }: RefusedProps) {
  const { isSending, failure, send } = useSubmission();
  const [isCancelling, setCancelling] = useState(false);
  const lines = order.lines.filter(
    ({ id, commands }) => cedola.lineIds.includes(id) && commands.includes('cancel'),
  );
  const payInShop = () =>
    send(async () => {
      const params = { id: order.id, cedolaId: cedola.id };
      const after = await fetchJson(orderApi.payCedolaInShop, { params });
      onChange(after, 'Va bene: li paghi in libreria, quando ritiri.');
    });
  return (
    <div className={css.ways}>
      <p>
        {cedola.payBefore === null
          ? 'La libreria sta ancora controllando l’altra cedola: appena l’ha fatto puoi pagare anche online, e ti scriviamo fino a quando.'
          : `Decidi entro ${dayWords(italianDay(new Date(cedola.payBefore)))}: poi questi libri si annullano da soli.`}{' '}
        Se il codice è sbagliato, porta la cedola in libreria.
      </p>
      {order.cardsOff && (
        <p>
          Online per ora non si può: questa libreria adesso non riceve pagamenti online. Puoi pagare
          in libreria quando ritiri, oppure annullare questi libri.
        </p>
      )}
      {order.canPay && <PayButton order={order} amount={amountDue(order).amount} />}
      <Button variant="outline" disabled={isSending} onClick={() => void payInShop()}>
        Pago in libreria, al ritiro
      </Button>
      {lines.length > 0 && (
        <Button variant="text" onClick={() => setCancelling(true)}>
          Annulla questi libri
        </Button>
      )}
      {failure && (
        <Notice tone="error">
          <strong>Non è andata.</strong> {failureWords(failure)}
        </Notice>
      )}
      <CancelDialog
        order={order}
        lines={lines}
        line={lines.length === 1 ? lines[0] : undefined}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onChange={onChange}
      />
    </div>
  );
}
