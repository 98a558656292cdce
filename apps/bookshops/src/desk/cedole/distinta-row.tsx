import type { Distinta } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { comuneWords } from './cedola-words';
import css from './cedole-page.module.css';
import { distintaPath } from './cedole.api';

interface DistintaRowProps {
  distinta: Distinta;
  isSending: boolean;
  onPaid: () => void;
  onTakeBack: () => void;
  onFile: () => void;
}

/** One distinta: what is on it, what it comes to, how it stands and what can be done with it. */
export function DistintaRow(props: DistintaRowProps) {
  const { distinta } = props;
  const { number, day, amounts, cedole, books, toCorrect } = distinta;
  return (
    <tr>
      <th scope="row">
        {number}
        <span className={css.small}>
          {comuneWords(distinta)}, {dayWords(day)}
        </span>
        <span className={css.small}>
          {cedole === 1 ? '1 cedola' : `${cedole} cedole`},{' '}
          {books === 1 ? '1 libro' : `${books} libri`}
        </span>
      </th>
      <td data-figures>
        <strong>{formatEuro(amounts.net)}</strong>
        <span className={css.small}>
          {formatEuro(amounts.gross)} − {formatEuro(amounts.publicDiscount)}
          {amounts.agreedDiscount > 0 && ` − ${formatEuro(amounts.agreedDiscount)}`}
        </span>
      </td>
      <td>
        {standingWords(distinta)}
        {toCorrect !== 0 && (
          <span className={css.red}>
            {' '}
            Da correggere: {formatEuro(toCorrect)} di copertina in meno
          </span>
        )}
        <Actions {...props} />
      </td>
    </tr>
  );
}

function Actions({ distinta, isSending, onPaid, onTakeBack, onFile }: DistintaRowProps) {
  const { number, state, canTakeBack } = distinta;
  const of = <VisuallyHidden> della distinta {number}</VisuallyHidden>;
  return (
    <div className={css.actions}>
      <a href={distintaPath(distinta)} target="_blank" rel="noopener">
        PDF{of}
      </a>
      <Button variant="text" size="small" disabled={isSending} onClick={onFile}>
        CSV{of}
      </Button>
      {state === 'sent' && (
        <Button variant="text" size="small" disabled={isSending} onClick={onPaid}>
          Segna pagata…{of}
        </Button>
      )}
      {canTakeBack && (
        <Button variant="text" size="small" disabled={isSending} onClick={onTakeBack}>
          {state === 'paid' ? 'Annulla il pagamento' : 'Annulla la distinta'}
          {of}
        </Button>
      )}
    </div>
  );
}

function standingWords({ state, paid, paidOn, amounts }: Distinta): string {
  if (state === 'undone') return 'Annullata';
  if (state === 'sent' || paid === null || paidOn === null) return 'Inviata';
  const words = `Pagata ${dayWords(paidOn)}`;
  return paid === amounts.net ? words : `${words}: ${formatEuro(paid)}`;
}
