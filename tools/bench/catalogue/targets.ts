import { Dice } from '@zaino/tools/demo/chance';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

export const callNames = ['list', 'filtered', 'search', 'detail'] as const;
export type CatalogueCall = (typeof callNames)[number];

/** Paths of each call, in the order in which they are sent. */
export type CatalogueTargets = Record<CatalogueCall, string[]>;

interface ProductRow extends RowDataPacket {
  id: number;
  name: string;
  category: string;
  cents: number;
}

const SEED = 2026;
const PAGES_OF_A_LIST = 30;
const orders = ['novita', 'prezzo-crescente', 'prezzo-decrescente', 'valutazione'] as const;

/**
 * What visitors ask for, always the same. Lists are leafed through: order by order, category by category, page by
 * page. No two filters and no two searches are alike, so that none is answered from what was kept for one before.
 */
export async function drawTargets(
  { mysqlUrl, origin }: { mysqlUrl: string; origin: string },
  count: number,
): Promise<CatalogueTargets> {
  const connection = await createConnection(mysqlUrl);
  const [products] = await connection.query<ProductRow[]>(
    `SELECT p.id, p.name, c.name category, p.discounted_price_cents cents FROM product p
     JOIN category c ON c.id = p.category_id WHERE p.is_active = 1 ORDER BY p.id`,
  );
  await connection.end();
  const pages = await leafThrough(origin, [...new Set(products.map(({ category }) => category))]);
  const draw = (key: number, path: (dice: Dice, index: number) => string) => {
    const dice = new Dice(SEED, key);
    return Array.from({ length: count }, (_, index) => path(dice, index));
  };
  return {
    list: draw(1, (dice) => dice.pick(pages)),
    filtered: draw(2, (dice, index) => {
      const [one, other] = [dice.pick(products).cents, dice.pick(products).cents];
      const ordine = dice.pick(orders);
      // The index keeps filters of the same prices apart.
      const minPrezzo = euro(Math.max(1, Math.min(one, other) - (index % 97)));
      return list({ ordine, minPrezzo, maxPrezzo: euro(Math.max(one, other) + index) });
    }),
    search: draw(3, (dice, index) => {
      const { name, category, cents } = dice.pick(products);
      const isNarrow = dice.chance(0.3);
      return list({
        search: typedWords(name, dice),
        minPrezzo: euro(Math.max(1, Math.round(cents * 0.4) - (index % 97))),
        maxPrezzo: euro(Math.round(cents * 2.5) + index),
        ...(isNarrow && { categoria: category }),
      });
    }),
    detail: draw(
      4,
      (dice) => `/api/getproduct/P-${String(dice.pick(products).id).padStart(4, '0')}`,
    ),
  };
}

/** Every list without a filter or of one category, in every order, and its first pages. */
async function leafThrough(origin: string, categories: string[]): Promise<string[]> {
  const lists = orders.flatMap((ordine) => [
    list({ ordine }),
    ...categories.map((categoria) => list({ ordine, categoria })),
  ]);
  const walks = lists.map(async (first) => {
    const pages = [first];
    let next = await nextOf(`${origin}${first}`);
    while (next !== null && pages.length < PAGES_OF_A_LIST) {
      const page = `${first}&cursor=${encodeURIComponent(next)}`;
      pages.push(page);
      next = await nextOf(`${origin}${page}`);
    }
    return pages;
  });
  return (await Promise.all(walks)).flat();
}

async function nextOf(url: string): Promise<string | null> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return ((await answer.json()) as { next: string | null }).next;
}

function list(query: Record<string, string>): string {
  return `/api/getproducts?limit=50&${new URLSearchParams(query).toString()}`;
}

const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** One or two words of a name; one in five has a typing error. */
function typedWords(name: string, dice: Dice): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
  const first = dice.between(0, Math.max(0, words.length - 2));
  const typed = words.slice(first, first + dice.between(1, 2)).join(' ') || name;
  if (!dice.chance(0.2) || typed.length < 5) return typed;
  const at = dice.between(1, typed.length - 2);
  return typed.slice(0, at) + typed.slice(at + 1);
}
