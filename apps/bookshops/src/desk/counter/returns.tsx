import type { DeskOrder, StaffCommand } from '@zaino/contracts/orders';
import { CommandDialog } from '@zaino/order-commands/command-dialog';
import { formatEuro } from '@zaino/rules/money';
import { KeyHint } from '@zaino/scanning/key-hint';
import { Button } from '@zaino/ui/button';
import { useRef } from 'react';
import { sendCommand } from '../order/order.api';
import type { Counter } from './use-counter';
import { WithdrawalDialog } from './withdrawal-dialog';

/** Which dialog is open. */
export type AskedReturn = 'withdrawal' | 'return' | null;

interface ReturnDialogProps {
  order: DeskOrder;
  counter: Pick<Counter, 'replace' | 'readAgain'>;
}

interface ReturnsProps extends ReturnDialogProps {
  asked: AskedReturn;
  onAsk: (asked: AskedReturn) => void;
}

/** Lines that a family may still withdraw from with the books in hand. */
const withdrawable = ({ lines }: DeskOrder) =>
  lines.filter(({ state, canWithdraw }) => state === 'delivered' && canWithdraw);

/** Lines that were withdrawn from and have yet to come back. */
const returnable = ({ lines }: DeskOrder) =>
  lines.filter(({ commands }) => commands.includes('receive-return'));

/** What is to be done first for whoever brings books of this order back; null where nothing can be. */
export function firstReturn(order: DeskOrder): AskedReturn {
  if (returnable(order).length > 0) return 'return';
  return withdrawable(order).length > 0 ? 'withdrawal' : null;
}

/** Somebody brings books back: first the statement, then the books and the money. */
export function Returns({ order, counter, asked, onAsk }: ReturnsProps) {
  const close = () => onAsk(null);
  const first = firstReturn(order);
  return (
    <>
      {withdrawable(order).length > 0 && (
        <Button
          variant="text"
          aria-keyshortcuts={first === 'withdrawal' ? 'F7' : undefined}
          onClick={() => onAsk('withdrawal')}
        >
          Recesso… {first === 'withdrawal' && <KeyHint>F7</KeyHint>}
        </Button>
      )}
      {returnable(order).length > 0 && (
        <Button variant="outline" aria-keyshortcuts="F7" onClick={() => onAsk('return')}>
          Registra il reso… <KeyHint>F7</KeyHint>
        </Button>
      )}
      {asked === 'withdrawal' && (
        <WithdrawalDialog
          order={order}
          lines={withdrawable(order)}
          onClose={close}
          onDone={(after) => {
            counter.replace(after, 'Recesso registrato: la ricevuta parte per e-mail.');
            onAsk(returnable(after).length > 0 ? 'return' : null);
          }}
          onStale={counter.readAgain}
        />
      )}
      {asked === 'return' && <ReturnDialog order={order} counter={counter} onClose={close} />}
    </>
  );
}

function ReturnDialog({ order, counter, onClose }: ReturnDialogProps & { onClose: () => void }) {
  const after = useRef(order);
  const send = async (command: StaffCommand) => {
    // The dialog asks for nothing else.
    if (command.command === 'receive-return') after.current = await sendCommand(order, command);
  };
  return (
    <CommandDialog
      name="receive-return"
      lines={returnable(order)}
      send={send}
      onClose={onClose}
      onDone={() => {
        onClose();
        counter.replace(after.current, returnWords(order, after.current));
      }}
      onStale={counter.readAgain}
    />
  );
}

/** What was taken at the counter goes back over it; all else the provider gives back. */
function returnWords(before: DeskOrder, { totals, paymentMethod }: DeskOrder): string {
  const back = totals.refunded - before.totals.refunded;
  if (back <= 0) return 'Reso registrato.';
  return paymentMethod === 'shop'
    ? `Reso registrato: restituisci ${formatEuro(back)}.`
    : `Reso registrato: il rimborso di ${formatEuro(back)} torna con lo stesso mezzo.`;
}
