import { useQueryClient } from '@tanstack/react-query';
import { type AdminBook, adminBooksApi } from '@zaino/contracts/schools';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Toast } from '@zaino/ui/toast';
import { ApiError } from '@zaino/web/api-client';
import { useRef, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { LoadedDialog } from '../../layout/loaded-dialog';
import { allOf } from '../../queries';
import { undoChange } from '../books.api';
import { BookAdoptions } from './book-adoptions';
import css from './book-desk.module.css';
import { BookDetails } from './book-details';
import { BookFacts } from './book-facts';
import { BookHistory } from './book-history';
import { BookPrices } from './book-prices';

export const trail = [{ text: 'Libri', to: '/admin/books' }];

const loadBookDialog = async () =>
  (await import(/* webpackChunkName: 'book-dialog' */ '../form/book-dialog')).BookDialog;

/** What has just been done, and the change by which it is taken back; null where it cannot be. */
interface Done {
  words: string;
  changeId: string | null;
}

interface BookDeskProps {
  book: AdminBook;
  /** Of its schools. */
  page: number;
}

/** The desk at which one book is looked at and enriched. */
export function BookDesk({ book, page }: BookDeskProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { done, isUndoing, tell, close, undo } = useUndo();
  const { changeId = null } = done ?? {};

  return (
    <AdminPage
      title={book.titolo}
      trail={trail}
      actions={
        <div className={css.actions}>
          {book.enriched && <Badge kind="enriched">Arricchito</Badge>}
          <Button ref={editButton} onClick={() => setEditing(true)}>
            Modifica scheda
          </Button>
        </div>
      }
    >
      <BookFacts book={book} />
      <BookDetails book={book} />
      <BookAdoptions book={book} page={page} />
      <BookPrices prices={book.prezzi} />
      <BookHistory history={book.storia} isUndoing={isUndoing} onUndo={(id) => void undo(id)} />
      <KeptState name="form" state={isEditing} begun={false} onBack={setEditing} />
      {isEditing && (
        <ReturnFocus otherwise={() => editButton.current?.focus()}>
          <LoadedDialog
            load={loadBookDialog}
            title="Scheda del libro"
            onClose={() => setEditing(false)}
            dialog={{
              isbn: book.isbn,
              onClose: () => setEditing(false),
              onSaved: (_, saved) => {
                setEditing(false);
                tell({ words: 'Scheda salvata.', changeId: saved });
              },
            }}
          />
        </ReturnFocus>
      )}
      <Toast
        message={done?.words ?? null}
        {...(changeId !== null && {
          action: { text: 'Annulla', onPress: () => void undo(changeId) },
        })}
        onClose={close}
      />
    </AdminPage>
  );
}

/** Says what was done, reads the book anew, and takes changes back. */
function useUndo() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  const tell = (next: Done) => {
    setDone(next);
    void queryClient.invalidateQueries(allOf(adminBooksApi.read));
  };
  const undo = async (id: string) => {
    if (isUndoing) return;
    setUndoing(true);
    try {
      const { changeId, libri, leftOut } = await undoChange(id);
      const words =
        leftOut.length > 0
          ? `Annullata dove possibile: ${libri} su ${libri + leftOut.length}.`
          : 'Modifica annullata.';
      tell({ words, changeId: libri > 0 ? changeId : null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell({ words: `Non annullata. ${saveFailureWords(error)}`, changeId: null });
    } finally {
      setUndoing(false);
    }
  };
  return { done, isUndoing, tell, close: () => setDone(null), undo };
}
