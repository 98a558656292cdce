import { formatEuro } from '@zaino/rules/money';
import { Sheet } from '@zaino/ui/sheet';
import { Tick } from '@zaino/ui/tick';
import { useState } from 'react';
import css from './sample-list.module.css';

interface SampleBook {
  subject: string;
  title: string;
  cents: number;
}

/** An invented class: shows what the shop does before anybody has searched. */
const books: readonly SampleBook[] = [
  { subject: 'Italiano', title: 'Le parole in cammino 2', cents: 1990 },
  { subject: 'Storia', title: 'Il tempo che resta 2', cents: 1720 },
  { subject: 'Geografia', title: 'Carte d’Europa 2', cents: 1580 },
  { subject: 'Matematica', title: 'Numeri in tasca 2', cents: 1860 },
  { subject: 'Scienze', title: 'Sotto la lente 2', cents: 1395 },
  { subject: 'Inglese', title: 'Step Outside 2', cents: 1940 },
];

const toBuy = books.slice(0, 4);

/** A class list to try out: its ticks work, it goes nowhere else. */
export function SampleList() {
  const [ticked, setTicked] = useState<readonly SampleBook[]>(toBuy);
  const total = ticked.reduce((sum, { cents }) => sum + cents, 0);
  const toggle = (book: SampleBook) =>
    setTicked(ticked.includes(book) ? ticked.filter((other) => other !== book) : [...ticked, book]);

  return (
    <section aria-label="Un esempio: la lista di una classe">
      <Sheet hasMargin isEdgeToEdge>
        <div className={css.head}>
          <p className={css.class}>2ª B</p>
          <p className={css.school}>Scuola media Irma Valsecchi, Cremona</p>
        </div>
        <ul>
          {books.map((book) => (
            <li key={book.title} className={css.row}>
              <Tick
                label={book.title}
                checked={ticked.includes(book)}
                onChange={() => toggle(book)}
                className={css.tick}
              />
              <strong className={css.subject}>{book.subject}</strong>
              <span className={css.title}>{book.title}</span>
              <span className={css.price}>{formatEuro(book.cents / 100)}</span>
            </li>
          ))}
        </ul>
        <output className={css.total}>
          <span>
            {ticked.length} {ticked.length === 1 ? 'libro spuntato' : 'libri spuntati'}
          </span>
          <strong className={css.sum}>{formatEuro(total / 100)}</strong>
        </output>
      </Sheet>
    </section>
  );
}
