import type { Quote } from '@zaino/contracts/orders';
import { dayRangeWords } from '@zaino/rules/day-words';
import { groupBy } from '@zaino/rules/group-by';
import { counted } from '../order-lines/counted';

type QuoteLine = Quote['lines'][number];

/** Lines of a quote that come on the same days. */
interface SameDays {
  expected: QuoteLine['expected'];
  lines: QuoteLine[];
}

/** The lines that can be had by the days on which they come, most lines first. */
export function sameDays({ lines }: Pick<Quote, 'lines'>): SameDays[] {
  const had = lines.filter(({ pieces }) => pieces > 0);
  return [...groupBy(had, ({ expected }) => `${expected.from} ${expected.to}`).values()]
    .flatMap((group) => (group[0] ? { expected: group[0].expected, lines: group } : []))
    .toSorted((one, other) => other.lines.length - one.lines.length);
}

/** `18 libri: consegna tra il 27 novembre e il 14 dicembre`. */
export function expectedWords({ expected, lines }: SameDays, isPickup: boolean): string {
  const had = lines.map(({ line, pieces }) => ({ ...line, quantity: pieces }));
  const isOne = had.length === 1 && had[0]?.quantity === 1;
  const ready = isOne ? 'pronto in libreria' : 'pronti in libreria';
  return `${counted(had)}: ${isPickup ? ready : 'consegna'} ${dayRangeWords(expected)}`;
}
