import type { Order, OrderLine } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { counted } from '../order-lines/counted';
import { classWords } from '../order-lines/class-words';

export interface LineGroup {
  key: string;
  title: string;
  /** The child that all of it is for, where it is for one alone. */
  child: string | null;
  /** `7 libri`. */
  count: string;
  lines: OrderLine[];
}

/** The books of each child and class, in the order in which they stand; the products behind them. */
export function groupOrderLines({
  lines,
  children,
}: Pick<Order, 'lines' | 'children'>): LineGroup[] {
  const groups = groupBy(lines, (line) => {
    const { school, classe, sezione } = line;
    return line.type === 'book'
      ? JSON.stringify([onlyChild(line), school?.codice, classe, sezione])
      : '';
  });
  const products = groups.get('');
  groups.delete('');
  if (products) groups.set('', products);
  return [...groups].map(([key, own]) => {
    const id = key === '' ? null : own[0] && onlyChild(own[0]);
    const child = children.find((one) => one.id === id)?.nickname ?? null;
    return { key, child, title: titleOf(own[0], child), count: counted(own), lines: own };
  });
}

/** Whom all pieces of a line are for; null where there are several, or nobody in particular. */
function onlyChild({ children, quantity }: OrderLine): string | null {
  const [first] = children;
  return first && first.quantity === quantity ? first.childId : null;
}

function titleOf(line: OrderLine | undefined, child: string | null): string {
  if (line?.type !== 'book') return 'Prodotti per la scuola';
  const place = [line.classe && classWords(line), line.school?.nome].filter(Boolean).join(', ');
  return [child && `Per ${child}`, place].filter(Boolean).join(' · ') || 'Libri';
}

/** The pieces of these lines. */
export function countPieces(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
