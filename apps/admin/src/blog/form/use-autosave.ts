import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ArticleFormState } from './use-article-form';
import { DraftAutosave } from './draft-autosave';

/** The draft of this form on the server. */
export function useDraftAutosave(key: string) {
  const [autosave] = useState(() => new DraftAutosave(key));
  const state = useSyncExternalStore(autosave.subscribe, autosave.snapshot);
  useEffect(() => () => autosave.pause(), [autosave]);
  return { autosave, state };
}

/** Keeps what stands in the form every few seconds, and when the tab is put away. */
export function useAutosave(autosave: DraftAutosave, form: ArticleFormState): void {
  const { values, isDirty, opened, submission, conflict } = form;
  const baseVersion = opened?.version ?? null;
  const isWanted = isDirty && !submission.isSending && conflict === null;
  useEffect(() => {
    if (isWanted) autosave.note({ fields: values, baseVersion });
  }, [autosave, values, baseVersion, isWanted]);

  const onHidden = useEffectEvent(() => {
    if (isWanted && document.visibilityState === 'hidden') void autosave.flush();
  });
  useEffect(() => {
    const listen = () => onHidden();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
