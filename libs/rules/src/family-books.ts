import type { ListPart } from './list-parts';
import { toCents, toEuro } from './money';
import { isSectionUnknown } from './unknown-section';

/** A saved child and the list of its class, as far as the rules need it. */
export interface FamilyChild {
  id: string;
  nickname: string;
  schoolCode: string;
  /** Year of the course, "1" to "6". */
  classe: string;
  /** Blank or `*` while nobody knows it. */
  sezione: string;
  /** First calendar year of the school year of the list; null where there is no list. */
  schoolYear: number | null;
  /** Of this year's list. */
  books: readonly { isbn: string; part: ListPart }[];
  /** ISBNs that the class before, of the same section, had on its list last year; none where nobody knows. */
  lastYear: readonly string[];
}

/** Pieces of a book that the family has bought here and kept. */
export interface BoughtPieces {
  isbn: string;
  substituteIsbn: string | null;
  schoolYear: number | null;
  schoolCode: string;
  classe: string;
  sezione: string;
  quantity: number;
  /** Euro, of one piece. */
  coverPrice: number;
  /** `delivered` once the family has them. */
  state: string;
  /** For whom pieces are; what is left is for nobody in particular. */
  children: readonly { id: string; nickname: string; quantity: number }[];
}

/** What a family has said by hand: that a child has a book, or that it has not. */
export interface BookMark {
  childId: string;
  isbn: string;
  isOwned: boolean;
}

/** A brother's or sister's book that a child's class has now. */
export interface HandedDown {
  nickname: string;
  /** How it is known that the other has it: bought here, marked by hand, or on last year's list of the class. */
  by: 'bought' | 'mark' | 'list';
}

/** A brother or sister who needs a book no more, and may have it. */
export interface BookOwner {
  id: string;
  nickname: string;
  /** How it is known, whatever is said by hand; null where only that would tell. */
  by: Exclude<HandedDown['by'], 'mark'> | null;
}

/** What speaks for a child having a book, before anybody has said a word. */
export interface BookEvidence<Bought> {
  isbn: string;
  /** The newest pieces that were bought for the child; null where there are none. */
  bought: Bought | null;
  /** The class before had it on last year's list: a volume for several years. */
  isCarried: boolean;
  /** Who may hand it down; nobody where the child needs none. */
  owners: BookOwner[];
}

/** What was said by hand of a child's book; undefined for nothing. */
export type SaidOf = (childId: string, isbn: string) => boolean | undefined;

/** Where a book of a child's list stands. */
export type Standing = 'owned' | 'coming' | 'proposed' | 'missing' | 'in-use' | 'optional';

/** What is known of the books of a child's list, and what it has cost so far. */
export interface ChildEvidence<Bought> {
  books: BookEvidence<Bought>[];
  /** Euro by cover prices, of the list's school year: what the ministry's cap goes by. */
  spent: number;
  /** Of the same year of the course: those for which books were bought that the child's list has not. */
  otherSections: string[];
}

interface Known<Bought> {
  /** Newest first. */
  bought: readonly Bought[];
  marks: readonly BookMark[];
}

/** What is known of each child, in their order. */
export function familyEvidence<Bought extends BoughtPieces>(
  children: readonly FamilyChild[],
  { bought, marks }: Known<Bought>,
): ChildEvidence<Bought>[] {
  const shares = sharesOf(children, bought);
  const boughtOf = (childId: string, isbn: string) =>
    shares.find((share) => share.childId === childId && isOf(share.line, isbn))?.line ?? null;
  const howKnown = (owner: FamilyChild, isbn: string): BookOwner['by'] => {
    if (boughtOf(owner.id, isbn)?.state === 'delivered') return 'bought';
    return owner.lastYear.includes(isbn) ? 'list' : null;
  };
  // Who still needs it, or may for all that is known, keeps it.
  const isKept = ({ schoolYear, books }: FamilyChild, isbn: string) =>
    schoolYear === null || books.some((book) => book.isbn === isbn);
  const ownersOf = (child: FamilyChild, isbn: string): BookOwner[] =>
    children
      .filter((owner) => owner.id !== child.id && !isKept(owner, isbn))
      .map((owner) => ({ id: owner.id, nickname: owner.nickname, by: howKnown(owner, isbn) }))
      .filter(({ id, by }) => by !== null || markOf(marks, id, isbn) !== undefined);
  const evidenceOf = (child: FamilyChild, { isbn, part }: FamilyChild['books'][number]) => {
    const own = boughtOf(child.id, isbn);
    const isCarried = child.lastYear.includes(isbn);
    const isNeeded = part === 'da-acquistare' && own === null && !isCarried;
    return { isbn, bought: own, isCarried, owners: isNeeded ? ownersOf(child, isbn) : [] };
  };
  return children.map((child) => ({
    books: child.books.map((book) => evidenceOf(child, book)),
    spent: spentOn(child, shares),
    otherSections: otherSectionsOf(child, shares),
  }));
}

/** A child and the books of its list, as far as they may be handed down to it. */
interface Heir {
  id: string;
  books: readonly Pick<BookEvidence<unknown>, 'isbn' | 'owners'>[];
}

/**
 * Which books are handed down to whom, by what is said of them now: one copy is for one child, first for who has said
 * that it has the book, and never for who has said that it has not. Gives what a child's book has of it, by the child's
 * id and the ISBN.
 */
