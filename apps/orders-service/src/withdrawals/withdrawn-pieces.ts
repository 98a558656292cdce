import type { LinePieces } from '@zaino/contracts/orders';
import type { LinePart } from '../orders/command';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { WithdrawalEntity, WithdrawnPieces } from './withdrawal.entity';

interface Asked {
  lineIds: readonly string[];
  pieces?: LinePieces | undefined;
}

/** What a statement is for; `lines` are those that were named as they were then, `parts` what was taken out of them. */
export function withdrawnPieces(
  lines: readonly Pick<OrderLineEntity, 'id' | 'quantity'>[],
  parts: readonly LinePart[],
): WithdrawnPieces[] {
  return lines.map(({ id: named, quantity: of }) => {
    const part = parts.find((one) => one.of === named);
    return { lineId: part?.lineId ?? named, named, quantity: part?.quantity ?? of, of };
  });
}

/**
 * Whether a statement said the same as what is asked now: a button that is pressed twice, or an answer that was lost.
 * Once some pieces were taken out of a line it has fewer, so that the next one of them is another statement.
 */
export function isSameStatement(
  earlier: WithdrawalEntity,
  { lineIds, pieces = [] }: Asked,
): boolean {
  const wanted = new Set(lineIds);
  const stated = earlier.pieces ?? earlier.lineIds.map((named) => ({ named, ...whole }));
  return (
    stated.length === wanted.size &&
    stated.every(({ named, quantity, of }) => {
      const some = pieces.find(({ lineId }) => lineId === named) ?? { quantity: of, of };
      return wanted.has(named) && some.quantity === quantity && some.of === of;
    })
  );
}

/** However many there were. */
const whole = { quantity: 0, of: 0 };

/** How many pieces of a line a statement is for, whatever became of them since. */
export function withdrawnQuantity(
  { pieces }: Pick<WithdrawalEntity, 'pieces'>,
  { id, quantity }: Pick<OrderLineEntity, 'id' | 'quantity'>,
): number {
  return pieces?.find(({ lineId }) => lineId === id)?.quantity ?? quantity;
}
