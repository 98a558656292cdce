import type { Quote } from '@zaino/contracts/orders';
import type { BookLine } from '@zaino/rules/cart-line';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type Ref, useState } from 'react';
import { acceptChanges } from './accept-changes';
import css from './changes-notice.module.css';
import { takeNewEdition } from './take-new-edition';

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
            <li key={`${kind} ${key}`}>
              {text}
              <NewEdition edition={newEditionOf(quote, key)} replaced={key} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const newEditionOf = ({ lines }: Quote, key: string) =>
  lines.find((line) => line.key === key)?.newEdition;

/** Nobody is given another book than they chose: it takes a press, by which the old one goes. */
function NewEdition({ edition, replaced }: { edition: BookLine | undefined; replaced: string }) {
  const [isTaken, setTaken] = useState(false);
  if (!edition) return null;
  if (isTaken) return <p>La nuova edizione è nel carrello.</p>;
  return (
    <p>
      <Button
        variant="text"
        size="small"
        onClick={({ currentTarget }) => {
          // The button goes, and would take the keyboard's place with it.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          setTaken(true);
          takeNewEdition(replaced, edition);
        }}
      >
        Metti la nuova edizione, {formatEuro(edition.prezzo)}
        <VisuallyHidden>: {edition.titolo}</VisuallyHidden>
      </Button>
    </p>
  );
}
