import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ArticleFormState } from './use-article-form';
import { DraftKeeper } from './draft-keeper';

/** The draft of this form on the server. */
export function useDraftKeeper(key: string) {
  const [keeper] = useState(() => new DraftKeeper(key));
  const state = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  useEffect(() => () => keeper.pause(), [keeper]);
  return { keeper, state };
}

/** Keeps what stands in the form every few seconds, and when the tab is put away. */
export function useAutosave(keeper: DraftKeeper, form: ArticleFormState): void {
  const { values, isDirty, opened, submission, conflict } = form;
  const baseVersion = opened?.version ?? null;
  const isWanted = isDirty && !submission.isSending && conflict === null;
  useEffect(() => {
    if (isWanted) keeper.note({ fields: values, baseVersion });
  }, [keeper, values, baseVersion, isWanted]);

  const onHidden = useEffectEvent(() => {
    if (isWanted && document.visibilityState === 'hidden') void keeper.flush();
  });
  useEffect(() => {
    const listen = () => onHidden();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
