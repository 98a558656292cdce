import type { RecognisedBook, RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { readableIsbn, schoolYear } from '@zaino/rules/list-parts';
import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { Link } from '@zaino/web/router';
import { nameOfClass } from '../book/chosen-class';
import { ListPart } from './list-part';
import css from './book-list-page.module.css';

interface OtherBooksProps {
  books: readonly RecognisedBook[];
  list: RecognisedList;
  chosen: RecognisedClass | null;
}

/** Books that are known, and not on the list of the class: each has a page of its own with those that have it. */
export function OtherBooks({ books, list, chosen }: OtherBooksProps) {
  const title = chosen ? `Non nella lista della ${nameOfClass(chosen)}` : 'Trovati';
  return (
    <ListPart title={title} count={books.length}>
      {books.map((book) => (
        <li key={book.isbn} className={css.row}>
          <p>
            <Link to={bookPath(book.isbn)}>{book.titolo}</Link>
            {book.prezzo !== null && ` · ${formatEuro(book.prezzo)}`}
          </p>
          <p className={css.words}>
            {[book.autore, book.editore].filter(Boolean).join(' · ')}
            {` · ISBN ${readableIsbn(book.isbn)}`}
          </p>
          <p>{whyNot(book, list, chosen)}</p>
          {book.newEdition && (
            <p>
              {'Nuova edizione: '}
              <Link to={bookPath(book.newEdition.isbn)}>{book.newEdition.titolo}</Link>
              {`, ${formatEuro(book.newEdition.prezzo)}`}
            </p>
          )}
        </li>
      ))}
    </ListPart>
  );
}

function whyNot(
  book: RecognisedBook,
  list: RecognisedList,
  chosen: RecognisedClass | null,
): string {
  if (list.schoolYear === null) {
    return 'Stiamo contando le liste di quest’anno: intanto cerca la classe.';
  }
  if (book.schoolYear === null) return 'Quest’anno nessuna classe lo ha nella lista.';
  if (book.schoolYear < list.schoolYear) {
    return `È di una lista ${schoolYear(book.schoolYear)}: quest’anno nessuna classe lo ha. Chiedi all’insegnante se serve ancora.`;
  }
  return chosen
    ? 'Altre classi lo hanno: apri il libro per sceglierne una.'
    : 'Apri il libro per scegliere la classe.';
}
