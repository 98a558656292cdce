import type { AdminReview } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { Checkbox } from '@zaino/ui/tick';
import { Toast } from '@zaino/ui/toast';
import { failureWords } from '@zaino/web/failure-words';
import type { ReactNode } from 'react';
import css from '../comments/comments.module.css';
import { AnswerDialog } from './answer-dialog';
import { LatestDecisions } from './latest-decisions';
import { LeftOutReviews } from './left-out-reviews';
import { RefuseDialog } from './refuse-dialog';
import { ReviewRow } from './review-row';
import { type ReviewModeration, useReviewModeration } from './use-review-moderation';

interface ReviewListProps {
  reviews: AdminReview[];
  /** In the place of a list without reviews. */
  children: ReactNode;
}

/** Reviews with what can be decided about each, or about all that are ticked; what was done last can be taken back. */
export function ReviewList({ reviews, children }: ReviewListProps) {
  const moderation = useReviewModeration(reviews);
  const { chosen, choose, isSending, failure, dialog, done, hush, undo } = moderation;
  const { changeId } = done;
  const toggle = (id: string, isChosen: boolean) =>
    choose((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <>
      {failure && dialog === null && <Notice tone="error">{failureWords(failure)}</Notice>}
      <LeftOutReviews leftOut={done.leftOut} reviews={reviews} />
      {reviews.length === 0 && children}
      {reviews.length > 0 && (
        <>
          <ChosenBar moderation={moderation} reviews={reviews} />
          <Sheet isEdgeToEdge>
            <ul className={css.rows}>
              {reviews.map((review) => (
                <ReviewRow
                  key={review.id}
                  review={review}
                  isChosen={chosen.includes(review)}
                  isBusy={isSending}
                  onChoose={(isChosen) => toggle(review.id, isChosen)}
                  onApprove={() => void moderation.approve([review])}
                  onRefuse={() => moderation.openRefusal([review])}
                  onAnswer={() => moderation.openAnswer(review)}
                />
              ))}
            </ul>
          </Sheet>
        </>
      )}
      <LatestDecisions isBusy={isSending} onUndo={(id) => void undo(id)} />
      <Dialogs moderation={moderation} />
      <Toast
        message={done.words || null}
        {...(changeId !== null && {
          action: { text: 'Annulla la decisione', onPress: () => void undo(changeId) },
        })}
        onClose={hush}
      />
    </>
  );
}

interface ChosenBarProps {
  moderation: ReviewModeration;
  reviews: AdminReview[];
}

function ChosenBar({ moderation, reviews }: ChosenBarProps) {
  const { chosen, choose, isSending, approve, openRefusal } = moderation;
  const isIdle = isSending || chosen.length === 0;
  const many = chosen.length > 0 ? ` (${chosen.length})` : '';
  return (
    <div role="group" aria-label="Recensioni selezionate" className={css.bar}>
      <Checkbox
        checked={chosen.length === reviews.length}
        onChange={({ currentTarget }) =>
          choose(currentTarget.checked ? reviews.map(({ id }) => id) : [])
        }
      >
        Seleziona tutte
      </Checkbox>
      <Button variant="outline" size="small" disabled={isIdle} onClick={() => void approve(chosen)}>
        {`Pubblica${many}`}
      </Button>
      <Button variant="outline" size="small" disabled={isIdle} onClick={() => openRefusal(chosen)}>
        {`Rifiuta${many}`}
      </Button>
    </div>
  );
}

function Dialogs({ moderation }: { moderation: ReviewModeration }) {
  const { dialog, isSending, failure, close, refuse, answer } = moderation;
  if (dialog?.kind === 'refuse') {
    return (
      <RefuseDialog
        count={dialog.reviews.length}
        isSending={isSending}
        failure={failure}
        onRefuse={(reason) => void refuse(dialog.reviews, reason)}
        onClose={close}
      />
    );
  }
  if (dialog?.kind === 'answer') {
    return (
      <AnswerDialog
        review={dialog.review}
        isSending={isSending}
        failure={failure}
        onAnswer={(text) => void answer(dialog.review, text)}
        onClose={close}
      />
    );
  }
  return null;
}
