import { accountApi, type Child, type ChildBook } from '@zaino/contracts/identity';
import { type BoughtBook, orderApi } from '@zaino/contracts/orders';
import type { Adoption } from '@zaino/contracts/schools';
import { effectivePrice } from '@zaino/rules/effective-price';
import {
  type BookEvidence,
  type ChildEvidence,
  familyEvidence,
  type FamilyChild,
} from '@zaino/rules/family-books';
import { italianDay } from '@zaino/rules/italian-day';
import type { ListPart, PartedBook } from '@zaino/rules/list-parts';
import { sectionAskedFrom, type SectionOfYear } from '@zaino/rules/unknown-section';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { lineStanding } from './book-standings';
import { type ClassList, loadClassLists } from './class-lists.api';

/** What a sheet says of an order that a book came from, or comes with. */
export interface ShownBought {
  state: BoughtBook['state'];
  orderId: string;
  orderNumber: string;
  orderedAt: string;
  /** Where it is, with the date on which it comes. */
  words: string;
  isLate: boolean;
}

/** One book of a child's list, with what is known of it: it travels in the page. */
export interface SheetBook extends BookEvidence<ShownBought> {
  part: ListPart;
  materie: string[];
  titolo: string;
  autore: string;
  editore: string;
  volume: string | null;
  copertina: string | null;
  /** Effective price in euro; null where it is not for sale. */
  prezzo: number | null;
}

/** A child's list, or why there is none to show. */
export type ShownList =
  | Exclude<ClassList, { kind: 'list' | 'several' }>
  | (SectionQuestion & { kind: 'several' })
  | (SectionQuestion & {
      kind: 'list';
      tetto: number | null;
      /** Euro by cover prices, this school year; null where the orders are not known. */
      spent: number | null;
      books: SheetBook[];
      /** For which books were bought that are not on this list. */
      otherSections: string[];
    });

/** What is asked of a child's section. */
export interface SectionQuestion {
  /** First calendar year of the list's school year. */
  year: number;
  /** Among which the child's is, while nobody knows it; none once it is known. */
  sections: SectionOfYear[];
  /** The schools have made their classes by now. */
  isSectionDue: boolean;
}

/** What the sheets of the children show; each part may fail by itself. */
export interface ChildSheets {
  /** By the child's id. */
  lists: Record<string, ShownList>;
  marks: ChildBook[];
  /** Why it is not known what was bought, what was on last year's lists, or what was marked by hand; null where it is. */
  ordersFailure: Failure | null;
  lastYearFailure: Failure | null;
  marksFailure: Failure | null;
}

/** Asks at once for lists, orders and marks of the saved children. */
export async function loadChildSheets(
  saved: Promise<readonly Child[]>,
  request: Request,
): Promise<ChildSheets> {
  const [children, lists, bought, marks] = await Promise.all([
    saved,
    saved.then((ofFamily) => loadClassLists(ofFamily, request)),
    settle(fetchJson(orderApi.boughtBooks, { request })),
    settle(fetchJson(accountApi.childBooks, { request })),
  ]);
  const known = { bought: bought.value?.books ?? [], marks: marks.value?.books ?? [] };
  const family = children.map((child, index) => familyChild(child, lists[index]));
  const evidence = familyEvidence(family, known);
  const today = italianDay(new Date());
  const shown = children.flatMap(({ id }, index) => {
    const [list, found] = [lists[index], evidence[index]];
    return list && found ? [[id, shownList(list, { found, today, bought: bought.value })]] : [];
  });
  return {
    lists: Object.fromEntries(shown) as ChildSheets['lists'],
    marks: known.marks,
    ordersFailure: bought.failure,
    lastYearFailure: lastYearFailureOf(lists),
    marksFailure: marks.failure,
  };
}

/** Of one list: that the others may have theirs changes nothing of what is to be said. */
function lastYearFailureOf(lists: readonly ClassList[]): Failure | null {
  const failures = lists.flatMap((list) => (list.kind === 'list' ? list.lastYearFailure : null));
  return failures.find((failure) => failure !== null) ?? null;
}

function familyChild(child: Child, list: ClassList | undefined): FamilyChild {
  const { id, nickname, schoolCode, classe, sezione } = child;
  const of = { id, nickname, schoolCode, classe, sezione };
  if (list?.kind !== 'list') return { ...of, schoolYear: null, books: [], lastYear: [] };
  const books = list.books.map(({ part, adozione }) => ({ part, isbn: adozione.isbn }));
  return { ...of, schoolYear: list.year, books, lastYear: list.lastYear };
}

interface Found {
  found: ChildEvidence<BoughtBook>;
  today: string;
  /** Null where the orders are not known. */
  bought: unknown;
}

function shownList(list: ClassList, { found, today, bought }: Found): ShownList {
  if (list.kind !== 'list' && list.kind !== 'several') return list;
  const { year, sections } = list;
  const question = { year, sections, isSectionDue: today >= sectionAskedFrom(year) };
  if (list.kind === 'several') return { kind: list.kind, ...question };
  const { kind, tetto, books } = list;
  return {
    ...question,
    kind,
    otherSections: found.otherSections,
    tetto,
    spent: bought === null ? null : found.spent,
    books: books.flatMap((book, index) => {
      const evidence = found.books[index];
      return evidence ? sheetBook(book, evidence, today) : [];
    }),
  };
}

function sheetBook(
  { part, materie, adozione }: PartedBook<Adoption>,
  evidence: BookEvidence<BoughtBook>,
  today: string,
): SheetBook {
  const { titolo, autore, editore, volume, copertina, vendibile } = adozione;
  const { bought } = evidence;
  return {
    ...evidence,
    bought: bought && shownBought(bought, today),
    part,
    materie,
    titolo,
    autore,
    editore,
    volume,
    copertina,
    prezzo: vendibile ? effectivePrice(adozione) : null,
  };
}

function shownBought(line: BoughtBook, today: string): ShownBought {
  const { state, orderId, orderNumber, orderedAt, shippingMethod, waitsForMoney } = line;
  const { words, isLate } = lineStanding(line, { shippingMethod, waitsForMoney, today });
  return { state, orderId, orderNumber, orderedAt, words, isLate };
}
