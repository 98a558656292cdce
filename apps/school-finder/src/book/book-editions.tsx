import type { Book, BookEdition } from '@zaino/contracts/schools';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { Link } from '@zaino/web/router';
import { readableIsbn } from '@zaino/rules/list-parts';
import css from './book-page.module.css';

/** The editions before and after, as distributors tell them; nothing where they tell none. */
export function BookEditions({ book }: { book: Book }) {
  const { edizioniPrecedenti: before, edizioniSuccessive: after } = book;
  if (before.length + after.length === 0) return null;
  return (
    <section aria-labelledby="edizioni">
      <h2 id="edizioni" className={css.heading}>
        Edizioni
      </h2>
      <Editions title="Nuova edizione" editions={after} />
      <Editions title="Edizione precedente" editions={before} />
    </section>
  );
}

function Editions({ title, editions }: { title: string; editions: BookEdition[] }) {
  if (editions.length === 0) return null;
  return (
    <ul className={css.rows}>
      {editions.map(({ isbn, titolo, prezzo }) => (
        <li key={isbn}>
          <p className={css.quiet}>{title}</p>
          <p>
            {titolo === null ? (
              'Non è nella lista di nessuna scuola'
            ) : (
              <Link to={bookPath(isbn)}>{titolo}</Link>
            )}
            {` · ISBN ${readableIsbn(isbn)}`}
            {prezzo !== null && ` · ${formatEuro(prezzo)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
