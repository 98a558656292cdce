import type { FigureSums } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { SoldLine } from './own-lines';

/** What stays sold of some lines; money in cents. */
export class FigureCount {
  lines = 0;
  pieces = 0;
  grossCents = 0;
  lessCents = 0;
  /** An order of several of the lines is one. */
  readonly orders = new Set<string>();

  add({ orderId, isSold, quantity, grossCents, lessCents }: SoldLine): void {
    this.orders.add(orderId);
    if (!isSold) return;
    this.lines += 1;
    this.pieces += quantity;
    this.grossCents += grossCents;
    this.lessCents += lessCents;
  }

  answer(): FigureSums {
    const { orders, lines, pieces, grossCents, lessCents } = this;
    const turnover = toEuro(grossCents - lessCents);
    return { orders: orders.size, lines, pieces, gross: toEuro(grossCents), turnover };
  }
}

/** The one of a key, which is made where there is none yet. */
export function ofKey<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
