import type { OrderLineEntity } from '../orders/order-line.entity';
import type { PrintedOrder } from './printed-orders';

/** Surname first, as orders stand on a shelf; empty once the order needs nobody any more. */
export function familyName({ contact }: Pick<PrintedOrder, 'contact'>): string {
  return contact === null ? '' : `${contact.lastName} ${contact.firstName}`.trim();
}

/** The same where everybody sees it, on a bag: `Bianchi A.` */
export function bagName({ contact }: Pick<PrintedOrder, 'contact'>): string {
  if (contact === null) return '';
  const [initial] = contact.firstName;
  return initial === undefined ? contact.lastName : `${contact.lastName} ${initial}.`;
}

/** `1A, 2C e 3B, Istituto Manzoni` of each school; none for supplies alone. */
export function classWords(lines: readonly OrderLineEntity[]): string[] {
  const bySchool = new Map<string, Set<string>>();
  for (const { details } of lines) {
    const { school, classe, sezione } = details;
    if (school === null) continue;
    const classes = bySchool.get(school.nome) ?? new Set();
    const name = `${classe}${sezione}`.trim();
    if (name !== '') classes.add(name);
    bySchool.set(school.nome, classes);
  }
  return [...bySchool].map(([school, classes]) =>
    [list.format([...classes].sort(compare)), school].filter(Boolean).join(', '),
  );
}

const list = new Intl.ListFormat('it');
const { compare } = new Intl.Collator('it', { numeric: true });

/** `3 libri`, `1 libro e 2 articoli`. */
export function pieceWords(lines: readonly Pick<OrderLineEntity, 'type' | 'quantity'>[]): string {
  const pieces = (type: OrderLineEntity['type']) =>
    lines.reduce((sum, line) => sum + (line.type === type ? line.quantity : 0), 0);
  const [books, products] = [pieces('book'), pieces('product')];
  const words = [
    ...(books > 0 ? [books === 1 ? '1 libro' : `${books} libri`] : []),
    ...(products > 0 ? [products === 1 ? '1 articolo' : `${products} articoli`] : []),
  ];
  return words.length > 0 ? words.join(' e ') : 'niente da ritirare';
}
