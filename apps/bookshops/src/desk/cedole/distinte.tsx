import type { Distinta } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Table } from '@zaino/ui/table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import type { Outcome } from '@zaino/web/outcome';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { comuneWords } from './cedola-words';
import css from './cedole-page.module.css';
import { distintaPath, type DistintePage, downloadDistinta, takeDistintaBack } from './cedole.api';
import { PaidDialog } from './paid-dialog';
import { useDistinte } from './use-distinte';

interface DistinteProps {
  first: Outcome<DistintePage>;
  /** What has just happened to cedole; null for nothing. */
  said: string | null;
  /** Cedole stand elsewhere now. */
  onChange: () => void;
}

/** What was sent to Comuni: its invoice, its money, its papers. */
export function Distinte({ first, said, onChange }: DistinteProps) {
  const read = useDistinte(first, said);
  const { distinte, isAway, isReading, replace } = read;
  const [paying, setPaying] = useState<Distinta | null>(null);
  const { isSending, failure, send } = useSubmission();
  const take = (changed: Distinta) => {
    replace(changed);
    onChange();
  };
  const takeBack = (distinta: Distinta) => {
    const { id, state } = distinta;
    if (state === 'undone') return;
    void send(async () => take(await takeDistintaBack(id, state)));
  };
  return (
    <section aria-labelledby="distinte" className={css.section}>
      <h2 id="distinte">Distinte</h2>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      {isAway && (
        <RetryNotice onRetry={read.retry}>
          {distinte === null
            ? 'Le distinte non si sono caricate.'
            : 'Le distinte qui sotto possono non essere aggiornate.'}
        </RetryNotice>
      )}
      {distinte?.length === 0 && (
        <EmptyState>
          Nessuna distinta. Spunta le cedole raccolte di un Comune e premi «Prepara la distinta».
        </EmptyState>
      )}
      {distinte !== null && distinte.length > 0 && (
        <Table caption="Distinte inviate ai Comuni">
          <thead>
            <tr>
              <th scope="col">Distinta</th>
              <th scope="col" data-figures>
                Fattura
              </th>
              <th scope="col">Stato</th>
            </tr>
          </thead>
          <tbody>
            {distinte.map((distinta) => (
              <DistintaRow
                key={distinta.id}
                distinta={distinta}
                isSending={isSending}
                onPaid={() => setPaying(distinta)}
                onTakeBack={() => takeBack(distinta)}
                onFile={() => void send(() => downloadDistinta(distinta))}
              />
            ))}
          </tbody>
        </Table>
      )}
      {read.hasMore && (
        <div>
          <Button variant="outline" size="small" disabled={isReading} onClick={read.more}>
            Mostra le distinte più vecchie
          </Button>
        </div>
      )}
      {paying && (
        <PaidDialog
          distinta={paying}
          onClose={() => setPaying(null)}
          onDone={(changed) => {
            setPaying(null);
            take(changed);
          }}
        />
      )}
    </section>
  );
}

interface DistintaRowProps {
  distinta: Distinta;
  isSending: boolean;
  onPaid: () => void;
  onTakeBack: () => void;
  onFile: () => void;
}

function DistintaRow({ distinta, isSending, onPaid, onTakeBack, onFile }: DistintaRowProps) {
  const { number, day, amounts, state, cedole, books, toCorrect, canTakeBack } = distinta;
  const of = <VisuallyHidden> della distinta {number}</VisuallyHidden>;
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
      </td>
    </tr>
  );
}

function standingWords({ state, paid, paidOn, amounts }: Distinta): string {
  if (state === 'undone') return 'Annullata';
  if (state === 'sent' || paid === null || paidOn === null) return 'Inviata';
  const words = `Pagata ${dayWords(paidOn)}`;
  return paid === amounts.net ? words : `${words}: ${formatEuro(paid)}`;
}
