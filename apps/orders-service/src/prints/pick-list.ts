import { extraNames } from '@zaino/rules/book-extra-words';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { bagName } from './family-words';
import { openLines, type PrintedOrder, toBeDone } from './printed-orders';

/** What is fetched from one place of the shelves, and for whom. */
export interface Pick {
  title: string;
  /** ISBN or number of the product. */
  reference: string;
  /** By whom books stand on the shelf; the kind of a product. */
  publisher: string;
  type: OrderLineEntity['type'];
  pieces: number;
  /** `ZN-7K3M-9QXD Bianchi A.`, with how many where it is more than one, and what is done to them; a number at the begin of a line is never cut. */
  families: string[];
}

export interface PickList {
  picks: Pick[];
  /** Pieces that lie aside in their bags already. */
  inBags: number;
  /** Pieces that a supplier has yet to send. */
  awaited: number;
}

/** The edition that is handed out, with the article's own words. */
function articleOf({ type, reference, details }: OrderLineEntity) {
  const { title, substitute, subtitle } = details;
  return {
    type,
    title: substitute?.title ?? title,
    reference: substitute?.isbn ?? reference,
    // An author may have a comma in the name, a publisher stands last.
    publisher: (type === 'book' ? subtitle.split(', ').at(-1) : subtitle) ?? '',
  };
}

const { compare } = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

/** In the order of the shelves: books by publisher and title, then all else. */
function byShelf(one: Pick, other: Pick): number {
  if (one.type !== other.type) return one.type === 'book' ? -1 : 1;
  return (
    compare(one.publisher, other.publisher) ||
    compare(one.title, other.title) ||
    compare(one.reference, other.reference)
  );
}

/** What is to be fetched for some orders: what lies in a bag already and what has not come is counted alone. */
export function pickList(orders: readonly PrintedOrder[]): PickList {
  const picks = new Map<string, Pick>();
  let [inBags, awaited] = [0, 0];
  for (const printed of orders) {
    for (const line of openLines(printed.lines)) {
      const { state, quantity } = line;
      if (state === 'ready') inBags += quantity;
      else if (state === 'waiting') awaited += quantity;
      else add(picks, line, printed);
    }
  }
  return { picks: [...picks.values()].sort(byShelf), inBags, awaited };
}

function add(picks: Map<string, Pick>, line: OrderLineEntity, printed: PrintedOrder): void {
  const article = articleOf(line);
  const key = `${article.type} ${article.reference}`;
  const pick = picks.get(key) ?? { ...article, pieces: 0, families: [] };
  const { number } = printed.order;
  const name = bagName(printed);
  const family = `${number} ${name}`.trim();
  pick.pieces += line.quantity;
  const wish = toBeDone(line) ? `, ${extraNames[line.extra].toLowerCase()}` : '';
  pick.families.push(`${line.quantity === 1 ? family : `${line.quantity} × ${family}`}${wish}`);
  picks.set(key, pick);
}
