import type { RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { bookCount } from '@zaino/rules/list-parts';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { SelectField } from '@zaino/ui/select-field';
import { useState } from 'react';
import { nameOfClass } from '../book/chosen-class';
import { DoubtfulCodes } from './doubtful-codes';
import { listGroups } from './list-groups';
import { ListPurchase } from './list-purchase';
import { ListSummary, placeOf } from './list-summary';
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
        <ListSummary list={list} chosen={chosen} />
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

const optionName = (one: RecognisedClass) =>
  `${nameOfClass(one)}, ${placeOf(one)}: ${bookCount(one.books.length)}`;
