import type { OrderLine, Tender } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { RadioGroup } from '@zaino/ui/radio-group';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import css from './command-dialog.module.css';
import { OrderDialog } from './order-dialog';

interface HandOverDialogProps {
  lines: readonly OrderLine[];
  /** Euro that are to be paid. */
  due: number;
  /** Hands the lines over, takes the money where it is said how, and closes this; rejects with `ApiError` where it was not done. */
  send: (tender: Tender | null) => Promise<unknown>;
  onClose: () => void;
  /** The order was moved by somebody else meanwhile: it has to be read anew. */
  onStale: () => void;
}

type Way = Tender | 'unpaid';

/** Nobody hands over what is not paid by an oversight: asks how the money was taken, or that it was not. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { lines, due, send: handOver, onClose, onStale } = props;
  const { isSending, failure, errors, send, refuse } = useSubmission();
  const [way, setWay] = useState<Way | null>(null);
  const amount = formatEuro(due);

  const submit = async () => {
    if (way === null) {
      refuse({ way: 'Scegli come è stato pagato' });
      return;
    }
    await send(() => handOver(way === 'unpaid' ? null : way));
  };

  return (
    <OrderDialog
      title="Consegna"
      submit={way === 'unpaid' ? 'Consegna senza incassare' : `Consegna e incassa ${amount}`}
      isSending={isSending}
      failure={failure}
      isStale={failure?.kind === 'conflict'}
      onSubmit={submit}
      onClose={onClose}
      onStale={onStale}
    >
      <p>
        Da incassare: <strong>{amount}</strong>
      </p>
      <ul className={css.lines}>
        {lines.map(({ id, title, quantity }) => (
          <li key={id}>{quantity > 1 ? `${title}, ${quantity} pezzi` : title}</li>
        ))}
      </ul>
      <RadioGroup<Way>
        legend="Come è stato pagato"
        value={way}
        onChange={setWay}
        error={errors.way}
        options={[
          { value: 'cash', label: 'In contanti' },
          { value: 'card', label: 'Con carta' },
          {
            value: 'unpaid',
            label: 'Non ancora',
            hint: 'I libri risultano consegnati, e i soldi ancora da incassare.',
          },
        ]}
      />
    </OrderDialog>
  );
}
