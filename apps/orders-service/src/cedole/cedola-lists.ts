import type { CedolaList, CedolaOffer } from '@zaino/contracts/orders';
import type { CartLine } from '@zaino/rules/cart-line';
import { toCents, toEuro } from '@zaino/rules/money';

/** A line as cedole look at it. */
export interface PayableLine {
  line: CartLine;
  /** That can be had. */
  pieces: number;
  /** Cover price of one piece that a cedola may pay; null of everything else. */
  cedolaPriceCents: number | null;
}

type OfferedList = CedolaOffer['lists'][number];

/** What a cedola pays of a line. */
export interface CedolaShare {
  pieces: number;
  cents: number;
}

/** The lists that the books of some lines are on: of each class, and of each child that has books of its own. */
export function cedolaListsOf(lines: readonly PayableLine[]): OfferedList[] {
  const lists = new Map<string, OfferedList>();
  for (const priced of lines) {
    const { line, cedolaPriceCents } = priced;
    if (cedolaPriceCents === null || line.type !== 'book') continue;
    for (const childId of readersOf(priced)) {
      const list = listOf(line, childId);
      const key = keyOf(list);
      const known = lists.get(key) ?? {
        ...list,
        schoolName: line.scuola.nome,
        books: 0,
        amount: 0,
      };
      lists.set(key, {
        ...known,
        books: known.books + 1,
        amount: toEuro(toCents(known.amount) + cedolaPriceCents),
      });
    }
  }
  return [...lists.values()];
}

/** What cedole for some lists pay of each line: one copy of a book for each list that it is on. */
export function cedolaShares(
  lines: readonly PayableLine[],
  chosen: readonly CedolaList[],
): CedolaShare[] {
  return lines.map((line) => {
    const pieces = coveringLists(line, chosen).length;
    return { pieces, cents: pieces * (line.cedolaPriceCents ?? 0) };
  });
}

/** Of the chosen lists those that a line is on; each stands for one copy. */
export function coveringLists<List extends CedolaList>(
  priced: PayableLine,
  chosen: readonly List[],
): List[] {
  const { line, cedolaPriceCents } = priced;
  if (cedolaPriceCents === null || line.type !== 'book') return [];
  const own = new Set(readersOf(priced).map((childId) => keyOf(listOf(line, childId))));
  const seen = new Set<string>();
  return chosen.filter((list) => {
    const key = keyOf(list);
    const isNew = own.has(key) && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Who reads the copies of a line: each of its children, and nobody in particular (null) where some are left. */
function readersOf({ line, pieces }: PayableLine): (string | null)[] {
  const children = (line.children ?? []).map(({ childId }) => childId);
  const forChildren = (line.children ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const readers = pieces > forChildren ? [...children, null] : children;
  return readers.slice(0, pieces);
}

function listOf(
  { scuola, classe, sezione }: Extract<CartLine, { type: 'book' }>,
  childId: string | null,
): CedolaList {
  return { schoolCode: scuola.codice, classe, sezione, childId };
}

/** Of a list, to be compared. */
export function keyOf({ schoolCode, classe, sezione, childId }: CedolaList): string {
  return JSON.stringify([schoolCode, classe, sezione, childId]);
}
