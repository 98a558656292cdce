import { Button } from '@zaino/ui/button';
import { lazyPart } from '@zaino/ui/lazy-part';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useState } from 'react';
import css from './report-review.module.css';

/** A chunk of its own: hardly anybody reports. */
const ReportDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'report-dialog' */ './report-dialog')).ReportDialog,
);

/** Tells the shop that a review should not be there (Regolamento UE 2022/2065, art. 16): anybody may. */
export function ReportReview({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <div className={css.report}>
      <Button variant="text" size="small" onClick={() => setOpen(true)}>
        Segnala
        <VisuallyHidden> la recensione di {name}</VisuallyHidden>
      </Button>
      <p role="status" className={css.done}>
        {isDone && 'Grazie: la leggeremo e decideremo se toglierla.'}
      </p>
      {isOpen && (
        <ReportDialog
          id={id}
          name={name}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      )}
    </div>
  );
}
