import type { DifferenceKind } from '@zaino/contracts/schools';

/** A class as one of two files has it. */
export interface ComparedClass {
  annoCorso: number;
  sezione: string;
  tipoGrado: string;
  combinazione: string;
  /** Its books, each with the first subject that uses it. */
  books: Map<number, ComparedUse>;
}

export interface ComparedUse {
  disciplineId: number;
  /** Counts towards the ministry's cap: to buy, and not merely recommended. */
  isToBuy: boolean;
}

/** What the comparison must know of a book. */
export interface ComparedBook {
  titolo: string;
  editore: string;
  /** What cannot be sold has no price for a family: a placeholder, or a code that stands for nothing. */
  isSold: boolean;
  beforeCents: number | null;
  afterCents: number | null;
}

export interface ListChange {
  kind: DifferenceKind;
  disciplineId: number | null;
  beforeBook: number | null;
  afterBook: number | null;
  beforeCents: number | null;
  afterCents: number | null;
  capCents: number | null;
}

interface Comparison {
  /** Null of a class that came, or went. */
  before: ComparedClass | null;
  after: ComparedClass | null;
  books: ReadonlyMap<number, ComparedBook>;
  /** The ministry's, in cents; null where none is known. */
  capCents: number | null;
}

/**
 * What changed for a class. A book that merely moved to another subject is none; of the same title by the same publisher
 * for the same subject, one that went and one that came are another volume or edition.
 */
export function compareLists(comparison: Comparison): ListChange[] {
  const { before, after, books } = comparison;
  const was = before?.books ?? new Map<number, ComparedUse>();
  const is = after?.books ?? new Map<number, ComparedUse>();
  const dropped = [...was].filter(([id]) => !is.has(id));
  const added = new Map([...is].filter(([id]) => !was.has(id)));
  const changes: ListChange[] = [];
  for (const [beforeBook, { disciplineId }] of dropped) {
    const afterBook = sameWork({ beforeBook, disciplineId }, added, books);
    if (afterBook !== null) added.delete(afterBook);
    const kind = afterBook === null ? 'dropped' : 'volume';
    changes.push({
      ...nothing,
      kind,
      disciplineId,
      beforeBook,
      afterBook,
      ...pricesOf(comparison, { beforeBook, afterBook }),
    });
  }
  for (const [afterBook, { disciplineId }] of added) {
    const prices = pricesOf(comparison, { beforeBook: null, afterBook });
    changes.push({ ...nothing, kind: 'added', disciplineId, afterBook, ...prices });
  }
  return [...changes, ...priceChanges(was, is, books), ...capChanges(comparison)];
}

const nothing = {
  disciplineId: null,
  beforeBook: null,
  afterBook: null,
  beforeCents: null,
  afterCents: null,
  capCents: null,
};

function sameWork(
  { beforeBook, disciplineId }: { beforeBook: number; disciplineId: number },
  added: ReadonlyMap<number, ComparedUse>,
  books: Comparison['books'],
): number | null {
  const old = books.get(beforeBook);
  for (const [id, use] of added) {
    const book = books.get(id);
    const isSame = book?.titolo === old?.titolo && book?.editore === old?.editore;
    if (old !== undefined && isSame && use.disciplineId === disciplineId) return id;
  }
  return null;
}

function pricesOf(
  { books }: Comparison,
  { beforeBook, afterBook }: Pick<ListChange, 'beforeBook' | 'afterBook'>,
): Pick<ListChange, 'beforeCents' | 'afterCents'> {
  return {
    beforeCents: (beforeBook !== null && books.get(beforeBook)?.beforeCents) || null,
    afterCents: (afterBook !== null && books.get(afterBook)?.afterCents) || null,
  };
}

function priceChanges(
  was: ReadonlyMap<number, ComparedUse>,
  is: ReadonlyMap<number, ComparedUse>,
  books: Comparison['books'],
): ListChange[] {
  return [...is].flatMap(([id, { disciplineId }]) => {
    const book = books.get(id);
    if (!was.has(id) || book === undefined || book.beforeCents === book.afterCents) return [];
    const { beforeCents, afterCents } = book;
    const both = { beforeBook: id, afterBook: id, beforeCents, afterCents };
    return [{ ...nothing, kind: 'price' as const, disciplineId, ...both }];
  });
}

/** A class that is over the cap now and was not before. */
function capChanges({ before, after, books, capCents }: Comparison): ListChange[] {
  if (capCents === null) return [];
  const beforeCents = totalOf(before, books, 'beforeCents');
  const afterCents = totalOf(after, books, 'afterCents');
  if (afterCents <= capCents || beforeCents > capCents) return [];
  return [{ ...nothing, kind: 'over-cap', beforeCents, afterCents, capCents }];
}

/** What all costs that a class has to buy, in cents. */
export function totalOf(
  list: ComparedClass | null,
  books: Comparison['books'],
  price: 'beforeCents' | 'afterCents',
): number {
  let cents = 0;
  for (const [id, { isToBuy }] of list?.books ?? []) {
    const book = books.get(id);
    if (isToBuy && book?.isSold) cents += book[price] ?? 0;
  }
  return cents;
}
