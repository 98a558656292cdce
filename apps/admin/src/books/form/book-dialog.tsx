import { useQuery } from '@tanstack/react-query';
import type { AdminBook } from '@zaino/contracts/schools';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { UnsavedQuestion } from '@zaino/ui/unsaved-question';
import { useUnsavedGuard } from '@zaino/ui/use-unsaved-guard';
import { useId, useState } from 'react';
import { LoadAgain } from '../../products/form/load-again';
import { useSaveKeys } from '../../products/form/use-save-keys';
import { BookForm } from './book-form';
import { openedBookQuery } from './book-form.api';
import { useBookForm } from './use-book-form';

interface BookDialogProps {
  isbn: string;
  onClose: () => void;
  onSaved: (book: AdminBook, changeId: string) => void;
}

const title = 'Scheda del libro';

/** The modal in which a book is enriched by hand. */
export function BookDialog({ isbn, onClose, onSaved }: BookDialogProps) {
  const { data, isError, refetch } = useQuery(openedBookQuery(isbn));
  if (data) return <OpenedBook book={data} onClose={onClose} onSaved={onSaved} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {isError ? (
        <LoadAgain onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={6}>Caricamento...</LoadingRows>
      )}
    </Dialog>
  );
}

interface OpenedBookProps extends Pick<BookDialogProps, 'onClose' | 'onSaved'> {
  book: AdminBook;
}

function OpenedBook({ book, onClose, onSaved }: OpenedBookProps) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const form = useBookForm(book, ({ libro, changeId }) => onSaved(libro, changeId));
  const { isDirty, submission } = form;
  const leaving = useUnsavedGuard(isDirty && !submission.isSending);

  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const stay = () => {
    setAsking(false);
    leaving?.reset();
  };
  const leave = () => {
    if (leaving) leaving.proceed();
    else onClose();
  };
  useSaveKeys(() => void form.save());

  return (
    <>
      <Dialog
        isOpen
        title={title}
        onClose={close}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Annulla
            </Button>
            <Button type="submit" form={formId} disabled={submission.isSending}>
              {submission.isSending ? 'Salvataggio...' : 'Salva scheda'}
            </Button>
          </>
        }
      >
        <BookForm id={formId} form={form} />
      </Dialog>
      <UnsavedQuestion isOpen={isAsking || leaving !== null} onStay={stay} onLeave={leave} />
    </>
  );
}
