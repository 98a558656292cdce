import { type AdminBook, bookErrorCodes, type BookField } from '@zaino/contracts/schools';
import { ApiError } from '@zaino/web/api-client';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { loadBook, saveBook, type SavedBook } from './book-form.api';
import {
  atFields,
  type BookFormValues,
  changesOf,
  differences,
  errorsOf,
  merge,
  valuesOf,
} from './book-values';

/** Somebody else has saved while the form was open. */
interface Conflict {
  /** What both have changed, with their value. */
  contested: BookField[];
  theirs: BookFormValues;
}

type ChangeBook = (
  changes: Partial<BookFormValues> | ((now: BookFormValues) => Partial<BookFormValues>),
) => void;

/** The state of the form: what was opened, what stands in it, and how its save goes. */
export function useBookForm(book: AdminBook, onSaved: (saved: SavedBook) => void) {
  const [opened, setOpened] = useState(book);
  const before = valuesOf(opened.campi);
  const [values, setValues] = useState(before);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const submission = useSubmission();
  const errors = atFields(submission.errors);

  /** An upload that has ended changes what stands in the form by then. */
  const change: ChangeBook = (changes) => {
    const changesOn = (before: BookFormValues) =>
      typeof changes === 'function' ? changes(before) : changes;
    setValues((now) => ({ ...now, ...changesOn(now) }));
    const changed = Object.keys(changesOn(values));
    const left = Object.entries(errors).filter(([field]) => !changed.includes(field));
    if (left.length < Object.keys(errors).length) submission.refuse(Object.fromEntries(left));
  };

  const takeIn = (theirs: AdminBook) => {
    const merged = merge(before, values, valuesOf(theirs.campi));
    setOpened(theirs);
    setValues(merged.values);
    setConflict({ contested: merged.contested, theirs: valuesOf(theirs.campi) });
  };

  /** Saves; where somebody else was faster, the form goes on from what they have saved. */
  const save = async () => {
    const changes = changesOf(before, values);
    const wrong = errorsOf(changes);
    if (Object.keys(wrong).length > 0) {
      submission.refuse(wrong);
      return;
    }
    setConflict(null);
    let saved: SavedBook | undefined;
    let theirs: AdminBook | undefined;
    const isSaved = await submission.send(async () => {
      try {
        saved = await saveBook(opened, changes);
      } catch (error) {
        if (isConflict(error)) theirs = await loadBook(opened.isbn);
        throw error;
      }
    });
    if (isSaved && saved) onSaved(saved);
    else if (theirs) takeIn(theirs);
  };

  const changed = differences(before, values);
  const isDirty = changed.length > 0;
  const unsaved = isDirty
    ? (Object.fromEntries(
        changed.map((field) => [field, values[field]]),
      ) as Partial<BookFormValues>)
    : null;
  return { opened, values, change, errors, conflict, isDirty, unsaved, submission, save };
}

export type BookFormState = ReturnType<typeof useBookForm>;

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === bookErrorCodes.bookChanged;
