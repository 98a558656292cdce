import type { RecognisedBook, RecognisedClass, RecognisedList } from '@zaino/contracts/schools';
import { readableIsbn } from '@zaino/rules/list-parts';
import { bookOfList } from '../book/chosen-class';
import { type ListBook, newEditionOf } from '../school/list-rules';

/** What a read list has, seen from one class. */
export interface ListGroups {
  /** On the list of the class: they can be bought for it. */
  ofClass: ListBook[];
  /** Known, and not on that list. */
  others: RecognisedBook[];
}

type ListedBook = RecognisedClass['books'][number];

/** Books that were found, and those doubtful ones (by ISBN) that somebody has confirmed. */
export function listGroups(
  list: RecognisedList,
  chosen: RecognisedClass | null,
  confirmed: ReadonlySet<string>,
): ListGroups {
  const listed = new Map(chosen?.books.map((book) => [book.isbn, book]));
  const candidates = list.doubtful.flatMap((one) => one.candidates);
  const read = [...list.books, ...candidates.filter(({ isbn }) => confirmed.has(isbn))];
  const ofClass: ListBook[] = [];
  const others: RecognisedBook[] = [];
  for (const book of new Map(read.map((one) => [one.isbn, one])).values()) {
    const found = ofList(book, listed);
    if (found === null) others.push(book);
    else if (!ofClass.some(({ isbn }) => isbn === found.isbn)) ofClass.push(found);
  }
  return { ofClass, others };
}

/** The book as the class has it; its new edition where the class has that one. */
function ofList(book: RecognisedBook, listed: ReadonlyMap<string, ListedBook>): ListBook | null {
  const same = listed.get(book.isbn);
  if (same) return asListed(book, same);
  const edition = listed.get(book.newEdition?.isbn ?? '');
  const replaced = edition && newEditionOf(asListed(book, edition));
  if (!replaced) return null;
  const descrizione = `È la nuova edizione, che la classe ha al posto di ISBN ${readableIsbn(book.isbn)}.`;
  return { ...replaced, descrizione };
}

const asListed = (book: RecognisedBook, { materia, isAdopted }: ListedBook) =>
  bookOfList({ ...book, materie: [materia] }, isAdopted);
