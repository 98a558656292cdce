import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { lineTitle } from '../order-lines/line-title';
import type { FormState } from './form';

/** A line that is ordered from a supplier. */
export interface LineToCome {
  key: string;
  title: string;
  /** The last day on which it is expected; null before it is known. */
  expected: string | null;
}

/** Lines that have to come first: all books, until the service says which. */
export function linesToCome({ cart, quote }: Pick<FormState, 'cart' | 'quote'>): LineToCome[] {
  const quoted = new Map(quote?.lines.map((line) => [line.key, line]));
  const comes = (line: CartLine) => {
    const known = quoted.get(lineKey(line));
    return known ? known.isOrdered && known.pieces > 0 : line.type === 'book';
  };
  return cart.items.filter(comes).map((line) => {
    const key = lineKey(line);
    return { key, title: lineTitle(line), expected: quoted.get(key)?.expected.to ?? null };
  });
}
