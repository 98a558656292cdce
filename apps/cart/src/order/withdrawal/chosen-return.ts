import type { OrderLine } from '@zaino/contracts/orders';
import type { ChosenPieces, PiecesByLine } from '../pieces/line-pieces';
import { RETURN_PARAMETER } from './return-parameter';

/** Pieces of a line that are to be given back. */
export interface ReturnedPieces extends ChosenPieces {
  lineId: string;
}

/** The order's page with its form of withdrawal open, and these pieces chosen. */
export function returnPath(orderId: string, returned: readonly ReturnedPieces[]): string {
  const query = new URLSearchParams(
    returned.map(({ lineId, quantity, childId }) => [
      RETURN_PARAMETER,
      [lineId, quantity, childId ?? ''].join(' '),
    ]),
  );
  return `/orders/${orderId}?${query.toString()}#recesso`;
}

/** What an address has chosen, as far as the lines are there and have so many pieces. */
export function readReturned(
  wishes: readonly string[],
  lines: readonly OrderLine[],
): { chosen: string[]; pieces: PiecesByLine } {
  const known = wishes.flatMap((wish) => {
    const [lineId, quantity, childId = ''] = wish.split(' ');
    const line = lines.find(({ id }) => id === lineId);
    const pieces = Number(quantity);
    if (!line || !Number.isInteger(pieces) || pieces < 1) return [];
    const isOwner = line.children.some((child) => child.childId === childId);
    return [[line.id, { quantity: pieces, ...(isOwner && { childId }) }] as const];
  });
  return { chosen: known.map(([id]) => id), pieces: Object.fromEntries(known) };
}
