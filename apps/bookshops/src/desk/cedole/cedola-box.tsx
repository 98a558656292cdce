import type { DeskOrder, OrderCedola } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { sentAnswer } from '@zaino/web/sent-answer';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import css from './cedola-box.module.css';
import { comuneWords, stateWords } from './cedola-words';
import { decideCedola } from './cedole.api';
import { EnterDialog } from './enter-dialog';
import { RefuseDialog } from './refuse-dialog';

interface CedolaBoxProps {
  order: DeskOrder;
  onDone: (after: DeskOrder, words: string) => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

type Asked = { what: 'enter' } | { what: 'refuse'; cedola: OrderCedola };

/** The vouchers of an order, to be accepted or refused, and a way to enter one; nothing where none can be. */
export function CedolaBox({ order, onDone, onStale }: CedolaBoxProps) {
  const { cedole = [], lines } = order;
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const enterable = lines.filter(
    ({ type, commands }) => type === 'book' && commands.includes('enter-cedola'),
  );
  if (cedole.length === 0 && enterable.length === 0) return null;
  return (
    <div ref={place} className={css.box} tabIndex={-1}>
      {cedole.length > 0 && (
        <Sheet className={css.cedole}>
          <h3>{cedole.length === 1 ? 'Cedola libraria' : 'Cedole librarie'}</h3>
          {cedole.map((cedola) => (
            <CedolaRow
              key={cedola.id}
              cedola={cedola}
              order={order}
              onDone={onDone}
              onStale={onStale}
              onRefuse={() => setAsked({ what: 'refuse', cedola })}
            />
          ))}
        </Sheet>
      )}
      {enterable.length > 0 && (
        <Button variant="text" size="small" onClick={() => setAsked({ what: 'enter' })}>
          Inserisci una cedola…
        </Button>
      )}
      {asked && (
        <ReturnFocus otherwise={() => place.current?.focus()}>
          <AskedDialog
            asked={asked}
            order={order}
            enterable={enterable}
            onClose={() => setAsked(null)}
            onDone={onDone}
            onStale={onStale}
          />
        </ReturnFocus>
      )}
    </div>
  );
}

interface AskedDialogProps extends CedolaBoxProps {
  asked: Asked;
  /** Books that a cedola can pay. */
  enterable: DeskOrder['lines'];
  onClose: () => void;
}

function AskedDialog({ asked, order, enterable, onClose, onDone, onStale }: AskedDialogProps) {
  const common = { order, onClose, onStale };
  const done = (words: string) => (after: DeskOrder) => {
    onClose();
    onDone(after, words);
  };
  return asked.what === 'enter' ? (
    <EnterDialog {...common} lines={enterable} onDone={done('Cedola inserita.')} />
  ) : (
    <RefuseDialog {...common} cedola={asked.cedola} onDone={done('Cedola rifiutata.')} />
  );
}

interface CedolaRowProps extends CedolaBoxProps {
  cedola: OrderCedola;
  onRefuse: () => void;
}

function CedolaRow({ cedola, order, onDone, onStale, onRefuse }: CedolaRowProps) {
  const group = useRef<HTMLDivElement>(null);
  const { isSending, failure, send } = useSubmission();
  const { id, code, state, amount, reason } = cedola;
  const own = order.lines.filter((line) => cedola.lineIds.includes(line.id));
  const may = (command: 'accept-cedola' | 'refuse-cedola') =>
    own.some(({ commands }) => commands.includes(command));
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
        {may('accept-cedola') && (
          <Button size="small" disabled={isSending} onClick={() => void accept()}>
            Accetta
          </Button>
        )}
        {may('refuse-cedola') && (
          <Button
            variant={state === 'entered' ? 'outline' : 'text'}
            size="small"
            onClick={onRefuse}
          >
            Rifiuta…
          </Button>
        )}
      </div>
      {failure && (
        <Notice
          tone="error"
          action={
            failure.kind === 'conflict' && (
              <Button size="small" variant="outline" onClick={onStale}>
                Mostra l’ordine com’è ora
              </Button>
            )
          }
        >
          {failureWords(failure)}
        </Notice>
      )}
    </div>
  );
}
