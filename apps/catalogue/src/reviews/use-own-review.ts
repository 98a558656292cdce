import type { OwnReview } from '@zaino/contracts/catalogue';
import type { Outcome } from '@zaino/web/outcome';
import { useEffect, useState } from 'react';
import { askOwn } from './own-review.api';

/** What the service says of the own review of a product. */
interface Own {
  review: OwnReview | null;
  hasBought: boolean;
}

/** The own review of a product; null until somebody has said. */
export function useOwnReview(id: string) {
  const [outcome, setOutcome] = useState<Outcome<Own> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void askOwn(id).then((answer) => {
      if (isWanted) setOutcome(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [id, round]);

  return {
    outcome,
    askAgain: () => {
      setOutcome(null);
      setRound((before) => before + 1);
    },
    /** It was written, or (null) deleted. */
    take: (review: OwnReview | null) =>
      setOutcome({ value: { review, hasBought: true }, failure: null }),
  };
}
