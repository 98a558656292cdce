import type { OrderLine } from '@zaino/contracts/orders';
import { classWords } from '../order-lines/class-words';

export interface LineGroup {
  key: string;
  title: string;
  /** `7 libri, ognuno con la sua data`. */
  count: string;
  lines: OrderLine[];
}

/** The books of each class, in the order in which they stand; the products behind them. */
export function groupOrderLines(lines: readonly OrderLine[]): LineGroup[] {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const { school, classe, sezione } = line;
    const key = line.type === 'book' ? JSON.stringify([school?.codice, classe, sezione]) : '';
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const products = groups.get('');
  groups.delete('');
  if (products) groups.set('', products);
  return [...groups].map(([key, own]) => ({
    key,
    title: titleOf(own[0]),
    count: countWords(own, key === '' ? ['prodotto', 'prodotti'] : ['libro', 'libri']),
    lines: own,
  }));
}

function titleOf(line: OrderLine | undefined): string {
  if (line?.type !== 'book') return 'Prodotti per la scuola';
  return [line.classe && classWords(line), line.school?.nome].filter(Boolean).join(', ') || 'Libri';
}

function countWords(lines: readonly OrderLine[], [one, many]: [string, string]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 1) return `1 ${one}`;
  return `${pieces} ${many}${lines.length > 1 ? ', ognuno con la sua data' : ''}`;
}
