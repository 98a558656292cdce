import { type CartLine, MAX_LINE_QUANTITY } from './cart-line';

/** For whom pieces are: the id of one of the cart's children, or null for nobody in particular. */
export type Owner = string | null;

/** Whole pieces from 0 to the most that one line takes; what is not a number counts as 0. */
export function clampQuantity(quantity: number): number {
  const whole = Number.isNaN(quantity) ? 0 : Math.trunc(quantity);
  return Math.min(Math.max(whole, 0), MAX_LINE_QUANTITY);
}

/** Pieces of a line that are for somebody. */
export function piecesFor({ quantity, children = [] }: CartLine, owner: Owner): number {
  if (owner === null) return children.reduce((rest, child) => rest - child.quantity, quantity);
  return children.find(({ childId }) => childId === owner)?.quantity ?? 0;
}

/** Whom a line's pieces are for: its children in their order, then nobody where there is a rest. */
export function ownersOf(line: CartLine): Owner[] {
  const ids: Owner[] = (line.children ?? []).map(({ childId }) => childId);
  return piecesFor(line, null) > 0 ? [...ids, null] : ids;
}

/** The part of a line that is for somebody: their pieces alone. */
export function partFor(line: CartLine, owner: Owner): CartLine {
  const quantity = piecesFor(line, owner);
  return { ...line, quantity, children: owner === null ? [] : [{ childId: owner, quantity }] };
}

/** The line with so many pieces for somebody; those of the others stay, and a line takes no more than it can. */
export function withPieces(line: CartLine, owner: Owner, pieces: number): CartLine {
  const others = line.quantity - piecesFor(line, owner);
  const quantity = Math.min(clampQuantity(pieces), MAX_LINE_QUANTITY - others);
  const { children: before = [], ...rest } = line;
  const share = { childId: owner ?? '', quantity };
  const isKnown = before.some(({ childId }) => childId === owner);
  const children = (
    owner === null
      ? before
      : isKnown
        ? before.map((one) => (one.childId === owner ? share : one))
        : [...before, share]
  ).filter((one) => one.quantity > 0);
  const changed = { ...rest, quantity: others + quantity };
  return children.length > 0 ? { ...changed, children } : changed;
}

/** The pieces of `line` on top of those of `present`, each for whom it is; texts and price are the newer ones. */
export function addPieces(present: CartLine | undefined, line: CartLine): CartLine {
  const { children = [], ...details } = line;
  const start: CartLine = {
    ...details,
    quantity: present?.quantity ?? 0,
    ...(present?.children && { children: present.children }),
  };
  let left = clampQuantity(line.quantity);
  const forChildren = children.reduce((result, { childId, quantity }) => {
    const pieces = Math.min(clampQuantity(quantity), left);
    left -= pieces;
    return withPieces(result, childId, piecesFor(result, childId) + pieces);
  }, start);
  return withPieces(forChildren, null, piecesFor(forChildren, null) + left);
}

/** The line with so many pieces in all: more are for nobody, fewer are taken from there first and then from the last child. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const wanted = clampQuantity(quantity);
  const missing = wanted - line.quantity;
  if (missing >= 0) return withPieces(line, null, piecesFor(line, null) + missing);
  return ownersOf(line).reduceRight((result, owner) => {
    const surplus = result.quantity - wanted;
    return surplus > 0 ? withPieces(result, owner, piecesFor(result, owner) - surplus) : result;
  }, line);
}

/** The line with pieces of one for another, at most those that there are. */
export function movePieces(line: CartLine, { from, to, pieces }: Move): CartLine {
  const present = piecesFor(line, from);
  const moved = Math.min(clampQuantity(pieces), present);
  if (moved === 0 || from === to) return line;
  const without = withPieces(line, from, present - moved);
  return withPieces(without, to, piecesFor(without, to) + moved);
}

/** Pieces that change hands. */
export interface Move {
  from: Owner;
  to: Owner;
  pieces: number;
}

/** The line without the pieces of another; what somebody has no more of is taken from the others. */
export function withoutPieces(line: CartLine, taken: CartLine): CartLine {
  const left = line.quantity - clampQuantity(taken.quantity);
  const rest = (taken.children ?? []).reduce(
    (result, { childId, quantity }) =>
      withPieces(result, childId, piecesFor(result, childId) - quantity),
    line,
  );
  return rest.quantity > left ? withQuantity(rest, left) : rest;
}
