import type { FeedColumn, FeedState } from '@zaino/contracts/schools';
import { eanOf, isbnOf } from '@zaino/rules/isbn';
import { readPrice } from '../../import/rows/price';
import { readFeedDate } from './feed-date';
import type { FeedPlaces } from './feed-head';
import { type FeedCodes, feedStateOf } from './feed-state';
import { plainWord } from './plain-word';

/** What a line says of a book. */
export interface FeedRow {
  isbn: string;
  state: FeedState;
  pieces: number | null;
  priceCents: number | null;
  expectedOn: string | null;
  newIsbn: string | null;
}

export interface FeedTerms {
  places: FeedPlaces;
  codes: FeedCodes;
}

/** Longest piece of a cell that a reason repeats. */
const SHOWN = 40;

/** More than this is as good as this. */
const MOST_PIECES = 1_000_000;

type Cell = (column: FeedColumn) => string;

/** The book that a line is about and what it says of it, or why it cannot be used, for a person. */
export function readFeedRow(
  cells: readonly string[],
  { places, codes }: FeedTerms,
): FeedRow | string {
  const cell: Cell = (column) => cells[places[column] ?? cells.length]?.trim() ?? '';
  const isbn = codeOf(cell('isbn'));
  if (isbn === null) return `ISBN ${shown(cell('isbn'))} non valido`;
  const priceCents = priceOf(cell('price'));
  if (priceCents === undefined) return `Prezzo ${shown(cell('price'))} illeggibile`;
  const expectedOn = readFeedDate(cell('expected'));
  if (expectedOn === undefined) return `Data ${shown(cell('expected'))} illeggibile`;
  const told = toldOf(cell, codes);
  if (typeof told === 'string') return told;
  return { isbn, priceCents, expectedOn, ...told, ...replacement(told, isbn) };
}

type Told = Pick<FeedRow, 'state' | 'pieces' | 'newIsbn'>;

/** An edition that is said to replace itself replaces nothing. */
function replacement({ state, newIsbn }: Told, isbn: string): Pick<FeedRow, 'state' | 'newIsbn'> {
  if (state !== 'replaced') return { state, newIsbn: null };
  return newIsbn === null || newIsbn === isbn
    ? { state: 'out-of-print', newIsbn: null }
    : { state, newIsbn };
}

function toldOf(cell: Cell, codes: FeedCodes): Told | string {
  const { pieces, word } = availabilityOf(cell, codes);
  // Copies that are there can be had, whatever is said of the edition.
  if (pieces !== null && pieces > 0) return { state: 'available', pieces, newIsbn: null };
  const told = word === '' ? undefined : feedStateOf(word, codes);
  const newIsbn = replacedByOf(cell, word);
  if (newIsbn !== null && told !== 'available') return { state: 'replaced', pieces, newIsbn };
  if (told === null) return `Stato ${shown(word)} sconosciuto`;
  const state = stateWithoutPieces(told, pieces);
  return state === null ? 'Manca la disponibilità' : { state, pieces, newIsbn };
}

/** The column of availability has a number, or a code as that of the state. */
function availabilityOf(cell: Cell, codes: FeedCodes): { pieces: number | null; word: string } {
  const quantity = cell('availability');
  const pieces = codes.has(plainWord(quantity)) ? null : piecesOf(quantity);
  return { pieces, word: cell('state') || (pieces === null ? quantity : '') };
}

/** Of its own column, or of a state as `sostituito da 978…`. */
function replacedByOf(cell: Cell, word: string): string | null {
  const inWord = /97[89][\d -]{10,}/.exec(word)?.[0] ?? '';
  return codeOf(cell('replacedBy')) ?? codeOf(inWord);
}

/** Null where nothing is said. */
function stateWithoutPieces(told: FeedState | undefined, pieces: number | null): FeedState | null {
  if (told !== undefined && told !== 'available') return told;
  if (pieces === 0) return told === undefined ? 'not-there' : 'on-order';
  return told ?? null;
}

/** `12`, `> 10`, `10+`, `3,00`; less than nothing is nothing. Null where it is no number. */
function piecesOf(text: string): number | null {
  if (/^-\d+([.,]\d+)?$/.test(text)) return 0;
  const digits = /^[>+]?\s*(\d{1,9})\s*\+?(?:[.,]0+)?$/.exec(text)?.[1];
  return digits === undefined ? null : Math.min(Number(digits), MOST_PIECES);
}

const codeOf = (text: string) => isbnOf(text) ?? eanOf(text);

/** Of a cell as `€ 1.012,50`; the dot of thousands stands before three digits and a comma. */
function priceOf(text: string): number | null | undefined {
  const amount = text.replace(/€|eur(o)?/i, '').trim();
  return readPrice(/^\d{1,3}\.\d{3},\d{1,2}$/.test(amount) ? amount.replace('.', '') : amount);
}

const shown = (text: string) => `«${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}»`;
