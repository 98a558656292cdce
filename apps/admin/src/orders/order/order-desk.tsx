import type { Order } from '@zaino/contracts/orders';
import { orderStateWords, paymentStateWords } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { Toast } from '@zaino/ui/toast';
import { useRevalidator } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { CommandDialog } from './command-dialog';
import { commandWords, type StaffCommandName } from './command-words';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderRefunds } from './order-refunds';
import css from './order-desk.module.css';

/** The desk at which staff works on one order. */
export function OrderDesk({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [command, setCommand] = useState<StaffCommandName | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const lines = order.lines.filter(({ id }) => chosen.has(id));

  const finish = (name: StaffCommandName) => {
    setCommand(null);
    setChosen(new Set());
    setDone(`${commandWords[name].title}: fatto.`);
    void revalidate();
  };

  return (
    <AdminPage
      title={`Ordine ${order.number}`}
      actions={
        <p className={css.state}>
          <Badge kind="plain">{orderStateWords[order.state]}</Badge>
          {order.state !== order.paymentState && (
            <Badge kind={order.paymentState === 'paid' ? 'enriched' : 'plain'}>
              {moneyWords(order)}
            </Badge>
          )}
          <span>{moment(order.createdAt)}</span>
        </p>
      }
    >
      <OrderLines order={order} chosen={chosen} onChoose={setChosen} onCommand={setCommand} />
      <OrderFacts order={order} />
      <OrderRefunds order={order} />
      <OrderHistory order={order} />
      {command && (
        <CommandDialog
          order={order}
          lines={lines}
          name={command}
          onClose={() => setCommand(null)}
          onDone={finish}
          onStale={() => void revalidate()}
        />
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

/** Money that is on its way back is counted as given back already: nobody must be told that it is there. */
function moneyWords({ paymentState, refunds }: Order): string {
  const isGivenBack = paymentState === 'refunded' || paymentState === 'partly-refunded';
  const isOnItsWay = refunds.some(({ state }) => state === 'pending');
  return isGivenBack && isOnItsWay ? 'Rimborso in corso' : paymentStateWords[paymentState];
}
