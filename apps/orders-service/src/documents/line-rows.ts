import { formatEuro, toEuro } from '@zaino/rules/money';
import type { OrderLineEntity } from '../orders/order-line.entity';

/** `1.024,50 €` of cents. */
export function euro(cents: number): string {
  return formatEuro(toEuro(cents));
}

/** What stands for an article on paper: the edition that came, and the ISBN of a book. */
export function articleWords({ type, reference, details }: OrderLineEntity): string {
  const { title, substitute } = details;
  if (type === 'product') return title;
  return `${substitute?.title ?? title}\nISBN ${substitute?.isbn ?? reference}`;
}
