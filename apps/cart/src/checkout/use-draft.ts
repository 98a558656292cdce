import { onSessionEnd, useSession } from '@zaino/web/session';
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutData, CheckoutStartData } from './checkout.api';
import { type ChangeDraft, type CheckoutDraft, newDraft } from './draft';
import { forgetDraft, readDraft, writeDraft } from './draft-storage';

/** What is filled in: kept in the tab with every change, until the order is made or its customer signs out. */
export function useDraft(
  start: CheckoutStartData,
  profile: CheckoutData['profile'],
): [draft: CheckoutDraft, change: ChangeDraft] {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const [draft, setDraft] = useState(() => readDraft(uid) ?? newDraft(start, profile, user));

  const change = useCallback<ChangeDraft>(
    (apply) =>
      setDraft((last) => {
        const next = apply(last);
        writeDraft(uid, next);
        return next;
      }),
    [uid],
  );
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'signed-out') forgetDraft();
      }),
    [],
  );
  return [draft, change];
}
