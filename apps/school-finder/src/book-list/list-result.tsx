import type { RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { bookCount } from '@zaino/rules/list-parts';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { SelectField } from '@zaino/ui/select-field';
import { Link } from '@zaino/web/router';
import { useEffect, useRef, useState } from 'react';
import { nameOfClass } from '../book/chosen-class';
import { listPath } from '../school/school-address';
import { DoubtfulCodes } from './doubtful-codes';
import { listGroups } from './list-groups';
import { ListPurchase } from './list-purchase';
import css from './book-list-page.module.css';
import { OtherBooks } from './other-books';
import { UnknownCodes } from './unknown-codes';

export interface ListResultProps {
  list: RecognisedList;
  onRestart: () => void;
}

const keyOf = ({ school, classe, sezione }: RecognisedClass) =>
  `${school.codiceScuola} ${classe} ${sezione}`;

/** What a list on paper is: the class that it seems to be of, its books, those in doubt and those that nobody knows. */
export function ListResult({ list, onRestart }: ListResultProps) {
  const [wish, setWish] = useState('');
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const { classes } = list;
  const chosen = classes.find((one) => keyOf(one) === wish) ?? classes[0] ?? null;
  const { ofClass, others } = listGroups(list, chosen, confirmed);
  const toggle = (isbn: string) =>
    setConfirmed(
      (now) => new Set([...now].filter((one) => one !== isbn).concat(now.has(isbn) ? [] : isbn)),
    );

  return (
    <Sheet isEdgeToEdge className={css.list}>
      <div className={css.head}>
        <Summary list={list} chosen={chosen} />
        {classes.length > 1 && (
          <SelectField
            label="Di quale classe è?"
            className={css.classes}
            value={chosen ? keyOf(chosen) : ''}
            onChange={({ target }) => setWish(target.value)}
          >
            {classes.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {optionName(one)}
              </option>
            ))}
          </SelectField>
        )}
        <Button variant="text" size="small" onClick={onRestart}>
          Ricomincia con un’altra lista
        </Button>
      </div>
      {chosen && <ListPurchase key={keyOf(chosen)} chosen={chosen} books={ofClass} />}
      <DoubtfulCodes list={list} confirmed={confirmed} onToggle={toggle} />
      <OtherBooks books={others} list={list} chosen={chosen} />
      <UnknownCodes list={list} />
    </Sheet>
  );
}

interface SummaryProps {
  list: RecognisedList;
  chosen: RecognisedClass | null;
}

function Summary({ list, chosen }: SummaryProps) {
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
          {`Nella sua lista ci sono ${bookCount(chosen.books.length)} dei tuoi, su ${chosen.total}. `}
          <Link to={listPath(chosen.school.codiceScuola, chosen)}>Vedi la lista intera</Link>
        </p>
      )}
      <p className={css.words} role="status">
        {foundWords(list)}
      </p>
    </div>
  );
}

function placeOf({ school }: RecognisedClass): string {
  const { nomeScuola, codiceScuola, comune, siglaProvincia } = school;
  return [nomeScuola || codiceScuola, comune && `${comune} (${siglaProvincia})`]
    .filter(Boolean)
    .join(', ');
}

const optionName = (one: RecognisedClass) =>
  `${nameOfClass(one)}, ${placeOf(one)}: ${bookCount(one.books.length)}`;

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
