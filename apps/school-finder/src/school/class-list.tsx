import { formatEuro } from '@zaino/rules/money';
import { bookPath } from '@zaino/rules/page-path';
import { Button } from '@zaino/ui/button';
import { MarginGroup, MarginHead, MarginList } from '@zaino/ui/margin-list';
import { StickyBar } from '@zaino/ui/sticky-bar';
import { Toast } from '@zaino/ui/toast';
import { Link } from '@zaino/web/router';
import {
  bookCount,
  type ListPart,
  listParts,
  partTitles,
  schoolYear,
} from '@zaino/rules/list-parts';
import { type RefObject, useState } from 'react';
import { AddTicked } from './add-ticked';
import { BookRow } from './book-row';
import css from './class-list.module.css';
import { CopiesQuestion } from './copies-question';
import { bookKey, isSellable, type ListBook, newEditionOf, totalOf } from './list-rules';
import { ListTools } from './list-tools';
import { ListTotal } from './list-total';
import { availableCount, listTitle, partNotes } from './list-words';
import { listQuery, sectionOfLine } from './school-address';
import type { ListData, ShownSchool } from './school.api';
import { ForWhomField } from './for-whom-field';
import { type ClassListState, useClassList } from './use-class-list';

interface ClassListProps {
  school: ShownSchool;
  list: ListData & { chosen: { kind: 'list' } };
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A class's books as a checklist, and beside it what they cost. Give it a key: its ticks belong to one list. */
export function ClassList({ school, list, headingRef }: ClassListProps) {
  const state = useClassList(school, list);
  const { books, bookshop, ticks, adding, whom, expected, inCart, isThere } = state;
  const { classe, sezione } = list.choice;
  const ofClass = { scuola: school.codiceScuola, classe, sezione: sectionOfLine(sezione) };

  return (
    <>
      <div className={css.list}>
        <MarginList className={css.sheet}>
          <ListHead list={list} books={books} headingRef={headingRef}>
            <ListTools school={school} list={list} state={state} />
            <ForWhomField whom={whom} />
          </ListHead>
          {listParts.map((part) => (
            <Part key={part} part={part} books={books.filter((book) => book.part === part)}>
              {(book) => (
                <BookRow
                  key={bookKey(book)}
                  book={book}
                  path={bookPath(book.isbn, ofClass)}
                  choice={list.choice}
                  isTicked={ticks.isTicked(book)}
                  isInCart={isThere(newEditionOf(book) ?? book)}
                  expected={expected}
                  onTick={ticks.toggle}
                  onAdd={(one) => adding.add([one])}
                />
              )}
            </Part>
          ))}
        </MarginList>
      </div>
      <ListTotal
        list={list}
        books={books}
        bookshop={bookshop}
        ticked={ticks.ticked}
        inCart={inCart}
        expected={expected}
        button={<AddTicked {...state} />}
      />
      <TickedBar state={state} />
      <CopiesQuestion question={adding.question} onAnswer={adding.answer} />
      <AddedNotice state={state} />
    </>
  );
}

function TickedBar({ state }: { state: ClassListState }) {
  const { ticked } = state.ticks;
  const isDone = ticked.length === 0 && state.inCart.length > 0;
  const shown = isDone ? state.inCart : ticked;
  return (
    <StickyBar label={isDone ? 'Libri nel carrello' : 'Libri spuntati'}>
      <p className={css.barTotal}>
        {bookCount(shown.length)}
        {isDone && ' nel carrello'}
        <strong>{formatEuro(totalOf(shown))}</strong>
      </p>
      <AddTicked {...state} />
    </StickyBar>
  );
}

function AddedNotice({ state: { adding, ticks } }: { state: ClassListState }) {
  const { added, dismiss } = adding;
  // The list's own button leads there where nothing else is ticked.
  const isLinked = ticks.ticked.length > 0;
  return (
    <Toast
      message={
        added && (
          <>
            {added.words}
            {isLinked && ' '}
            {isLinked && (
              <Link to="/cart" className={css.toCart}>
                Vai al carrello
              </Link>
            )}
          </>
        )
      }
      action={added ? { text: 'Annulla', onPress: added.undo } : undefined}
      onClose={dismiss}
    />
  );
}

type ListHeadProps = Omit<ClassListProps, 'school'> & {
  books: ListBook[];
  children: React.ReactNode;
};

function ListHead({ list, books, headingRef, children }: ListHeadProps) {
  const { chosen, choice, annoScolastico } = list;
  const sellable = books.filter(isSellable).length;
  return (
    <MarginHead className={css.head}>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={css.title}>
          {listTitle(choice)}
        </h2>
        <p role="status" className={css.count}>
          {availableCount(sellable, books.length)}
          {annoScolastico !== null && <> · anno {schoolYear(annoScolastico)}</>}
        </p>
        {chosen.combinazione && (
          <p className={css.count}>
            {chosen.combinazione}{' '}
            {chosen.combinazioni.length > 1 && (
              <Link to={listQuery({ ...choice, combinazione: '' })} preventScrollReset>
                Cambia indirizzo
              </Link>
            )}
          </p>
        )}
      </div>
      {children}
    </MarginHead>
  );
}

interface PartProps {
  part: ListPart;
  books: ListBook[];
  children: (book: ListBook) => React.ReactNode;
}

/** The books in use are folded on a narrow screen: nobody has to buy them. */
function Part({ part, books, children }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  if (books.length === 0) return null;
  const note = partNotes[part];
  return (
    <MarginGroup
      title={partTitles[part]}
      count={note ? `${books.length}, ${note}` : books.length}
      tools={
        part === 'gia-in-uso' && (
          <Button
            variant="text"
            size="small"
            className={css.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Nascondi' : 'Mostra'}
          </Button>
        )
      }
    >
      {books.map(children)}
    </MarginGroup>
  );
}
