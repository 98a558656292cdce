import { Link } from '@zaino/web/router';
import { bookQuery, PURCHASE_ID } from './book-address';
import css from './book-page.module.css';
import { nameOfClass } from './chosen-class';
import { useKnownClasses } from './use-known-classes';

/** The classes of the cart that have the book: one press chooses. */
export function KnownClasses({ isbn }: { isbn: string }) {
  const known = useKnownClasses(isbn);
  if (known.length === 0) return null;
  return (
    <ul className={css.known}>
      {known.map(({ school, choice }) => (
        <li key={`${school.codiceScuola} ${choice.classe} ${choice.sezione}`}>
          <Link to={`${bookQuery({ scuola: school.codiceScuola, ...choice })}#${PURCHASE_ID}`}>
            {`${nameOfClass(choice)}, ${school.nomeScuola}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
