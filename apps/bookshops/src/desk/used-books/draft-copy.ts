import type { DeskUsedOffer, DigitalCode, NewUsedIntake, UsedGrade } from '@zaino/contracts/orders';
import type { UsedBook } from '@zaino/contracts/schools';
import { toCents, toEuro } from '@zaino/rules/money';
import { readEuro } from '@zaino/rules/read-euro';
import { usedGuideCents } from '@zaino/rules/used-book';

/** Most that is paid or asked for a copy, in euro (`MOST_USED_PRICE` of the contract). */
const MOST_PRICE = 500;

/** A copy that lies on the counter, and is not taken in yet. */
export interface DraftCopy {
  /** Of the row. */
  key: string;
  offerId: string | null;
  isbn: string;
  title: string;
  grade: UsedGrade;
  /** Empty until the bookshop has looked. */
  digitalCode: DigitalCode | '';
  /** What the family is shown as worth its while, in euro; null where nobody knows. */
  guidePrice: number | null;
  /** As they are typed. */
  paid: string;
  salePrice: string;
}

/** Of a family's offer; what it said of the code is looked at. */
export function draftOfOffer(offer: DeskUsedOffer): DraftCopy {
  const { id, isbn, title, grade, digitalCode, guidePrice } = offer;
  const code = digitalCode === 'unknown' ? '' : digitalCode;
  return {
    key: id,
    offerId: id,
    isbn,
    title,
    grade,
    digitalCode: code,
    guidePrice,
    paid: '',
    salePrice: '',
  };
}

/** Of a book that somebody has brought; each scan is a copy. */
export function draftOfBook(book: UsedBook, key: string): DraftCopy {
  return {
    key,
    offerId: null,
    isbn: book.isbn,
    title: book.trovato ? book.titolo : '',
    grade: 'good',
    digitalCode: '',
    guidePrice: book.trovato ? guideOf(book) : null,
    paid: '',
    salePrice: '',
  };
}

function guideOf(book: Extract<UsedBook, { trovato: true }>): number | null {
  const cents = usedGuideCents({
    coverCents: book.prezzo === null ? null : toCents(book.prezzo),
    grade: 'good',
    isAdopted: book.classiItalia > 0,
    isReplaced: book.nuovaEdizione !== null,
  });
  return cents === null ? null : toEuro(cents);
}

/** What is wrong with the copies, by field of each (`paid-<key>`). */
export function draftErrors(copies: readonly DraftCopy[]): Record<string, string> {
  const errors = copies.flatMap(({ key, paid, salePrice, digitalCode }) => [
    [`paid-${key}`, priceError(paid, 'Scrivi quanto lo paghi, come 4,50')],
    [`sale-${key}`, salePriceError(salePrice)],
    [`code-${key}`, digitalCode === '' ? 'Guarda il codice digitale' : undefined],
  ]);
  return Object.fromEntries(errors.filter(([, words]) => words !== undefined)) as Record<
    string,
    string
  >;
}

/** Of the price of a copy that is for sale; none where it is left open. */
export function salePriceError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return priceError(text, 'Scrivi un prezzo, come 9,90, o lascia vuoto');
}

function priceError(text: string, unreadable: string): string | undefined {
  const euro = readEuro(text);
  if (euro === null) return unreadable;
  return euro > MOST_PRICE ? `Scrivi un prezzo da 0 a ${MOST_PRICE} €` : undefined;
}

/** As the copies are sent; call only where `draftErrors` finds nothing. */
export function sentCopies(copies: readonly DraftCopy[]): NewUsedIntake['copies'] {
  return copies.map(({ isbn, offerId, grade, digitalCode, paid, salePrice }) => ({
    isbn,
    offerId,
    grade,
    digitalCode: digitalCode === '' ? 'unknown' : digitalCode,
    paid: readEuro(paid) ?? 0,
    salePrice: readEuro(salePrice),
  }));
}

/** What the bookshop pays for all of them, in euro, as far as it is written. */
export const paidTotal = (copies: readonly DraftCopy[]): number =>
  toEuro(copies.reduce((sum, { paid }) => sum + toCents(readEuro(paid) ?? 0), 0));
