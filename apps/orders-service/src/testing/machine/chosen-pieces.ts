import type { LinePieces, Order } from '@zaino/contracts/orders';
import type { Dice } from '@zaino/service/testing/fuzz/dice';

interface Chosen {
  lineIds: string[];
  pieces?: LinePieces;
}

/** Some of the lines; of each all pieces, or some. */
export function chosenPieces(lines: Order['lines'], dice: Dice): Chosen {
  const chosen = dice.some(lines);
  const lineIds = chosen.map(({ id }) => id);
  if (dice.isOneIn(2)) return { lineIds };
  const pieces = chosen.map(({ id: lineId, quantity: of }) => ({
    lineId,
    of,
    quantity: 1 + dice.upTo(of - 1),
  }));
  return { lineIds, pieces };
}
