import { useQueryClient } from '@tanstack/react-query';
import { adminReviewApi, type AdminReview } from '@zaino/contracts/catalogue';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { allOf } from '../../queries';
import { doneWords, undoneWords } from './review-words';
import { answerReview, approveReviews, refuseReviews, undoDecision } from './reviews.api';

/** What lies over the list. */
type ReviewDialog =
  | { kind: 'refuse'; reviews: readonly AdminReview[] }
  | { kind: 'answer'; review: AdminReview };

/** What was done last. */
interface Done {
  words: string;
  /** How it can be taken back. */
  changeId: string | null;
  leftOut: { id: string; why: string }[];
}

const nothingDone: Done = { words: '', changeId: null, leftOut: [] };

/** What is ticked in a list of reviews, and what is decided about it. */
export function useReviewModeration(reviews: AdminReview[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [done, setDone] = useState(nothingDone);
  const { isSending, failure, send, forget } = useSubmission();
  const queryClient = useQueryClient();
  // What has left the list is chosen no longer.
  const chosen = reviews.filter(({ id }) => ticked.includes(id));

  /** Makes a call; afterwards the list and the decisions are read anew. */
  const act = async (call: () => Promise<Done>) => {
    const isDone = await send(async () => setDone(await call()));
    if (!isDone) return;
    setDialog(null);
    await Promise.all([
      queryClient.invalidateQueries(allOf(adminReviewApi.queue)),
      queryClient.invalidateQueries(allOf(adminReviewApi.decisions)),
    ]);
  };

  const forgetTicks = (decided: readonly AdminReview[]) =>
    setTicked((before) => before.filter((id) => !decided.some((review) => review.id === id)));

  return {
    chosen,
    choose: setTicked,
    isSending,
    failure,
    dialog,
    done,
    openRefusal: (decided: readonly AdminReview[]) => {
      forget();
      setDialog({ kind: 'refuse', reviews: decided });
    },
    openAnswer: (review: AdminReview) => {
      forget();
      setDialog({ kind: 'answer', review });
    },
    close: () => {
      forget();
      setDialog(null);
    },
    hush: () => setDone(nothingDone),
    approve: (decided: readonly AdminReview[]) =>
      act(async () => {
        const { changeId, changed, leftOut } = await approveReviews(decided);
        forgetTicks(decided);
        return { words: doneWords('approve', changed), changeId, leftOut };
      }),
    refuse: (decided: readonly AdminReview[], reason: string) =>
      act(async () => {
        const { changeId, changed, leftOut } = await refuseReviews(decided, reason);
        forgetTicks(decided);
        return { words: doneWords('refuse', changed), changeId, leftOut };
      }),
    undo: (changeId: string) =>
      act(async () => {
        const { changed, leftOut } = await undoDecision(changeId);
        return { words: undoneWords(changed), changeId: null, leftOut };
      }),
    answer: ({ id }: AdminReview, text: string) =>
      act(async () => {
        await answerReview(id, text);
        const words = text === '' ? 'Risposta tolta' : 'Risposta salvata';
        return { words, changeId: null, leftOut: [] };
      }),
  };
}
export type ReviewModeration = ReturnType<typeof useReviewModeration>;
