import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MOST_NOTE_CHARACTERS,
  type OrderNote as Note,
  ordersErrorCodes,
} from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Notice } from '@zaino/ui/notice';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { Sheet } from '@zaino/ui/sheet';
import { TextArea } from '@zaino/ui/text-field';
import { UnsavedQuestion } from '@zaino/ui/unsaved-question';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';
import { failureWords } from '@zaino/web/failure-words';
import { useFocusAfterSending } from '@zaino/web/use-focus-after-sending';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useRef, useState } from 'react';
import { moment } from '../../layout/moment-words';
import { noteQuery, readNote, saveNote } from './order.api';
import css from './order-desk.module.css';

/** What staff writes down about an order; the family never sees it. */
export function OrderNote({ orderId }: { orderId: string }) {
  const { data: note, isError, refetch } = useQuery(noteQuery(orderId));
  return (
    <section className={css.part}>
      <h2>Nota interna</h2>
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <strong>La nota non è arrivata.</strong>
        </RetryNotice>
      )}
      {note === undefined && !isError && <LoadingRows>Caricamento...</LoadingRows>}
      {note && <NoteForm orderId={orderId} note={note} />}
    </section>
  );
}

function NoteForm({ orderId, note }: { orderId: string; note: Note }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(note.text);
  /** The one that the text was begun from. */
  const [seen, setSeen] = useState(note);
  /** What somebody else has saved meanwhile. */
  const [newer, setNewer] = useState<string | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const submission = useSubmission();
  const { isSending, failure, errors, send } = submission;
  useFocusAfterSending(element, submission);
  const isDirty = text.trim() !== seen.text;
  const leaving = useUnsavedGuard(isDirty && !isSending);
  const isChanged = failure?.code === ordersErrorCodes.noteChanged;

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await send(async () => {
      const saved = await saveNote(orderId, { text, version: seen.version });
      setSeen(saved);
      setText(saved.text);
      setNewer(null);
      queryClient.setQueryData(noteQuery(orderId).queryKey, saved);
    });
  };
  /** The newer one is shown above the own text, which stays and can be saved over it. */
  const readNewer = async () => {
    const now = await readNote(orderId);
    setSeen(now);
    setNewer(now.text);
  };

  return (
    <Sheet isEdgeToEdge>
      <form
        ref={element}
        className={css.note}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextArea
          label="Solo per lo staff: il cliente non la vede"
          rows={3}
          maxLength={MOST_NOTE_CHARACTERS}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && !errors.text && (
          <Notice
            tone="error"
            action={
              isChanged && (
                <Button size="small" variant="outline" onClick={() => void send(readNewer)}>
                  Leggi la nota di adesso
                </Button>
              )
            }
          >
            {failureWords(failure)}
          </Notice>
        )}
        {newer !== null && (
          <Notice>
            <strong>Nota di adesso:</strong> {newer || 'vuota'}. Se salvi, resta la tua.
          </Notice>
        )}
        <NoteFoot note={seen} isSending={isSending} isDirty={isDirty} />
      </form>
      <UnsavedQuestion
        isOpen={leaving !== null}
        place="page"
        onStay={() => leaving?.reset()}
        onLeave={() => leaving?.proceed()}
      />
    </Sheet>
  );
}

interface NoteFootProps {
  note: Note;
  isSending: boolean;
  isDirty: boolean;
}

function NoteFoot({ note: { savedAt, savedBy }, isSending, isDirty }: NoteFootProps) {
  return (
    <div className={css.noteFoot}>
      <Button type="submit" size="small" disabled={!isDirty || isSending}>
        {isSending ? 'Salvataggio...' : 'Salva la nota'}
      </Button>
      <span role="status" className={css.small}>
        {savedAt && `Salvata il ${moment(savedAt)} da ${savedBy ?? 'qualcuno'}`}
      </span>
    </div>
  );
}
