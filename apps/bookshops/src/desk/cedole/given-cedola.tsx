import type { OrderCedola } from '@zaino/contracts/orders';
import { OrderFailure } from '@zaino/order-commands/order-failure';
import { formatEuro } from '@zaino/rules/money';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { sentAnswer } from '@zaino/web/sent-answer';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef } from 'react';
import type { OrderPartProps } from '../order-part';
import css from './cedola-box.module.css';
import { comuneWords, stateWords } from './cedola-words';
import { decideCedola } from './cedole.api';

interface GivenCedolaProps extends OrderPartProps {
  cedola: OrderCedola;
  onRefuse: () => void;
}

/** A voucher that was given with the order, and what can be decided about it. */
export function GivenCedola({ cedola, order, onDone, onStale, onRefuse }: GivenCedolaProps) {
  const group = useRef<HTMLDivElement>(null);
  const { isSending, failure, send } = useSubmission();
  const { id, code, state, amount, reason, lineIds } = cedola;
  const commands = order.lines
    .filter((line) => lineIds.includes(line.id))
    .flatMap((line) => line.commands);
  const accept = async () => {
    const after = await sentAnswer(send, () => decideCedola(order, id, { decision: 'accepted' }));
    if (!after) return;
    // The button is gone with what it did.
    group.current?.focus();
    onDone(after, 'Cedola accettata: paga il Comune.');
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={`Cedola ${code}`}
      className={css.cedola}
      tabIndex={-1}
    >
      <p>
        <strong>{code}</strong>, Comune di {comuneWords(cedola)}
        <span className={css.small}>
          {formatEuro(amount)}
          {reason !== null && ` · ${reason}`}
        </span>
      </p>
      <Badge kind={state === 'accepted' ? 'enriched' : 'plain'}>{stateWords[state]}</Badge>
      <div className={css.buttons}>
        {commands.includes('accept-cedola') && (
          <Button size="small" disabled={isSending} onClick={() => void accept()}>
            Accetta
          </Button>
        )}
        {commands.includes('refuse-cedola') && (
          <Button
            variant={state === 'entered' ? 'outline' : 'text'}
            size="small"
            onClick={onRefuse}
          >
            Rifiuta…
          </Button>
        )}
      </div>
      <OrderFailure failure={failure} onStale={onStale} />
    </div>
  );
}
