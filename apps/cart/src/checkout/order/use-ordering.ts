import { ApiError } from '@zaino/web/api-client';
import { type Submission, useSubmission } from '@zaino/web/use-submission';
import { useMemo } from 'react';
import type { PlacedOrder } from '../checkout.api';
import { fieldErrorsOf, isOutdated } from './refusals';
import { sendOrder, type SentOrder } from './send-order';

interface Ordering {
  submission: Submission;
  order: (sent: SentOrder) => Promise<void>;
}

/** Sends the order off, once at a time; `onOutdated` is told that prices and pieces are no longer those on the screen. */
export function useOrdering(
  onPlaced: (placed: PlacedOrder) => void,
  onOutdated: () => void,
): Ordering {
  const submission = useSubmission();
  const { failure, errors, send } = submission;
  // The same object until something changes: new errors take the focus.
  const ofFields = useMemo(() => fieldErrorsOf(failure, errors), [failure, errors]);
  return {
    submission: { ...submission, errors: ofFields },
    async order(sent) {
      await send(async () => {
        try {
          await sendOrder(sent, onPlaced);
        } catch (error) {
          if (error instanceof ApiError && isOutdated(error)) onOutdated();
          throw error;
        }
      });
    },
  };
}
