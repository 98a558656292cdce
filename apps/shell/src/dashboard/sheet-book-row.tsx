import { formatEuro } from '@zaino/rules/money';
import { readableIsbn, volumeName } from '@zaino/rules/list-parts';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { Tick } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import type { Ref } from 'react';
import { noteOf } from './book-note';
import css from './sheet-book-row.module.css';
import type { StoodBook } from './sheet-rules';

interface SheetBookRowProps {
  book: StoodBook;
  about: { classe: string; year: number; nickname: string };
  isInCart: boolean;
  /** What was said of it is still to be sent. */
  isWaiting: boolean;
  tickRef: Ref<HTMLInputElement>;
  /** Says that the child has the book, or that it has not. */
  onSay: (isOwned: boolean) => void;
}

const dayFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** One book of a child's sheet: the tick says whether the child has it, the words why, or when it comes. */
export function SheetBookRow(props: SheetBookRowProps) {
  const { book, about, isInCart, isWaiting, tickRef, onSay } = props;
  const { standing, materie, titolo, autore, editore, isbn, volume, prezzo } = book;
  const subjects = materie.join(', ');
  const isToBuy = standing === 'missing' || standing === 'proposed';
  return (
    <MarginRow
      className={css.book}
      tick={
        standing !== 'coming' && (
          <Tick
            ref={tickRef}
            label={`${about.nickname} ce l’ha: ${titolo}, ${subjects}`}
            checked={standing === 'owned'}
            onChange={({ target }) => onSay(target.checked)}
          />
        )
      }
    >
      <div className={css.words}>
        <p className={css.subject}>{subjects}</p>
        <p className={css.title}>{titolo}</p>
        <p className={css.details}>
          {[autore, editore, volumeName(volume), `ISBN ${readableIsbn(isbn)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <BookNote book={book} about={about} />
        {isWaiting && <p className={css.note}>Da inviare quando torna la rete.</p>}
        {standing === 'proposed' && <ProposalAnswer titolo={titolo} onSay={onSay} />}
      </div>
      {isToBuy && (
        <p className={css.sale}>
          {prezzo === null ? 'Non in vendita' : formatEuro(prezzo)}
          {isInCart && <span className={css.inCart}>Nel carrello ✓</span>}
        </p>
      )}
    </MarginRow>
  );
}

function BookNote({ book, about }: Pick<SheetBookRowProps, 'book' | 'about'>) {
  const { standing, bought } = book;
  const note = noteOf(book, about);
  return (
    <>
      {standing === 'coming' && bought && (
        <p className={bought.isLate ? css.late : css.note}>
          {bought.words}. <OrderLink bought={bought} />
        </p>
      )}
      {standing === 'owned' && bought && (
        <p className={css.note}>
          Comprato qui: <OrderLink bought={bought} />
        </p>
      )}
      {note && <p className={css.note}>{note}</p>}
    </>
  );
}

function OrderLink({ bought }: { bought: NonNullable<StoodBook['bought']> }) {
  const { orderId, orderNumber, orderedAt } = bought;
  return (
    <Link to={`/orders/${orderId}`}>
      ordine {orderNumber} del {dayFormat.format(new Date(orderedAt))}
    </Link>
  );
}

function ProposalAnswer({ titolo, onSay }: { titolo: string; onSay: (isOwned: boolean) => void }) {
  return (
    <div className={css.answer}>
      <Button variant="outline" size="small" onClick={() => onSay(true)}>
        Sì, ce l’abbiamo<VisuallyHidden>{` ${titolo}`}</VisuallyHidden>
      </Button>
      <Button variant="text" size="small" onClick={() => onSay(false)}>
        No, va comprato<VisuallyHidden>{` ${titolo}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
