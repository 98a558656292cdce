import type { ParcelContents } from '@zaino/contracts/orders';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { commandRefused, orderMoved } from '../orders/refused';
import { isNeeded, sentArticle } from './packable-lines';

type Line = Pick<OrderLineEntity, 'id' | 'quantity' | 'state' | 'reference' | 'details'>;
type Order = Pick<LockedOrder['order'], 'deliveries'>;

/** Contents of whole lines. */
export function contentsOf(lines: readonly Pick<Line, 'id' | 'quantity'>[]): ParcelContents {
  return lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
}

/**
 * Refuses contents that the order does not have, or has less of: as `conflict` with `order-moved` where a line may not
 * go (any more), else with `command-refused`.
 */
export function checkContents(contents: ParcelContents, packable: readonly Line[]): void {
  for (const { lineId, quantity } of contents) {
    const line = packable.find(({ id }) => id === lineId);
    if (line === undefined) throw orderMoved();
    if (quantity > line.quantity) {
      const { title } = sentArticle(line);
      throw commandRefused(`Nel pacco va solo ${piecesWords(line.quantity)} di “${title}”.`);
    }
  }
}

/** Refuses contents that are no complete parcel: each line as a whole, and none that is needed left out. */
export function checkComplete(
  contents: ParcelContents,
  { order, packable }: { order: Order; packable: readonly Line[] },
): void {
  checkContents(contents, packable);
  if (contents.length === 0) throw commandRefused('Nel pacco non c’è ancora niente.');
  const packed = new Map(contents.map(({ lineId, quantity }) => [lineId, quantity]));
  for (const line of packable) {
    const { title } = sentArticle(line);
    const count = packed.get(line.id) ?? 0;
    const isPart = count > 0 && count < line.quantity;
    if (isPart || (count === 0 && isNeeded(order, line))) {
      throw commandRefused(
        `Nel pacco manca ancora ${piecesWords(line.quantity - count)} di “${title}”.`,
      );
    }
  }
}

/** Whether a packed parcel is still what its order is to get: all of its lines lie aside, and each is whole. */
export function stands(contents: ParcelContents, lines: readonly Line[]): boolean {
  return contents.every(({ lineId, quantity }) =>
    lines.some(
      (line) => line.id === lineId && line.quantity === quantity && line.state === 'reserved',
    ),
  );
}

const piecesWords = (count: number) => (count === 1 ? '1 copia' : `${count} copie`);
