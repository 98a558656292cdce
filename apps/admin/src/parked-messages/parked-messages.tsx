import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useId, useRef, useState } from 'react';
import { usePageQuery } from '../queries';
import { DiscardDialog } from './discard-dialog';
import { MessageRow } from './message-row';
import { ownerWords } from './message-words';
import css from './parked-messages.module.css';
import {
  type OwnedMessage,
  type QueueOwner,
  parkedQueries,
  retryMessage,
} from './parked-messages.api';

/** So many are shown at once; the page below is what staff came for. */
const SHOWN = 5;

const owners = [
  'orders',
  'accounts',
  'bookshops',
  'catalogue',
  'blog',
  'books',
  'releases',
] satisfies QueueOwner[];

/** What each service tells of its own messages. */
function useParked() {
  const told = {
    orders: usePageQuery(parkedQueries.orders),
    accounts: usePageQuery(parkedQueries.accounts),
    bookshops: usePageQuery(parkedQueries.bookshops),
    catalogue: usePageQuery(parkedQueries.catalogue),
    blog: usePageQuery(parkedQueries.blog),
    books: usePageQuery(parkedQueries.books),
    releases: usePageQuery(parkedQueries.releases),
  };
  return {
    messages: owners.flatMap((owner) => told[owner].value ?? []),
    unknown: owners.filter((owner) => told[owner].failure),
  };
}

/** What should have followed from something that was done and could not be; the rest of the shop goes on meanwhile. */
export function ParkedMessages() {
  const { messages, unknown } = useParked();
  const queryClient = useQueryClient();
  const { isSending, failure, send } = useSubmission();
  const [asked, setAsked] = useState<OwnedMessage | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const readAgain = (owner: QueueOwner) => queryClient.invalidateQueries(parkedQueries[owner]);
  const finish = async ({ owner }: OwnedMessage, words: string) => {
    setAsked(null);
    setDone(words);
    await readAgain(owner);
    // The row that was pressed is gone, and the focus with it.
    place.current?.focus();
  };
  const retry = async (message: OwnedMessage) => {
    if (await send(() => retryMessage(message))) await finish(message, 'Ci riproviamo subito.');
  };
  const rowOf = (message: OwnedMessage) => (
    <MessageRow
      key={`${message.owner}-${message.id}`}
      message={message}
      isSending={isSending}
      onRetry={(one) => void retry(one)}
      onDiscard={setAsked}
    />
  );
  const others = messages.slice(SHOWN);
  const isEmpty = messages.length === 0 && unknown.length === 0;

  return (
    <div ref={place} tabIndex={-1} className={css.place} data-empty={isEmpty || undefined}>
      {messages.length > 0 && (
        <section aria-labelledby={titleId} className={css.parked}>
          <h2 id={titleId}>Messaggi in sospeso</h2>
          <Notice tone="error">
            <strong>
              {messages.length === 1
                ? 'Un’operazione non è riuscita.'
                : `${messages.length} operazioni non sono riuscite.`}
            </strong>{' '}
            Riprova quando la causa è risolta.
          </Notice>
          {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
          <Sheet isEdgeToEdge>
            <ul className={css.rows}>{messages.slice(0, SHOWN).map(rowOf)}</ul>
            {others.length > 0 && (
              <details className={css.others}>
                <summary>
                  {others.length === 1 ? 'Un altro messaggio' : `Altri ${others.length} messaggi`}
                </summary>
                <ul className={css.rows}>{others.map(rowOf)}</ul>
              </details>
            )}
          </Sheet>
        </section>
      )}
      {unknown.map((owner) => (
        <Notice
          key={owner}
          action={
            <Button variant="outline" size="small" onClick={() => void readAgain(owner)}>
              Riprova<VisuallyHidden> a leggere i messaggi {ownerWords[owner]}</VisuallyHidden>
            </Button>
          }
        >
          <strong>Messaggi in sospeso {ownerWords[owner]}:</strong> servizio momentaneamente non
          disponibile.
        </Notice>
      ))}
      {asked && (
        <ReturnFocus otherwise={() => place.current?.focus()}>
          <DiscardDialog
            message={asked}
            onClose={() => setAsked(null)}
            onDiscarded={() => void finish(asked, 'Messaggio scartato.')}
          />
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </div>
  );
}
