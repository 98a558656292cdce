import { type AdminArticle, blogErrorCodes } from '@zaino/contracts/blog';
import { ApiError } from '@zaino/web/api-client';
import { type FieldErrors, useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { articleErrors } from './article-errors';
import { loadArticle, saveArticle } from './article-form.api';
import {
  type ArticleField,
  type ArticleFormValues,
  differences,
  inputOf,
  valuesOf,
} from './article-values';
import {
  type ArticleToWrite,
  begin,
  begunWith,
  type DraftConflict,
  firstValues,
  isStale,
  meet,
} from './form-begin';
import { TextEditor } from './editor/text-editor';

interface SaveOptions {
  /** Awaited before the call, so that nothing that was on its way comes after it. */
  settle: () => Promise<void>;
  onSaved: (article: AdminArticle) => void;
}

/** The state of the form: what was opened, what stands in it, and how its save goes. */
export function useArticleForm(written: ArticleToWrite, { settle, onSaved }: SaveOptions) {
  const [begun, setBegun] = useState(() => begin(written));
  const [values, setValues] = useState(() => firstValues(written, begun));
  const [editor] = useState(() => new TextEditor(values.content));
  const [conflict, setConflict] = useState(() => {
    const { article, draft } = written;
    return article && isStale(article, draft) ? meet(article, values, null) : null;
  });
  const [isMerged, setMerged] = useState(false);
  const submission = useSubmission();
  const { errors } = submission;

  const change = (changes: Partial<ArticleFormValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    const left = errorsAfter(errors, changes);
    if (left.length < Object.keys(errors).length) submission.refuse(Object.fromEntries(left));
  };

  /** Goes on from what they have saved; `taken` are contested fields in which theirs counts. */
  const settleConflict = ({ theirs, merged }: DraftConflict, taken: ArticleField[]) => {
    const theirValues = valuesOf(theirs);
    const chosen = Object.fromEntries(taken.map((field) => [field, theirValues[field]]));
    setBegun(begunWith(theirs));
    const next = { ...merged, ...chosen };
    setValues(next);
    if (next.content !== values.content) editor.replace(next.content);
    setConflict(null);
    setMerged(true);
    // It was refused because of this alone.
    submission.refuse({});
  };

  /** Saves; where somebody else was faster, both are shown. */
  const save = async () => {
    const wrong = articleErrors(values);
    if (Object.keys(wrong).length > 0) {
      submission.refuse(wrong);
      return;
    }
    setMerged(false);
    let saved: AdminArticle | undefined;
    let theirs: AdminArticle | undefined;
    const isSaved = await submission.send(async () => {
      await settle();
      try {
        saved = await saveArticle(inputOf(values, begun.article), begun.article, written.draftKey);
      } catch (error) {
        if (begun.article && isConflict(error)) theirs = await loadArticle(begun.article.id);
        throw error;
      }
    });
    if (isSaved && saved) onSaved(saved);
    else if (theirs) setConflict(meet(theirs, values, begun.values));
  };

  /** What a session has kept that ended meanwhile. */
  const takeBack = (kept: Partial<ArticleFormValues>) => {
    change(kept);
    if (kept.content !== undefined) editor.replace(kept.content);
  };

  const isDirty = begun.values === null || differences(begun.values, values).length > 0;
  return {
    opened: begun.article,
    values,
    change,
    errors,
    editor,
    submission,
    isDirty,
    unsaved: isDirty ? unsavedOf(begun.values, values) : null,
    takeBack,
    save,
    conflict,
    isMerged,
    settleConflict,
    leaveConflict: () => setConflict(null),
  };
}

/** What was changed; all of it where nobody knows what the form began with. */
function unsavedOf(
  begun: ArticleFormValues | null,
  values: ArticleFormValues,
): Partial<ArticleFormValues> {
  if (begun === null) return values;
  return Object.fromEntries(differences(begun, values).map((field) => [field, values[field]]));
}

/** What is still wrong once something was changed; what a moment must be depends on the state. */
function errorsAfter(errors: FieldErrors, changes: Partial<ArticleFormValues>): [string, string][] {
  const changed = Object.keys(changes);
  if (changed.includes('status')) changed.push('publishedAt');
  // The service names entries of lists: `tags.0`.
  return (Object.entries(errors) as [string, string][]).filter(
    ([path]) => !changed.includes(path.replace(/\..*/, '')),
  );
}

export type ArticleFormState = ReturnType<typeof useArticleForm>;

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === blogErrorCodes.articleChanged;
