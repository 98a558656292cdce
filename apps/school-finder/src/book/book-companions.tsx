import type { CompanionBook } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { BookCover } from '@zaino/ui/book-cover';
import { Link } from '@zaino/web/router';
import css from './book-page.module.css';

/** Other books of the lists that have this one; nothing where there are none. */
export function BookCompanions({ books }: { books: CompanionBook[] }) {
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="insieme">
      <h2 id="insieme" className={css.heading}>
        Nelle stesse liste
      </h2>
      <ul className={css.companions}>
        {books.map(({ isbn, titolo, autore, editore, materia, copertina, prezzo, percento }) => (
          <li key={isbn}>
            <BookCover title={titolo} subject={materia} publisher={editore} image={copertina} />
            <div>
              <p className={css.quiet}>{materia}</p>
              <Link to={bookPath(isbn)}>{titolo}</Link>
              <p className={css.quiet}>{[autore, editore].filter(Boolean).join(' · ')}</p>
              <p>
                {prezzo !== null && <strong>{formatEuro(prezzo)}</strong>}
                {` · ${percento < 1 ? 'meno dell’1' : percento}% delle classi`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
