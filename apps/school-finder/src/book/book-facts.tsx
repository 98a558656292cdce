import type { Book } from '@zaino/contracts/schools';
import { readableIsbn, volumeName } from '@zaino/rules/list-parts';
import css from './book-page.module.css';

/** What a book is, line by line; what nobody has said is left out. */
export function BookFacts({ book }: { book: Book }) {
  const facts = [
    ['Autori', book.autore],
    ['Editore', book.editore],
    ['Volume', volumeName(book.volume ?? undefined)],
    ['Collana', book.collana],
    ['Pubblicazione', readableDay(book.pubblicazione)],
    ['Pagine', book.pagine?.toString()],
    [book.motivoNonVendibile === 'edizione-libera' ? 'Codice' : 'ISBN', readableIsbn(book.isbn)],
  ].filter(([, value]) => value);
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `2026-03-01` as `01/03/2026`, `2026-03` as `03/2026`. */
const readableDay = (day: string) => day.split('-').toReversed().join('/');
