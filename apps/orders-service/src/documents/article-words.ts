import type { OrderLineEntity } from '../orders/order-line.entity';
import { euro } from './euro';

/** What stands for an article in a document: the edition that came, and the ISBN of a book. */
export function articleWords({ type, reference, details }: OrderLineEntity): string {
  const { title, substitute } = details;
  if (type === 'product') return title;
  return `${substitute?.title ?? title}\nISBN ${substitute?.isbn ?? reference}`;
}

/** The same with the cover price of a copy, where the bookshop took something off it: what was paid stands beside. */
export function pricedArticleWords(line: OrderLineEntity): string {
  const { coverCents, quantity } = line;
  if (coverCents === null) return articleWords(line);
  const each = quantity > 1 ? ' l’uno' : '';
  return `${articleWords(line)}\nPrezzo di copertina ${euro(coverCents)}${each}`;
}
