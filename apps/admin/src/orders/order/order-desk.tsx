import type { Order } from '@zaino/contracts/orders';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { CommandDialog } from '@zaino/order-commands/command-dialog';
import { HandOverDialog } from '@zaino/order-commands/hand-over-dialog';
import { dueEuro } from '@zaino/order-commands/order-money';
import { formatEuro } from '@zaino/rules/money';
import { orderStandingWords } from '@zaino/rules/order-words';
import { Badge } from '@zaino/ui/badge';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Toast } from '@zaino/ui/toast';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import type { ListQuery } from '../list-query';
import { NeighbourLinks } from './neighbour-links';
import { OrderDisputes } from './order-disputes';
import { OrderDocuments } from './order-documents';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderKeysDialog } from './order-keys-dialog';
import { OrderLines } from './order-lines';
import { OrderNote } from './order-note';
import { OrderRefunds } from './order-refunds';
import css from './order-desk.module.css';
import { useOrderKeys } from './use-order-keys';
import { type StaffOrderSteps, useOrderSteps } from './use-order-steps';

interface OrderDeskProps {
  order: Order;
  /** That the order was opened from. */
  list: ListQuery;
  trail: { text: string; to: string }[];
}

/** The desk at which staff works on one order. */
export function OrderDesk({ order, list, trail }: OrderDeskProps) {
  const steps = useOrderSteps(order);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [hasCharacters, setHasCharacters] = useCharacterKeys('adminCharacterKeys');
  const onHelp = () => setIsHelpOpen(true);
  useOrderKeys({ orderId: order.id, list, hasCharacters, onUndo: steps.undo, onHelp });
  return (
    <AdminPage
      title={`Ordine ${order.number}`}
      trail={trail}
      actions={
        <div className={css.actions}>
          <Standing order={order} />
          <NeighbourLinks orderId={order.id} list={list} />
          <ShortcutsButton onPress={onHelp} />
        </div>
      }
    >
      <OrderLines
        order={order}
        chosen={steps.chosen}
        onChoose={steps.choose}
        onCommand={steps.ask}
      />
      <OrderFacts order={order} />
      <OrderRefunds order={order} />
      <OrderDisputes order={order} />
      <OrderDocuments order={order} />
      <OrderNote orderId={order.id} />
      <OrderHistory order={order} />
      <KeptState name="command" state={steps.asked} onBack={steps.askAgain} />
      <Question order={order} steps={steps} />
      {isHelpOpen && (
        <OrderKeysDialog
          hasCharacters={hasCharacters}
          onChange={setHasCharacters}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
      <Toast
        message={steps.done}
        {...(steps.undo && { action: { text: 'Annulla', onPress: steps.undo } })}
        onClose={steps.closeMessage}
      />
    </AdminPage>
  );
}

function Standing({ order }: { order: Order }) {
  const isRefundPending = order.refunds.some(({ state }) => state === 'pending');
  const words = orderStandingWords({ ...order, isRefundPending });
  return (
    <p className={css.state}>
      <Badge kind="plain">{words.state}</Badge>
      {words.money && (
        <Badge kind={order.paymentState === 'paid' ? 'enriched' : 'plain'}>{words.money}</Badge>
      )}
      <span>{moment(order.createdAt)}</span>
    </p>
  );
}

interface QuestionProps {
  order: Order;
  steps: StaffOrderSteps;
}

/** What a command needs to know; of a hand-over while money is due, how that was taken. */
function Question({ order, steps }: QuestionProps) {
  const { command, lines, close, finish, readAgain } = steps;
  if (command === null) return null;
  const due = dueEuro(order);
  if (command === 'deliver' && due > 0) {
    return (
      <HandOverDialog
        lines={lines}
        due={due}
        send={steps.handOver}
        onClose={close}
        onStale={readAgain}
      />
    );
  }
  return (
    <CommandDialog
      lines={lines}
      order={order}
      note={
        command === 'register-shop-payment' && (
          <p>
            Da incassare: <strong>{formatEuro(due)}</strong>
          </p>
        )
      }
      name={command}
      send={steps.give}
      onClose={close}
      onDone={finish}
      onStale={readAgain}
    />
  );
}
