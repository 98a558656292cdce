import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import { Dice } from '../../demo/chance.ts';

/** Paths of each call, in the order in which they are sent. */
export type Targets = Record<'list' | 'same list' | 'search' | 'detail', string[]>;

interface ProductRow extends RowDataPacket {
  id: number;
  name: string;
  category: string;
  cents: number;
}

const SEED = 2026;
const orders = ['novita', 'prezzo-crescente', 'prezzo-decrescente', 'valutazione'] as const;

/**
 * What visitors ask for, always the same. No two lists and no two searches are alike, so that none is answered from
 * what was kept for one before; `same list` is the one that everybody begins with.
 */
export async function drawTargets(mysqlUrl: string, count: number): Promise<Targets> {
  const connection = await createConnection(mysqlUrl);
  const [products] = await connection.query<ProductRow[]>(
    `SELECT p.id, p.name, c.name category, p.discounted_price_cents cents FROM product p
     JOIN category c ON c.id = p.category_id WHERE p.is_active = 1 ORDER BY p.id`,
  );
  await connection.end();
  const draw = (key: number, path: (dice: Dice, index: number) => string) => {
    const dice = new Dice(SEED, key);
    return Array.from({ length: count }, (_, index) => path(dice, index));
  };
  return {
    list: draw(1, (dice, index) => list({ ...listOf(dice, index) })),
    'same list': draw(2, () => '/api/getproducts?limit=50'),
    search: draw(3, (dice, index) => {
      const { name, category, cents } = dice.pick(products);
      const isNarrow = dice.chance(0.3);
      return list({
        search: typedWords(name, dice),
        // The index keeps two searches of the same words apart.
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

/** Nearly all products, in one of the orders: the bounds are there to make it another list each time. */
function listOf(dice: Dice, index: number): Record<string, string> {
  return { ordine: dice.pick(orders), minPrezzo: '0,01', maxPrezzo: euro(9_000_00 + index) };
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