export function handDown(
  children: readonly Heir[],
  saidOf: SaidOf,
): (childId: string, isbn: string) => HandedDown | null {
  const given = new Set<string>();
  const found = new Map<string, HandedDown>();
  const keyOf = (id: string, isbn: string) => `${id} ${isbn}`;
  const give = (childId: string, { isbn, owners }: Heir['books'][number]) => {
    for (const owner of owners) {
      const key = keyOf(owner.id, isbn);
      const by = given.has(key) ? null : ownedBy(owner, saidOf(owner.id, isbn));
      if (by === null) continue;
      given.add(key);
      found.set(keyOf(childId, isbn), { nickname: owner.nickname, by });
      return;
    }
  };
  for (const word of [true, undefined]) {
    for (const { id, books } of children) {
      for (const book of books) if (saidOf(id, book.isbn) === word) give(id, book);
    }
  }
  return (childId, isbn) => found.get(keyOf(childId, isbn)) ?? null;
}

/** How it is known that somebody has a book, by what is said of it; null where they have not. */
function ownedBy({ by }: BookOwner, mark: boolean | undefined): HandedDown['by'] | null {
  if (mark === false) return null;
  return mark && by !== 'bought' ? 'mark' : by;
}

/** What was said by hand of a child's book; undefined for nothing. */
export function markOf(marks: readonly BookMark[], childId: string, isbn: string) {
  return marks.find((mark) => mark.childId === childId && mark.isbn === isbn)?.isOwned;
}

/** What speaks for a child having a book, handed down ones included. */
type Likely<Bought> = Pick<BookEvidence<Bought>, 'bought' | 'isCarried'> & {
  handedDown: HandedDown | null;
};

/**
 * Where a book stands: what was said by hand goes before what the shop would think, but for a book that is on its way.
 * What the class before had is owned where the school says that it is not to buy (ministry's column DAACQUIST), and
 * else only proposed.
 */
export function standingOf<Bought extends { state: string }>(
  { bought, isCarried, handedDown }: Likely<Bought>,
  { part, mark }: { part: ListPart; mark: boolean | undefined },
): Standing {
  if (bought && bought.state !== 'delivered') return 'coming';
  const isSure = bought !== null || (part === 'gia-in-uso' && isCarried);
  if (mark === undefined) {
    if (isSure) return 'owned';
    return standingWithout(part, isCarried || handedDown !== null);
  }
  return mark ? 'owned' : standingWithout(part, false);
}

/** Of a book that is not owned. */
function standingWithout(part: ListPart, isProposed: boolean): Standing {
  if (part === 'gia-in-uso') return 'in-use';
  if (part !== 'da-acquistare') return 'optional';
  return isProposed ? 'proposed' : 'missing';
}

/** Pieces of a line that are a child's. */
interface Share<Bought> {
  childId: string;
  line: Bought;
  pieces: number;
}

const isOf = ({ isbn, substituteIsbn }: BoughtPieces, other: string) =>
  isbn === other || substituteIsbn === other;

/** Whose the pieces are: of the child that they are for; those for nobody go to children of the class, one to each. */
function sharesOf<Bought extends BoughtPieces>(
  children: readonly FamilyChild[],
  bought: readonly Bought[],
): Share<Bought>[] {
  const shares = bought.flatMap((line) =>
    line.children.flatMap((named) => {
      const childId = childNamed(children, named)?.id;
      return childId === undefined ? [] : { childId, line, pieces: named.quantity };
    }),
  );
  for (const line of bought) {
    const named = line.children.reduce((sum, { quantity }) => sum + quantity, 0);
    const lacking = children.filter(
      ({ id, ...child }) =>
        isOfClass(line, child) &&
        !shares.some((share) => share.childId === id && isOf(share.line, line.isbn)),
    );
    for (const { id } of lacking.slice(0, Math.max(0, line.quantity - named))) {
      shares.push({ childId: id, line, pieces: 1 });
    }
  }
  return shares;
}

/** The saved child that an order meant: by its id, or by a nickname that is one child's alone. */
function childNamed(
  children: readonly FamilyChild[],
  named: { id: string; nickname: string },
): FamilyChild | undefined {
  const same = children.find(({ id }) => id === named.id);
  if (same) return same;
  const nicknameOf = (one: { nickname: string }) => one.nickname.trim().toLowerCase();
  const alike = children.filter((child) => nicknameOf(child) === nicknameOf(named));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether a line was for the class in which the child is, or was in the year of the line. */
function isOfClass(line: BoughtPieces, child: Omit<FamilyChild, 'id'>): boolean {
  const years = (child.schoolYear ?? 0) - (line.schoolYear ?? child.schoolYear ?? 0);
  const isSection =
    [line.sezione, child.sezione].some(isSectionUnknown) || line.sezione === child.sezione;
  return (
    line.schoolCode === child.schoolCode &&
    isSection &&
    Number(line.classe) + years === Number(child.classe)
  );
}

function spentOn(child: FamilyChild, shares: readonly Share<BoughtPieces>[]): number {
  const isThisYear = ({ schoolYear, classe }: BoughtPieces) =>
    schoolYear === null ? classe === child.classe : schoolYear === child.schoolYear;
  return toEuro(
    shares
      .filter(({ childId, line }) => childId === child.id && isThisYear(line))
      .reduce((cents, { line, pieces }) => cents + toCents(line.coverPrice) * pieces, 0),
  );
}

function otherSectionsOf(child: FamilyChild, shares: readonly Share<BoughtPieces>[]): string[] {
  if (isSectionUnknown(child.sezione)) return [];
  const isOfOther = (line: BoughtPieces) =>
    line.schoolCode === child.schoolCode &&
    line.schoolYear === child.schoolYear &&
    line.classe === child.classe &&
    line.sezione !== child.sezione &&
    !isSectionUnknown(line.sezione) &&
    !child.books.some(({ isbn }) => isOf(line, isbn));
  const others = shares.filter(({ childId, line }) => childId === child.id && isOfOther(line));
  return [...new Set(others.map(({ line }) => line.sezione))];
}
