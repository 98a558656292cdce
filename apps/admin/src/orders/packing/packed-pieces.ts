import type { Parcel, ParcelContents, ParcelLine } from '@zaino/contracts/orders';
import { eanOf, isbnOf } from '@zaino/rules/isbn';

/** Pieces that lie in a parcel, by the ids of their lines. */
export type Pieces = ReadonlyMap<string, number>;

type Lines = Pick<Parcel, 'lines'>;

/** As the service has them. */
export function piecesOf({ lines }: Lines): Pieces {
  return new Map(lines.map(({ lineId, packed }) => [lineId, packed]));
}

/** The same as the calls take them. */
export function contentsOf(pieces: Pieces): ParcelContents {
  return [...pieces].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
}

/** What came of a code that was scanned. */
export type Scanned =
  | { kind: 'added'; line: ParcelLine; pieces: Pieces }
  /** All of its pieces lie in the parcel already. */
  | { kind: 'surplus'; line: ParcelLine }
  /** The order has no such article. */
  | { kind: 'wrong'; code: string }
  /** The scanner has misread it: its check digit is wrong. */
  | { kind: 'unread'; code: string };

/** A code as the parcel's lines have it. */
export function codeIn(text: string): string {
  return isbnOf(text) ?? eanOf(text) ?? text.trim().toUpperCase();
}

/** Whether it is that of a book, or of another article with a bar code. */
export const isArticleCode = (text: string) => isbnOf(text) !== null || eanOf(text) !== null;

/** Puts what was scanned into the parcel, if it belongs there: into the first of its lines that has room. */
export function scanned(parcel: Lines, pieces: Pieces, text: string): Scanned {
  const code = codeIn(text);
  const own = parcel.lines.filter(({ codes }) => codes.includes(code));
  const free = own.find(({ lineId, quantity }) => (pieces.get(lineId) ?? 0) < quantity);
  if (free) return { kind: 'added', line: free, pieces: withPieces(pieces, free, 1) };
  const [full] = own;
  if (full) return { kind: 'surplus', line: full };
  return { kind: isMisread(code) ? 'unread' : 'wrong', code };
}

const isMisread = (code: string) => /^\d{12,14}$/.test(code) && !isArticleCode(code);

/** So many pieces more, or fewer: never less than none, nor more than belong in. */
export function withPieces(
  pieces: Pieces,
  { lineId, quantity }: Pick<ParcelLine, 'lineId' | 'quantity'>,
  more: number,
): Pieces {
  const count = Math.max(0, Math.min(quantity, (pieces.get(lineId) ?? 0) + more));
  return new Map(pieces).set(lineId, count);
}

/** Pieces that should be in it and are not: of lines that are here by now, and of those that are begun. */
export function missingPieces({ lines }: Lines, pieces: Pieces): number {
  return lacking(lines, pieces, ({ isExpected }) => isExpected);
}

function lacking(
  lines: readonly ParcelLine[],
  pieces: Pieces,
  counts: (line: ParcelLine) => boolean,
): number {
  return lines.reduce((sum, line) => {
    const count = pieces.get(line.lineId) ?? 0;
    return sum + (count > 0 || counts(line) ? line.quantity - count : 0);
  }, 0);
}

/** Whether anything lies in it. */
export const isBegun = (pieces: Pieces) => [...pieces.values()].some((count) => count > 0);

/** Whether all lies in it that should. */
export function isComplete(parcel: Lines, pieces: Pieces): boolean {
  return isBegun(pieces) && missingPieces(parcel, pieces) === 0;
}

/** Whether it can be closed: of several deliveries also without what is not put aside for it yet. */
export function canClose({ lines }: Lines, pieces: Pieces): boolean {
  return isBegun(pieces) && lacking(lines, pieces, ({ isNeeded }) => isNeeded) === 0;
}
