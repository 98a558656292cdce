import type { Quote } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import type { Ref } from 'react';
import { acceptChanges } from './accept-changes';
import css from './changes-notice.module.css';

interface ChangesNoticeProps {
  quote: Quote;
  /** Where the focus goes when the order cannot be sent for these. */
  ref?: Ref<HTMLDivElement>;
}

/** What is no longer as it was seen: nothing of it counts before the customer says so. */
export function ChangesNotice({ quote, ref }: ChangesNoticeProps) {
  if (quote.changes.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="error"
        action={
          <Button size="small" variant="outline" onClick={() => acceptChanges(quote)}>
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
