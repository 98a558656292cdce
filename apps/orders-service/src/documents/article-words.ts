import type { OrderLineEntity } from '../orders/order-line.entity';

/** What stands for an article in a document: the edition that came, and the ISBN of a book. */
export function articleWords({ type, reference, details }: OrderLineEntity): string {
  const { title, substitute } = details;
  if (type === 'product') return title;
  return `${substitute?.title ?? title}\nISBN ${substitute?.isbn ?? reference}`;
}
