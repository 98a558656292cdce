import type { DeskCommand, DeskOrder, OrderLineExtra } from '@zaino/contracts/orders';
import { OrderFailure } from '@zaino/order-commands/order-failure';
import { extraNames, extraPriceWords, extraStanding } from '@zaino/rules/book-extra-words';
import { formatEuro } from '@zaino/rules/money';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { sentAnswer } from '@zaino/web/sent-answer';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { DeskOrderDialog, type DeskOrderDialogProps } from '../desk-order-dialog';
import { sendCommand } from './order.api';
import type { OrderPartProps } from '../order-part';
import css from './line-extra.module.css';

type Line = DeskOrder['lines'][number];
type ExtraCommand = Extract<
  DeskCommand['command'],
  'perform-extra' | 'reopen-extra' | 'drop-extra'
>;

interface LineExtraProps extends OrderPartProps {
  line: Line;
}

/** What is done to the books of a line, with what comes next; nothing where nothing is. */
export function LineExtra({ order, line, onDone, onStale }: LineExtraProps) {
  const { isSending, failure, send } = useSubmission();
  const [isDropping, setIsDropping] = useState(false);
  const { extra, title } = line;
  if (!extra) return null;
  const name = extraNames[extra.kind];
  const price = extraPriceWords(extra, line.quantity);
  const may = (command: ExtraCommand) => line.commands.includes(command);
  const give = async (command: ExtraCommand, words: string) => {
    const after = await sentAnswer(send, () => sendCommand(order, { command, lineIds: [line.id] }));
    if (after) onDone(after, words);
  };
  return (
    <div role="group" aria-label={`${name} di ${title}`} className={css.extra}>
      <Badge kind={extra.state === 'done' ? 'enriched' : 'plain'}>{extraStanding(extra)}</Badge>
      {price !== null && <span>{price}</span>}
      {may('perform-extra') && (
        <Button
          size="small"
          disabled={isSending}
          onClick={() => void give('perform-extra', `${name}: fatta.`)}
        >
          Fatta
        </Button>
      )}
      {may('reopen-extra') && (
        <Button
          variant="text"
          size="small"
          disabled={isSending}
          onClick={() => void give('reopen-extra', `${name}: di nuovo da fare.`)}
        >
          Non è ancora fatta
        </Button>
      )}
      {may('drop-extra') && (
        <Button variant="text" size="small" onClick={() => setIsDropping(true)}>
          Non si può fare…
        </Button>
      )}
      <OrderFailure failure={failure} onStale={onStale} />
      {isDropping && (
        <DropDialog
          order={order}
          line={line}
          extra={extra}
          onClose={() => setIsDropping(false)}
          onStale={onStale}
          onDone={(after) => {
            setIsDropping(false);
            onDone(after, `${name}: tolta.`);
          }}
        />
      )}
    </div>
  );
}

interface DropDialogProps extends DeskOrderDialogProps {
  order: DeskOrder;
  line: Line;
  extra: OrderLineExtra;
}

/** Asked before, since money goes back for it or is owed no more. */
function DropDialog({ order, line, extra, ...dialog }: DropDialogProps) {
  const { paymentState, counterPayment } = order;
  const amount = formatEuro(extra.total - extra.refunded);
  const isDue = paymentState === 'due';
  return (
    <DeskOrderDialog
      {...dialog}
      title={`Togliere il servizio da ${line.title}?`}
      submit="Togli il servizio"
      send={() => sendCommand(order, { command: 'drop-extra', lineIds: [line.id] })}
    >
      {() => (
        <p>
          Il libro resta nell’ordine e la famiglia riceve un’e-mail.{' '}
          {isDue && `Al ritiro paga ${amount} in meno.`}
          {!isDue && counterPayment && `Restituisci alla famiglia ${amount} in libreria.`}
          {!isDue && !counterPayment && `${amount} tornano a chi ha pagato, nello stesso modo.`}
        </p>
      )}
    </DeskOrderDialog>
  );
}
