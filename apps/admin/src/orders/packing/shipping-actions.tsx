import { type LabelOutcome, SHIPPING_LIMIT } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { failureWords } from '@zaino/web/failure-words';
import { saveFile } from '@zaino/web/save-file';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { blobOf, makeLabels, readPrint } from './packing.api';
import css from './shipping-actions.module.css';
import { TrackingDialog } from './tracking-dialog';

/** An order that something is printed for. */
export interface ShippedOrder {
  id: string;
  number: string;
}

interface ShippingActionsProps {
  orders: readonly ShippedOrder[];
  /** Orders were changed: whatever lists them is to be read again. */
  onDone: () => void;
}

/** What is printed and done for orders that the shop ships: pick list, slips, labels, tracking numbers. */
export function ShippingActions({ orders, onDone }: ShippingActionsProps) {
  const { isSending, failure, send } = useSubmission();
  const [outcomes, setOutcomes] = useState<readonly LabelOutcome[]>([]);
  const [isImporting, setIsImporting] = useState(false);
  const numbers = orders.map(({ number }) => number);
  const isTooMany = orders.length > SHIPPING_LIMIT;
  const isOff = isSending || isTooMany || orders.length === 0;

  const print = (name: 'pickList' | 'slips', file: string) =>
    void send(async () => saveFile(await readPrint(name, numbers), file));
  const label = () =>
    void send(async () => {
      const { file, outcomes: made } = await makeLabels(orders.map(({ id }) => id));
      if (file) saveFile(blobOf(file), file.name);
      setOutcomes(made);
      onDone();
    });
  return (
    <div className={css.actions}>
      <p>{ofOrders(orders.length)}</p>
      <div className={css.buttons} role="group" aria-label="Stampe e spedizioni">
        <Button
          size="small"
          variant="outline"
          disabled={isOff}
          onClick={() => print('pickList', 'lista-di-prelievo.pdf')}
        >
          Lista di prelievo
        </Button>
        <Button
          size="small"
          variant="outline"
          disabled={isOff}
          onClick={() => print('slips', 'distinte-di-imballaggio.pdf')}
        >
          Distinte di imballaggio
        </Button>
        <Button size="small" variant="outline" disabled={isOff} onClick={label}>
          Etichette del corriere
        </Button>
        <Button size="small" variant="text" onClick={() => setIsImporting(true)}>
          Importa numeri di spedizione…
        </Button>
      </div>
      <p role="status">{isSending && 'Preparazione del file...'}</p>
      {isTooMany && (
        <Notice tone="error">
          Al massimo {SHIPPING_LIMIT} ordini alla volta: scegline di meno.
        </Notice>
      )}
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <LabelsMade outcomes={outcomes} onClose={() => setOutcomes([])} />
      {isImporting && (
        <ReturnFocus otherwise={() => undefined}>
          <TrackingDialog onClose={() => setIsImporting(false)} onDone={onDone} />
        </ReturnFocus>
      )}
    </div>
  );
}

const ofOrders = (count: number) => (count === 1 ? 'Per 1 ordine:' : `Per ${count} ordini:`);

interface LabelsMadeProps {
  outcomes: readonly LabelOutcome[];
  onClose: () => void;
}

/** How many parcels have their label, and which orders have none, each with why. */
function LabelsMade({ outcomes, onClose }: LabelsMadeProps) {
  if (outcomes.length === 0) return null;
  const refused = outcomes.filter(({ reason }) => reason !== null);
  const made = outcomes.length - refused.length;
  return (
    <Notice
      tone={refused.length > 0 ? 'plain' : 'success'}
      action={
        <Button size="small" variant="outline" onClick={onClose}>
          Ho capito
        </Button>
      }
    >
      <strong>{made === 1 ? '1 etichetta fatta.' : `${made} etichette fatte.`}</strong>{' '}
      {refused.length > 0 && (
        <>
          {refused.length === 1
            ? '1 ordine è rimasto fuori:'
            : `${refused.length} ordini sono rimasti fuori:`}
          <ul>
            {refused.map(({ orderId, number, reason }) => (
              <li key={orderId}>
                {number ?? 'Un ordine che non c’è più'}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
