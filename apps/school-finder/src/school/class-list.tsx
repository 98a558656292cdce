import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { MarginGroup, MarginHead, MarginList } from '@zaino/ui/margin-list';
import { StickyBar } from '@zaino/ui/sticky-bar';
import { Toast } from '@zaino/ui/toast';
import { Link } from '@zaino/web/router';
import { type RefObject, useState } from 'react';
import { BookRow } from './book-row';
import css from './class-list.module.css';
import {
  bookKey,
  isSellable,
  type ListBook,
  type ListPart,
  listParts,
  totalOf,
} from './list-rules';
import { ListTotal } from './list-total';
import {
  availableCount,
  bookCount,
  listTitle,
  partNotes,
  partTitles,
  schoolYear,
} from './list-words';
import { listQuery } from './school-address';
import type { ListData, ShownSchool } from './school.api';
import { SaveClass } from './save-class';
import { ShareList } from './share-list';
import { ForWhomField } from './for-whom-field';
import { useAdding } from './use-adding';
import { useForWhom } from './use-for-whom';
import { useTicks } from './use-ticks';

interface ClassListProps {
  school: ShownSchool;
  list: ListData & { chosen: { kind: 'list' } };
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A class's books as a checklist, and beside it what they cost. Give it a key: its ticks belong to one list. */
export function ClassList({ school, list, headingRef }: ClassListProps) {
  const { books } = list.chosen;
  const isNewest = list.annoScolastico === list.anniScolastici[0];
  const ticks = useTicks(books, isNewest);
  const owner = { school, choice: list.choice };
  const whom = useForWhom(owner, list.cap?.tetto ?? null);
  const { added, add, dismiss } = useAdding(owner, whom);
  const count = ticks.ticked.length;
  const addTicked = (
    <Button isWide disabled={count === 0} onClick={() => add(ticks.ticked)}>
      Aggiungi {count} al carrello
    </Button>
  );

  return (
    <>
      <div className={css.list}>
        <MarginList className={css.sheet}>
          <ListHead
            list={list}
            books={books}
            headingRef={headingRef}
            whom={<ForWhomField whom={whom} />}
          >
            <Button variant="text" size="small" onClick={ticks.toggleAll}>
              {ticks.isAllTicked ? 'Deseleziona tutti' : 'Seleziona tutti'}
            </Button>
            {isNewest && <SaveClass school={school} choice={list.choice} />}
            <ShareList
              title={`${listTitle(list.choice)}, ${school.nomeScuola}`}
              choice={list.choice}
            />
          </ListHead>
          {listParts.map((part) => (
            <Part key={part} part={part} books={books.filter((book) => book.part === part)}>
              {(book) => (
                <BookRow
                  key={bookKey(book)}
                  book={book}
                  choice={list.choice}
                  isTicked={ticks.isTicked(book)}
                  onTick={ticks.toggle}
                  onAdd={(one) => add([one])}
                />
              )}
            </Part>
          ))}
        </MarginList>
      </div>
      <ListTotal list={list} books={books} ticked={ticks.ticked} button={addTicked} />
      <StickyBar label="Libri spuntati">
        <p className={css.barTotal}>
          {bookCount(count)}
          <strong>{formatEuro(totalOf(ticks.ticked))}</strong>
        </p>
        {addTicked}
      </StickyBar>
      <Toast
        message={
          added && (
            <>
              {added.words}{' '}
              <Link to="/cart" className={css.toCart}>
                Vai al carrello
              </Link>
            </>
          )
        }
        action={added ? { text: 'Annulla', onPress: added.undo } : undefined}
        onClose={dismiss}
      />
    </>
  );
}

type ListHeadProps = Omit<ClassListProps, 'school'> & {
  books: ListBook[];
  whom: React.ReactNode;
  children: React.ReactNode;
};

function ListHead({ list, books, headingRef, whom, children }: ListHeadProps) {
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
      <div className={css.tools}>{children}</div>
      {whom}
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
