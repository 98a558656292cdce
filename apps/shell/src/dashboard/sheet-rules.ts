import type { Child } from '@zaino/contracts/identity';
import type { Cart } from '@zaino/rules/cart';
import { type CartChild, findChild } from '@zaino/rules/cart-child';
import { type BookLine, lineKey } from '@zaino/rules/cart-line';
import { piecesFor } from '@zaino/rules/cart-pieces';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import {
  type HandedDown,
  handDown,
  type SaidOf,
  type Standing,
  standingOf,
} from '@zaino/rules/family-books';
import { bookCount } from '@zaino/rules/list-parts';
import { toCents, toEuro } from '@zaino/rules/money';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import type { SheetBook, ShownList } from './child-sheets.api';
import type { BookMarks } from './use-book-marks';

type InCart = Pick<Cart, 'items' | 'children'>;

/** A book with where it stands, by what the family has said of it up to now. */
export interface StoodBook extends SheetBook {
  standing: Standing;
  mark: boolean | undefined;
  handedDown: HandedDown | null;
}

/** What is said of the children's books, and what follows for brothers and sisters. */
export interface FamilyMarks extends BookMarks {
  handedDown: (childId: string, isbn: string) => HandedDown | null;
}

/** The groups of a sheet, in the order in which they are shown. */
export const sheetGroups = [
  'missing',
  'proposed',
  'coming',
  'owned',
  'in-use',
  'consigliati',
  'a-scelta',
] as const;
export type SheetGroup = (typeof sheetGroups)[number];

/** The books of a child's list by what is said of them. */
export function stoodBooks(
  childId: string,
  books: readonly SheetBook[],
  said: FamilyMarks,
): StoodBook[] {
  return books.map((book) => {
    const mark = said.of(childId, book.isbn);
    const likely = { ...book, handedDown: said.handedDown(childId, book.isbn) };
    return { ...likely, mark, standing: standingOf(likely, { part: book.part, mark }) };
  });
}

/** What is handed down between the children whose lists are there, by what is said now. */
export function handedDownBy(
  children: readonly Child[],
  lists: Record<string, ShownList>,
  saidOf: SaidOf,
): FamilyMarks['handedDown'] {
  const heirs = children.flatMap(({ id }) => {
    const list = lists[id];
    return list?.kind === 'list' ? { id, books: list.books } : [];
  });
  return handDown(heirs, saidOf);
}

/** The group that a book is shown in. */
export function groupOf({ standing, part }: StoodBook): SheetGroup {
  if (standing !== 'optional') return standing;
  return part === 'a-scelta' ? 'a-scelta' : 'consigliati';
}

/**
 * What a tick says: that the child has the book, or that it has not. Null where the shop would think so anyway, so that
 * nothing is kept of it.
 */
export function saidBy(book: StoodBook, isTicked: boolean): boolean | null {
  const unsaid = standingOf(book, { part: book.part, mark: undefined });
  return isTicked === (unsaid === 'owned') && unsaid !== 'proposed' ? null : isTicked;
}

/** The child as carts have it. */
export function cartChildOf(child: Child, tetto: number | null): CartChild {
  const sezione = child.sezione === EVERY_SECTION ? '' : child.sezione;
  return { ...child, sezione, tetto };
}

/** The line that puts one copy of a book into the cart. */
export function toCartLine(book: SheetBook, child: CartChild): BookLine {
  const { isbn, titolo, autore, editore, copertina, materie, prezzo } = book;
  const { schoolCode, schoolName, classe, sezione } = child;
  return {
    type: 'book',
    isbn,
    titolo,
    autore,
    editore,
    prezzo: prezzo ?? 0,
    copertina,
    materia: materie.join(', '),
    quantity: 1,
    scuola: { nome: schoolName, codice: schoolCode },
    classe,
    sezione,
  };
}

/** Whether the cart has a book for this very child; copies for nobody in particular are asked about by the press. */
export function isInCartFor(cart: InCart, line: BookLine, child: CartChild) {
  const owner = findChild(cart.children, child)?.id;
  if (owner === undefined) return false;
  return cart.items.some((item) => lineKey(item) === lineKey(line) && piecesFor(item, owner) > 0);
}

/** Sum in euro of what can be sold. */
export function totalOf(books: readonly Pick<SheetBook, 'prezzo'>[]): number {
  return toEuro(books.reduce((cents, { prezzo }) => cents + toCents(prezzo ?? 0), 0));
}

/** What one child lacks, and the cart has not. */
export interface MissingBooks {
  child: Child;
  tetto: number | null;
  books: StoodBook[];
}

/** The books to buy that a child has not, that can be sold, and that are not in the cart for it. */
export function missingBooks(
  child: Child,
  { books, tetto, cart }: { books: readonly StoodBook[]; tetto: number | null; cart: InCart },
): MissingBooks {
  const inCart = cartChildOf(child, tetto);
  const isMissing = (book: StoodBook) =>
    book.standing === 'missing' &&
    book.prezzo !== null &&
    !isInCartFor(cart, toCartLine(book, inCart), inCart);
  return { child, tetto, books: books.filter(isMissing) };
}

/** How the books to buy of a section stand, or those that all share: `3 da acquistare, 1 in arrivo, 8 ce li ha già.` */
export function summaryWords(books: readonly StoodBook[], sezione: string): string {
  const count = (standing: Standing) => books.filter((book) => book.standing === standing).length;
  const [missing, proposed, coming, owned] = [
    count('missing'),
    count('proposed'),
    count('coming'),
    count('owned'),
  ];
  if (missing + proposed === 0) return nothingMissingWords(coming, isSectionUnknown(sezione));
  return [
    missing > 0 && `${bookCount(missing)} da acquistare`,
    proposed > 0 && `${proposed} forse già in casa`,
    coming > 0 && `${coming} in arrivo`,
    owned > 0 && (owned === 1 ? '1 ce l’ha già' : `${owned} ce li ha già`),
  ]
    .filter(Boolean)
    .join(', ')
    .concat('.');
}

function nothingMissingWords(coming: number, isShared: boolean): string {
  const onTheWay = `${coming === 1 ? 'un libro è' : `${coming} libri sono`} in arrivo.`;
  if (isShared) {
    const words = 'Dei libri comuni non manca niente';
    return coming === 0 ? `${words}.` : `${words}: ${onTheWay}`;
  }
  return coming === 0
    ? 'Non manca niente: i libri da acquistare ci sono tutti.'
    : `Non manca niente da comprare: ${onTheWay}`;
}
