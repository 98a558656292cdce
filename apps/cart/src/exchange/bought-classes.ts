import type { BoughtBook } from '@zaino/contracts/orders';
import type { ExchangeChoice } from './exchange-address';

/** A class that books were bought for, and for whom. */
export interface BoughtClass extends Pick<ExchangeChoice, 'scuola' | 'classe' | 'da' | 'figlio'> {
  /** Blank for nobody in particular. */
  nickname: string;
  /** ISBNs. */
  books: string[];
  /** Of the newest one. */
  orderIds: string[];
}

/** The classes of the newest school year for which a family has bought books, each once a child; of one order alone where told. */
export function boughtClasses(bought: readonly BoughtBook[], orderId: string): BoughtClass[] {
  const named = bought.filter(({ schoolCode, sezione }) => schoolCode !== '' && sezione !== '');
  const newest = Math.max(...named.map(({ schoolYear }) => schoolYear ?? 0));
  const classes = new Map<string, BoughtClass>();
  for (const book of named) {
    if ((book.schoolYear ?? newest) !== newest) continue;
    for (const owner of ownersOf(book)) {
      const { schoolCode: scuola, classe, sezione: da } = book;
      const key = JSON.stringify([scuola, classe, da, owner.figlio]);
      const known = classes.get(key) ?? { scuola, classe, da, ...owner, books: [], orderIds: [] };
      known.books.push(book.isbn);
      if (!known.orderIds.includes(book.orderId)) known.orderIds.push(book.orderId);
      classes.set(key, known);
    }
  }
  const all = [...classes.values()];
  const ofOrder = all.filter(({ orderIds }) => orderIds.includes(orderId));
  return orderId === '' ? all : ofOrder;
}

/** Whose a line's pieces are; the last may be nobody in particular. */
function ownersOf({ children, quantity }: BoughtBook): Pick<BoughtClass, 'figlio' | 'nickname'>[] {
  const owners = children.map(({ id, nickname }) => ({ figlio: id, nickname }));
  const count = children.reduce((sum, child) => sum + child.quantity, 0);
  return count < quantity ? [...owners, { figlio: '', nickname: '' }] : owners;
}

/** The class that an address names among those; the only one where it names none. */
export function chosenClass(
  classes: readonly BoughtClass[],
  { scuola, classe, da, figlio }: ExchangeChoice,
): BoughtClass | null {
  if (scuola === '') return (classes.length === 1 && classes[0]) || null;
  const ofClass = classes.filter(
    (one) => one.scuola === scuola && one.classe === classe && one.da === da,
  );
  return ofClass.find((one) => one.figlio === figlio) ?? null;
}
