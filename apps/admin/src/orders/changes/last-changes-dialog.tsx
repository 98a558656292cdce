import { useQuery } from '@tanstack/react-query';
import type { StaffChange } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { moment } from '../../layout/moment-words';
import { OrderProgress } from '../order-progress';
import { changeWords, standingOf } from './change-words';
import { changesQuery } from './changes.api';
import css from './last-changes-dialog.module.css';

interface LastChangesDialogProps {
  /** Rejects with `ApiError` where nothing was taken back; tells how many orders it has been at. */
  onTakeBack: (change: StaffChange, onProgress: (done: number) => void) => Promise<void>;
  onClose: () => void;
}

/** What the admin did to orders lately, here or at another desk, and the way back. */
export function LastChangesDialog({ onTakeBack, onClose }: LastChangesDialogProps) {
  const { data: changes, isError, refetch } = useQuery(changesQuery);
  const { isSending, failure, send } = useSubmission();
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const takeBack = async (change: StaffChange) => {
    const all = change.standing;
    setProgress({ done: 0, all });
    if (await send(() => onTakeBack(change, (done) => setProgress({ done, all })))) onClose();
  };
  return (
    <Dialog
      isOpen
      title="Ultime modifiche"
      {...(!isSending && { onClose })}
      footer={
        <Button disabled={isSending} onClick={onClose}>
          Chiudi
        </Button>
      }
    >
      <p className={css.hint}>
        Le tue modifiche degli ultimi 30 giorni. Un passo si riporta indietro entro un giorno, se
        nessuno ha toccato l’ordine dopo.
      </p>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      {isSending && <OrderProgress {...progress} />}
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <strong>Errore nel caricamento dei dati.</strong>
        </RetryNotice>
      )}
      {changes === undefined && !isError && <LoadingRows>Caricamento...</LoadingRows>}
      {changes?.length === 0 && <EmptyState>Non hai ancora cambiato nessun ordine.</EmptyState>}
      <ul className={css.changes}>
        {changes?.map((change) => (
          <li key={change.id} className={css.change}>
            <div>
              <p>{changeWords(change)}</p>
              <p className={css.small}>
                <time dateTime={change.at}>{moment(change.at)}</time> {standingOf(change)}
              </p>
            </div>
            {change.canTakeBack && (
              <Button
                variant="outline"
                size="small"
                disabled={isSending}
                onClick={() => void takeBack(change)}
              >
                Riporta indietro<VisuallyHidden> {changeWords(change)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
