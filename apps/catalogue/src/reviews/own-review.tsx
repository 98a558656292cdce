import type { OwnReview as Own } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { useRevalidator } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useState } from 'react';
import { DeleteReviewDialog } from './delete-review-dialog';
import css from './own-review.module.css';
import { ReviewForm } from './review-form';
import { useOwnReview } from './use-own-review';
import { WrittenReview } from './written-review';

interface OwnReviewProps {
  /** Of the product. */
  id: string;
  /** Of who is signed in. */
  displayName: string;
}

/** What somebody who is signed in has written of a product, or may write. */
export function OwnReview({ id, displayName }: OwnReviewProps) {
  const { outcome, askAgain, take } = useOwnReview(id);
  if (outcome === null) return <p role="status">Caricamento...</p>;
  const { value, failure } = outcome;
  if (failure) {
    // The session has ended: who wants to write signs in by the head of the page.
    if (failure.kind === 'unauthenticated') return null;
    return (
      <RetryNotice onRetry={askAgain}>
        <strong>Servizio momentaneamente non disponibile.</strong> Non sappiamo dire ora se puoi
        scrivere una recensione.
      </RetryNotice>
    );
  }
  if (!value.hasBought) {
    return (
      <p className={css.note}>
        Può scrivere una recensione chi ha ricevuto questo prodotto con un ordine fatto qui.
      </p>
    );
  }
  return <Writing id={id} displayName={displayName} review={value.review} onChange={take} />;
}

interface WritingProps extends OwnReviewProps {
  review: Own | null;
  onChange: (review: Own | null) => void;
}

const ARRIVED = 'Grazie, la recensione è arrivata. La leggiamo prima di pubblicarla.';
/** It was sent as it is, and stays so. */
const UNCHANGED = 'Non hai cambiato nulla: la recensione resta com’è.';

/** What is under way. */
type Mode = 'rest' | 'form' | 'delete';

function Writing({ id, displayName, review, onChange }: WritingProps) {
  const [mode, setMode] = useState<Mode>('rest');
  const [said, setSaid] = useState('');
  const { revalidate } = useRevalidator();
  const heading = useKeptFocus<HTMLHeadingElement>(`${mode} ${review?.state ?? ''}`);

  /** What everybody reads may have changed by it. */
  const done = (next: Own | null, words: string) => {
    const wasPublished = review?.state === 'approved' && next?.state !== 'approved';
    onChange(next);
    setMode('rest');
    setSaid(words);
    if (wasPublished) void revalidate();
  };

  return (
    <div className={css.own}>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        La tua recensione
      </h3>
      <p role="status" className={css.said}>
        {said}
      </p>
      <KeptState name="review" state={mode === 'form' ? mode : null} onBack={setMode} />
      {mode === 'form' && (
        <ReviewForm
          id={id}
          displayName={displayName}
          review={review}
          onSaved={(saved) => done(saved, saved.state === 'pending' ? ARRIVED : UNCHANGED)}
          onClose={() => setMode('rest')}
        />
      )}
      {mode !== 'form' && review === null && (
        <div>
          <Button variant="outline" onClick={() => setMode('form')}>
            Scrivi una recensione
          </Button>
        </div>
      )}
      {mode !== 'form' && review !== null && (
        <WrittenReview
          review={review}
          onEdit={() => setMode('form')}
          onDelete={() => setMode('delete')}
        />
      )}
      {mode === 'delete' && (
        <DeleteReviewDialog
          id={id}
          onClose={() => setMode('rest')}
          onDeleted={() => done(null, 'La recensione è stata eliminata.')}
        />
      )}
    </div>
  );
}
