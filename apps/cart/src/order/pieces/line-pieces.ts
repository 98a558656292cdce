import type { OrderLine } from '@zaino/contracts/orders';
import { paidForPieces } from '@zaino/rules/line-pieces';
import { toCents, toEuro } from '@zaino/rules/money';

/** How many pieces of a line are meant, and whose; the service chooses among those for nobody and the last child's. */
export interface ChosenPieces {
  quantity: number;
  childId?: string | undefined;
}

/** By the line's id; those of other lines are all of them. */
export type PiecesByLine = Readonly<Record<string, ChosenPieces>>;

/** What is meant of a line as it is now: it may have fewer pieces than when that was chosen. */
export function piecesOf({ id, quantity }: OrderLine, chosen: PiecesByLine): ChosenPieces {
  const pieces = chosen[id];
  return pieces && pieces.quantity < quantity ? pieces : { quantity };
}

/** As the calls of the contract say it: only for lines that are not meant as a whole. */
export function somePieces(lines: readonly OrderLine[], chosen: PiecesByLine) {
  const pieces = lines.flatMap((line) => {
    const { quantity, childId } = piecesOf(line, chosen);
    if (quantity === line.quantity) return [];
    return { lineId: line.id, quantity, of: line.quantity, ...(childId && { childId }) };
  });
  return pieces.length > 0 ? { pieces } : {};
}

/** What the family has paid for them, in euro; what is done to them by then, and stays paid, is none of it. */
export function paidFor(line: OrderLine, pieces: number): number {
  const { quantity } = line;
  const priceCents = toCents(line.price);
  const discountCents = toCents(line.discount);
  const isOfComune = (line.cedola?.amount ?? 0) > 0;
  const ofGoods = isOfComune ? 0 : paidForPieces({ priceCents, discountCents, quantity }, pieces);
  return toEuro(ofGoods + extraBackCents(line, pieces));
}

/** In cents, what was to be paid for what the bookshop does to some pieces, and comes back where it was: nothing once it is done. */
export function extraBackCents({ extra, quantity }: OrderLine, pieces: number): number {
  if (!extra || extra.state === 'done') return 0;
  const [total, refunded] = [toCents(extra.total), toCents(extra.refunded)];
  return (total / quantity) * pieces - Math.floor((refunded * pieces) / quantity);
}

/** `1 pezzo`, `2 pezzi`. */
export function pieceCount(pieces: number): string {
  return pieces === 1 ? '1 pezzo' : `${pieces} pezzi`;
}
