import type { Quote } from '@zaino/contracts/orders';
import { removeLine, renewLines, setBookshop, setQuantity } from '@zaino/web/cart';

/** Brings what the customer has seen and agreed to into the cart: new prices and discounts, fewer pieces, lines that are gone. */
export function acceptChanges({ changes, lines, bookshop }: Quote): void {
  const changed = new Set(changes.map(({ key }) => key));
  if (bookshop && changes.some(({ kind }) => kind === 'discount')) setBookshop(bookshop);
  const agreed = lines.filter(({ key }) => changed.has(key));
  renewLines(agreed.map(({ line }) => line));
  for (const { key, pieces, line } of agreed) {
    if (pieces === 0) removeLine(key);
    else if (pieces < line.quantity) setQuantity(key, pieces);
  }
}
