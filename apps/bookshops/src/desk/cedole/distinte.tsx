import type { Distinta } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { failureWords } from '@zaino/web/failure-words';
import type { Outcome } from '@zaino/web/outcome';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import css from './cedole-page.module.css';
import { type DistintePage, downloadDistinta, takeDistintaBack } from './cedole.api';
import { DistinteTable } from './distinte-table';
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
  const place = useRef<HTMLElement>(null);
  const take = (changed: Distinta) => {
    // The button that did it has made way for others.
    place.current?.focus();
    replace(changed);
    onChange();
  };
  const takeBack = (distinta: Distinta) => {
    const { id, state } = distinta;
    if (state === 'undone') return;
    void send(async () => take(await takeDistintaBack(id, state)));
  };
  return (
    <section ref={place} aria-labelledby="distinte" className={css.section} tabIndex={-1}>
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
        <DistinteTable
          distinte={distinte}
          isSending={isSending}
          onPaid={setPaying}
          onTakeBack={takeBack}
          onFile={(distinta) => void send(() => downloadDistinta(distinta))}
        />
      )}
      {read.hasMore && (
        <div>
          <Button variant="outline" size="small" disabled={isReading} onClick={read.more}>
            Mostra le distinte più vecchie
          </Button>
        </div>
      )}
      {paying && (
        <ReturnFocus otherwise={() => place.current?.focus()}>
          <PaidDialog
            distinta={paying}
            onClose={() => setPaying(null)}
            onDone={(changed) => {
              setPaying(null);
              take(changed);
            }}
          />
        </ReturnFocus>
      )}
    </section>
  );
}
