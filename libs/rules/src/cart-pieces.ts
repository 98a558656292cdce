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
  const isThere = owner === null || before.some(({ childId }) => childId === owner);
  const children = (isThere ? before : [...before, { childId: owner, quantity }])
    .map((one) => (one.childId === owner ? { ...one, quantity } : one))
    .filter((one) => one.quantity > 0);
  const changed = { ...rest, quantity: others + quantity };
  return children.length > 0 ? { ...changed, children } : changed;
}

/** The line with more pieces for somebody, or fewer. */
function shift(line: CartLine, owner: Owner, pieces: number): CartLine {
  return withPieces(line, owner, piecesFor(line, owner) + pieces);
}

/** The pieces of `line` on top of those of `present`, each for whom it is; texts and price are the newer ones. */
export function addPieces(present: CartLine | undefined, line: CartLine): CartLine {
  const start = { ...line, quantity: present?.quantity ?? 0, children: present?.children };
  let left = clampQuantity(line.quantity);
  const forChildren = (line.children ?? []).reduce<CartLine>((result, { childId, quantity }) => {
    const pieces = Math.min(clampQuantity(quantity), left);
    left -= pieces;
    return shift(result, childId, pieces);
  }, start);
  return shift(forChildren, null, left);
}

/** The line with so many pieces in all: more are for nobody, fewer are taken from there first and then from the last child. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const wanted = clampQuantity(quantity);
  const added = shift(line, null, Math.max(0, wanted - line.quantity));
  return ownersOf(added).reduceRight(
    (result, owner) => shift(result, owner, Math.min(0, wanted - result.quantity)),
    added,
  );
}

/** Pieces that change hands. */
export interface Move {
  from: Owner;
  to: Owner;
  pieces: number;
}

/** The line with pieces of one for another, at most those that there are. */
export function movePieces(line: CartLine, { from, to, pieces }: Move): CartLine {
  const moved = Math.min(clampQuantity(pieces), piecesFor(line, from));
  return shift(shift(line, from, -moved), to, moved);
}

/** The line without the pieces of another; what somebody has no more of is taken from the others. */
export function withoutPieces(line: CartLine, taken: CartLine): CartLine {
  const left = line.quantity - clampQuantity(taken.quantity);
  const rest = (taken.children ?? []).reduce(
    (result, { childId, quantity }) => shift(result, childId, -quantity),
    line,
  );
  return withQuantity(rest, Math.min(rest.quantity, left));
}
