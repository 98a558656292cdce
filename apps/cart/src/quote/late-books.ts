import type { Quote } from '@zaino/contracts/orders';

/** More titles than these say nothing that somebody could act on. */
const MOST_NAMED = 2;

/**
 * `«Epica» arriva per ultimo`, where most books could be there before: a delivery of all waits for it. Null where all
 * come at about the same time.
 */
export function lateBooks({ lines }: Pick<Quote, 'lines'>, isPickup: boolean): string | null {
  const books = lines.flatMap(({ line, pieces, expected, alone = expected }) =>
    line.type === 'book' && pieces > 0 ? { title: line.titolo, to: alone.to } : [],
  );
  const [last] = books
    .map(({ to }) => to)
    .toSorted()
    .reverse();
  const late = books.filter(({ to }) => to === last);
  if (late.length === 0 || late.length > MOST_NAMED || late.length * 2 > books.length) return null;
  const titles = late.map(({ title }) => `«${title}»`).join(' e ');
  if (late.length === 1) return `${titles} ${isPickup ? 'è pronto' : 'arriva'} per ultimo`;
  return `${titles} ${isPickup ? 'sono pronti' : 'arrivano'} per ultimi`;
}
