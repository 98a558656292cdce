import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@zaino/contracts/orders';
import { orderStandingWords } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { Toast } from '@zaino/ui/toast';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { CommandDialog } from '@zaino/order-commands/command-dialog';
import { commandWords, type StaffCommandName } from '@zaino/order-commands/command-words';
import { OrderDisputes } from './order-disputes';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderRefunds } from './order-refunds';
import css from './order-desk.module.css';
import { orderQuery, sendCommand } from './order.api';

/** The desk at which staff works on one order. */
export function OrderDesk({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [command, setCommand] = useState<StaffCommandName | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries(orderQuery(order.id));
  const isRefundPending = order.refunds.some(({ state }) => state === 'pending');
  const words = orderStandingWords({ ...order, isRefundPending });
  const lines = order.lines.filter(({ id }) => chosen.has(id));

  const finish = (name: StaffCommandName) => {
    setCommand(null);
    setChosen(new Set());
    setDone(`${commandWords[name].title}: fatto.`);
    readAgain();
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
      <OrderDisputes order={order} />
      <OrderHistory order={order} />
      {command && (
        <CommandDialog
          lines={lines}
          name={command}
          send={(given) => sendCommand(order, given)}
          onClose={() => setCommand(null)}
          onDone={finish}
          onStale={readAgain}
        />
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}
