import type { RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { bookCount } from '@zaino/rules/list-parts';
import { Link } from '@zaino/web/router';
import { useEffect, useRef } from 'react';
import { nameOfClass } from '../book/chosen-class';
import { listPath } from '../school/school-address';
import css from './book-list-page.module.css';

interface ListSummaryProps {
  list: RecognisedList;
  chosen: RecognisedClass | null;
}

/** Which class a list seems to be of, and how many of its codes were found. */
export function ListSummary({ list, chosen }: ListSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The result stands below what was read: whoever asked is led to it.
  useEffect(() => heading.current?.focus(), [list]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {chosen ? `Sembra la ${nameOfClass(chosen)}` : 'Ecco che cosa abbiamo trovato'}
      </h2>
      {chosen && (
        <p className={css.words}>
          {`${placeOf(chosen)}. `}
          {`Nella sua lista ${sharedWords(chosen.books.length)}, su ${chosen.total}. `}
          <Link to={listPath(chosen.school.codiceScuola, chosen)}>Vedi la lista intera</Link>
        </p>
      )}
      <p className={css.words} role="status">
        {foundWords(list)}
      </p>
    </div>
  );
}

/** `Scuola media Irma Valsecchi, Cremona (CR)` */
export function placeOf({ school }: RecognisedClass): string {
  const { nomeScuola, codiceScuola, comune, siglaProvincia } = school;
  return [nomeScuola || codiceScuola, comune && `${comune} (${siglaProvincia})`]
    .filter(Boolean)
    .join(', ');
}

/** `ci sono 3 libri dei tuoi`, `c’è 1 libro dei tuoi` */
const sharedWords = (count: number) =>
  `${count === 1 ? 'c’è' : 'ci sono'} ${bookCount(count)} dei tuoi`;

/** `10 trovati, 1 da confermare, 2 non trovati` */
function foundWords({ books, doubtful, unknown }: RecognisedList): string {
  const inDoubt = doubtful.filter(({ candidates }) => candidates.length > 0).length;
  const missing = unknown.length + doubtful.length - inDoubt;
  const parts = [
    `${books.length} ${books.length === 1 ? 'trovato' : 'trovati'}`,
    inDoubt > 0 && `${inDoubt} da confermare`,
    missing > 0 && `${missing} ${missing === 1 ? 'non trovato' : 'non trovati'}`,
  ];
  return parts.filter(Boolean).join(', ');
}
