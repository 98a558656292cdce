import type { KnownUsedBook, UsedBook, UsedBooks } from '@zaino/contracts/schools';
import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { usedGuideCents, type UsedBookGrade } from '@zaino/rules/used-book';
import { BookCover } from '@zaino/ui/book-cover';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { adoptionWords } from './adoption-words';
import { grades } from './grade-words';
import css from './used-books-page.module.css';

interface UsedBookRowProps {
  book: UsedBook;
  books: UsedBooks;
  /** What is told of the copy, for who offers it. */
  children?: ReactNode;
}

/** A book: what it is, who needs it, and what it may be worth. */
export function UsedBookRow({ book, books, children }: UsedBookRowProps) {
  if (!book.trovato) {
    return (
      <li className={css.row}>
        <span className={css.noCover} aria-hidden="true" />
        <div className={css.words}>
          <p className={css.title}>{`ISBN ${book.isbn}`}</p>
          <p>Nessuna lista ha un libro con questo codice: controlla i numeri sul retro.</p>
        </div>
      </li>
    );
  }
  const { isbn, titolo, volume, autore, editore, copertina, prezzo, nuovaEdizione } = book;
  return (
    <li className={css.row}>
      <BookCover
        className={css.cover}
        title={titolo}
        subject=""
        publisher={editore}
        image={copertina}
      />
      <div className={css.words}>
        <p className={css.title}>
          <Link to={bookPath(isbn)}>{volume ? `${titolo}, vol. ${volume}` : titolo}</Link>
        </p>
        <p className={css.quiet}>{[autore, editore, `ISBN ${isbn}`].filter(Boolean).join(' · ')}</p>
        <p>{adoptionWords(book, books)}</p>
        {nuovaEdizione && (
          <p>
            C’è una nuova edizione:{' '}
            <Link to={bookPath(nuovaEdizione.isbn)}>
              {nuovaEdizione.titolo ?? `ISBN ${nuovaEdizione.isbn}`}
            </Link>
            . Chi compra quest’anno cerca quella.
          </p>
        )}
        <GuidePrices book={book} isCounted={books.annoScolastico !== null} />
        {prezzo !== null && (
          <p className={css.quiet}>{`Prezzo di copertina da nuovo ${formatEuro(prezzo)}`}</p>
        )}
        {children}
      </div>
    </li>
  );
}

/** In cents; null where nobody knows. */
function guideCents({ prezzo, classiItalia, nuovaEdizione }: KnownUsedBook, grade: UsedBookGrade) {
  return usedGuideCents({
    coverCents: prezzo === null ? null : toCents(prezzo),
    grade,
    isAdopted: classiItalia > 0,
    isReplaced: nuovaEdizione !== null,
  });
}

function GuidePrices({ book, isCounted }: { book: KnownUsedBook; isCounted: boolean }) {
  if (!isCounted) return null;
  const cents = grades.map(({ value }) => guideCents(book, value));
  if (cents.includes(null)) return <p>Prezzo indicativo: non lo sappiamo.</p>;
  if (cents.every((one) => one === 0)) {
    return (
      <p>
        <strong>Prezzo indicativo 0 €</strong>: come libro usato per la scuola non serve più.
      </p>
    );
  }
  return (
    <dl className={css.prices}>
      {grades.map(({ value, label }, index) => (
        <div key={value}>
          <dt>{label}</dt>
          <dd>{formatEuro(toEuro(cents[index] ?? 0))}</dd>
        </div>
      ))}
    </dl>
  );
}
