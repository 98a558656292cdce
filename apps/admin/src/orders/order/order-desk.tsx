import type { Order } from '@zaino/contracts/orders';
import { orderStandingWords } from '@zaino/rules/order-words';
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
  const isRefundPending = order.refunds.some(({ state }) => state === 'pending');
  const words = orderStandingWords({ ...order, isRefundPending });
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
          <Badge kind="plain">{words.state}</Badge>
          {words.money && (
            <Badge kind={order.paymentState === 'paid' ? 'enriched' : 'plain'}>{words.money}</Badge>
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
