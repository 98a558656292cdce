import type { EntityManager } from 'typeorm';

/** Pieces of a product by its number. */
export interface MovedPieces {
  productId: number;
  quantity: number;
}

interface PricedPieces extends MovedPieces {
  priceCents: number;
}

/**
 * Each of these is one statement over the primary key in the order of ids, so that no two of them, and no save of an
 * admin, ever wait for each other in a circle.
 */
const ofProducts = 'UPDATE product FORCE INDEX (PRIMARY) SET stock = stock';

/**
 * Takes pieces out of the stock as a customer agreed to buy them. False where not all of them could be taken: the
 * transaction is to be rolled back then.
 */
export function sellPieces(manager: EntityManager, lines: PricedPieces[]): Promise<boolean> {
  const [pieces, prices] = [caseOf(lines, 'quantity'), caseOf(lines, 'priceCents')];
  return take(manager, lines, {
    condition: `AND discounted_price_cents = ${prices.sql} AND minimum_purchase <= ${pieces.sql}
      AND is_active AND is_offered AND deleted_at IS NULL`,
    values: [...prices.values, ...pieces.values],
  });
}

/** The same for pieces that were sold before: what they cost now, and whether they are still offered, is no matter. */
export function takePieces(manager: EntityManager, lines: MovedPieces[]): Promise<boolean> {
  return take(manager, lines, { condition: '', values: [] });
}

interface Condition {
  condition: string;
  values: number[];
}

async function take(
  manager: EntityManager,
  lines: MovedPieces[],
  { condition, values }: Condition,
): Promise<boolean> {
  const pieces = caseOf(lines, 'quantity');
  const { affectedRows } = await manager.query<{ affectedRows: number }>(
    `${ofProducts} - ${pieces.sql}
     WHERE id IN (?) AND stock >= ${pieces.sql} ${condition} ORDER BY id`,
    [...pieces.values, idsOf(lines), ...pieces.values, ...values],
  );
  return affectedRows === lines.length;
}

/** Puts pieces back into the stock. */
export async function returnPieces(manager: EntityManager, lines: MovedPieces[]): Promise<void> {
  if (lines.length === 0) return;
  const pieces = caseOf(lines, 'quantity');
  await manager.query(`${ofProducts} + ${pieces.sql} WHERE id IN (?) ORDER BY id`, [
    ...pieces.values,
    idsOf(lines),
  ]);
}

const idsOf = (lines: MovedPieces[]) => lines.map(({ productId }) => productId);

/** A number of each line, chosen by the product's id. */
function caseOf<Field extends string>(
  lines: (MovedPieces & Record<Field, number>)[],
  field: Field,
): { sql: string; values: number[] } {
  const sql = `CASE id ${lines.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  return { sql, values: lines.flatMap((line) => [line.productId, line[field]]) };
}
