import type { OrderLine } from '@zaino/contracts/orders';
import { bookPath } from '@zaino/rules/page-path';
import { Link } from '@zaino/web/router';

/** A line's title; of a book it leads to the book's page, for the class that it was bought for. */
export function LineLink({ line }: { line: OrderLine }) {
  const { type, reference, title, school, classe, sezione } = line;
  if (type !== 'book') return title;
  return <Link to={bookPath(reference, { scuola: school?.codice, classe, sezione })}>{title}</Link>;
}
