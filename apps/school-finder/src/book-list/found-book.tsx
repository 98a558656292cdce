import type { RecognisedClass } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { Checkbox } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { isSellable, type ListBook, priceOf } from '../school/list-rules';
import { reasonOf } from '../school/list-words';
import css from './book-list-page.module.css';

interface FoundDetailsProps {
  book: ListBook;
  chosen: RecognisedClass;
  isInCart?: boolean;
}

interface FoundBookProps extends FoundDetailsProps {
  isTicked: boolean;
  onTick: () => void;
}

/** One book of the class: tick, what it is and costs, and why it is not to buy. */
export function FoundBook({ book, chosen, isTicked, isInCart, onTick }: FoundBookProps) {
  return (
    <li className={css.row}>
      <Checkbox checked={isTicked} disabled={!isSellable(book)} onChange={onTick}>
        {nameOf(book)}
      </Checkbox>
      <div className={css.details}>
        <FoundDetails book={book} chosen={chosen} isInCart={isInCart} />
      </div>
    </li>
  );
}

/** `Storia: Il tempo che resta` */
export const nameOf = ({ materie, titolo }: ListBook) => `${materie.join(', ')}: ${titolo}`;

/** What a book of the class is and costs, with the way to its page. */
export function FoundDetails({ book, chosen, isInCart = false }: FoundDetailsProps) {
  const { school, classe, sezione } = chosen;
  const { titolo, autore, editore, isbn, descrizione } = book;
  const reason = reasonOf(book);
  const price = priceOf(book);
  const path = bookPath(isbn, { scuola: school.codiceScuola, classe, sezione });
  return (
    <>
      <p className={css.words}>
        {[autore, editore, `ISBN ${readableIsbn(isbn)}`].filter(Boolean).join(' · ')}
      </p>
      {descrizione && <p>{descrizione}</p>}
      {reason && <p>{[reason.refusal, reason.text].filter(Boolean).join('. ')}</p>}
      <p>
        <strong>{price === undefined ? 'Non in vendita' : formatEuro(price)}</strong>
        {isInCart && <span className={css.inCart}> Nel carrello ✓</span>}
        {' · '}
        <Link to={path}>
          Vedi il libro
          <VisuallyHidden>{` ${titolo}`}</VisuallyHidden>
        </Link>
      </p>
    </>
  );
}
