import { type BookImportPreview, MOST_CHOSEN_BOOKS } from '@zaino/contracts/schools';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import type { BookTableRow } from '../book-rows';
import { changeBulk, previewBulk } from '../books.api';
import { importedWords } from '../files/own-preview';
import { bulkKindOf, type BookBulkKindName } from './bulk-kinds';

/** What was changed can be taken back by `changeId`. */
export type OnBulkDone = (words: string, changeId: string) => void;

/** The state of the dialog: what is to be changed, and what that would do, once somebody has asked. */
export function useBulkBooks(chosen: readonly BookTableRow[], onDone: OnBulkDone) {
  const isbn = chosen.slice(0, MOST_CHOSEN_BOOKS).map(({ id }) => id);
  const [name, setName] = useState<BookBulkKindName>('collana');
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<BookImportPreview | null>(null);
  const { isSending, failure, errors, send, forget } = useSubmission();
  const kind = bulkKindOf(name);
  const campi = kind.read(text);

  const change = (next: { name?: BookBulkKindName; text: string }) => {
    if (next.name) setName(next.name);
    setText(next.text);
    setPreview(null);
    forget();
  };
  const look = () => send(async () => setPreview(await previewBulk({ isbn, campi })));
  const take = async ({ token }: BookImportPreview) => {
    const isDone = await send(async () => {
      const { modificati, changeId } = await changeBulk({ isbn, campi, token });
      onDone(importedWords(modificati), changeId);
    });
    // What it told may hold no longer.
    if (!isDone) setPreview(null);
  };
  // A refused value is said at its field.
  const [error] = kind.field ? Object.values(errors) : [];
  const shownFailure = error === undefined ? failure : null;
  return {
    count: isbn.length,
    name,
    kind,
    text,
    preview,
    isSending,
    failure: shownFailure,
    error,
    change,
    look,
    take,
  };
}

export type BulkBooksState = ReturnType<typeof useBulkBooks>;
