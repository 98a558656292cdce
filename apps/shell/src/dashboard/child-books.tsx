import type { Child } from '@zaino/contracts/identity';
import { MarginGroup } from '@zaino/ui/margin-list';
import { useCart } from '@zaino/web/cart';
import { useRef } from 'react';
import { AddMissing } from './add-missing';
import { CapNote } from './cap-note';
import css from './child-sheet.module.css';
import type { ShownList } from './child-sheets.api';
import { NoList } from './no-list';
import { OtherSection } from './other-section';
import { SectionPart } from './section-part';
import { SheetBookRow } from './sheet-book-row';
import {
  cartChildOf,
  type FamilyMarks,
  groupOf,
  isInCartFor,
  missingBooks,
  saidBy,
  type SheetGroup,
  sheetGroups,
  type StoodBook,
  stoodBooks,
  summaryWords,
  toCartLine,
  totalOf,
} from './sheet-rules';
import type { SectionChoice } from './use-section-choice';

interface ChildBooksProps {
  child: Child;
  list: ShownList;
  marks: FamilyMarks;
  onSection: SectionChoice;
}

/** The books of a child's class by where they are, what they cost, and what is still to buy; or why there are none. */
export function ChildBooks({ child, list, marks, onSection }: ChildBooksProps) {
  return list.kind === 'list' ? (
    <Books child={child} list={list} marks={marks} onSection={onSection} />
  ) : (
    <>
      <NoList child={child} list={list} />
      {list.kind === 'several' && (
        <SectionPart child={child} question={list} onSection={onSection} />
      )}
    </>
  );
}

const groupTitles: Record<SheetGroup, string> = {
  missing: 'Da acquistare',
  proposed: 'Forse ce l’avete già',
  coming: 'In arrivo',
  owned: 'Ce l’ha già',
  'in-use': 'Già in uso',
  consigliati: 'Consigliati',
  'a-scelta': 'A scelta',
};

const groupNotes: Partial<Record<SheetGroup, string>> = {
  proposed: ', aspettano una risposta',
  consigliati: ', facoltativi',
};

interface BooksProps extends ChildBooksProps {
  list: Extract<ShownList, { kind: 'list' }>;
}

function Books({ child, list, marks, onSection }: BooksProps) {
  const cart = useCart();
  const { year, tetto } = list;
  const books = stoodBooks(child.id, list.books, marks);
  const missing = missingBooks(child, { books, tetto, cart });
  const inCart = cartChildOf(child, tetto);
  const isWaiting = ({ isbn }: StoodBook) =>
    marks.waiting.some((one) => one.childId === child.id && one.isbn === isbn);
  const isThere = (book: StoodBook) => isInCartFor(cart, toCartLine(book, inCart), inCart);
  const { classe, nickname } = child;
  // A book that is ticked by keyboard goes to another group, and the focus with it.
  const followed = useRef<string | null>(null);
  const say = (book: StoodBook, isOwned: boolean) => {
    if (document.activeElement?.matches(':focus-visible')) followed.current = book.isbn;
    marks.mark(child.id, book.isbn, saidBy(book, isOwned));
  };
  const follow = (isbn: string, tick: HTMLInputElement | null) => {
    if (!tick || followed.current !== isbn) return;
    followed.current = null;
    tick.focus();
  };
  const section = <SectionPart child={child} question={list} onSection={onSection} />;
  return (
    <>
      <OtherSection child={child} sections={list.otherSections} />
      {list.isSectionDue && section}
      {sheetGroups.map((group) => {
        const ofGroup = books.filter((book) => groupOf(book) === group);
        if (ofGroup.length === 0) return null;
        const count = `${ofGroup.length}${groupNotes[group] ?? ''}`;
        return (
          <MarginGroup key={group} headingLevel={4} title={groupTitles[group]} count={count}>
            {ofGroup.map((book) => (
              <SheetBookRow
                key={`${book.isbn} ${book.materie.join()}`}
                book={book}
                about={{ classe, nickname, year }}
                isInCart={isThere(book)}
                isWaiting={isWaiting(book)}
                tickRef={(tick) => follow(book.isbn, tick)}
                onSay={(isOwned) => say(book, isOwned)}
              />
            ))}
          </MarginGroup>
        );
      })}
      {!list.isSectionDue && section}
      <div className={css.foot}>
        <p role="status">{summaryWords(books, child.sezione)}</p>
        <CapNote nickname={nickname} list={list} toBuy={totalOf(missing.books)} />
        <AddMissing missing={[missing]} hasInCart={books.some(isThere)} />
      </div>
    </>
  );
}
