import type { Quote } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { type Ref, useState } from 'react';
import { acceptChanges } from './accept-changes';
import css from './changes-notice.module.css';

interface ChangesNoticeProps {
  /** The last that was heard; null before. */
  quote: Quote | null;
  /** The button that had the focus is gone. */
  onAccepted: (quote: Quote) => void;
  /** Where the focus goes when the order cannot be sent for these. */
  ref?: Ref<HTMLDivElement>;
}

/** What is no longer as it was seen: nothing of it counts before the customer says so. */
export function ChangesNotice({ quote, onAccepted, ref }: ChangesNoticeProps) {
  const [accepted, setAccepted] = useState<Quote | null>(null);
  if (!quote || quote.changes.length === 0 || quote === accepted) return null;
  const accept = () => {
    setAccepted(quote);
    acceptChanges(quote);
    onAccepted(quote);
  };
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="error"
        action={
          <Button size="small" variant="outline" onClick={accept}>
            Ho capito, aggiorna il carrello
          </Button>
        }
      >
        <p>
          <strong>Qualcosa è cambiato da quando l’hai messo nel carrello.</strong>
        </p>
        <ul className={css.list}>
          {quote.changes.map(({ key, kind, text }) => (
            <li key={`${kind} ${key}`}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
