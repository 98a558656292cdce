import type { ReservationLine } from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import type { EntityManager } from 'typeorm';
import { productIdOf } from '../products/product-id';
import type { MovedPieces } from './move-pieces';

/** A product as it is offered now; those that are not are missing. */
export interface StockRow {
  id: number;
  stock: number;
  minimum: number;
  sellingCents: number;
  priceCents: number;
}

/** Products that everybody can buy, as long as there are pieces, as the database has them now. */
export async function readStock(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, StockRow>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<StockRow[]>(
    `SELECT id, stock, minimum_purchase AS minimum, selling_price_cents AS sellingCents,
       discounted_price_cents AS priceCents
     FROM product WHERE id IN (?) AND is_active AND is_offered AND deleted_at IS NULL`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface WantedPieces extends MovedPieces {
  priceCents: number;
}

/** What keeps each line from being reserved, as the database has it now. */
export async function lookAtStock(
  manager: EntityManager,
  lines: WantedPieces[],
): Promise<ReservationLine[]> {
  const stock = await readStock(
    manager,
    lines.map(({ productId }) => productId),
  );
  return lines.map((line) => {
    const row = stock.get(line.productId);
    return {
      productId: productIdOf(line.productId),
      quantity: line.quantity,
      obstacle: obstacleOf(line, row),
      available: row?.stock ?? 0,
      price: row ? toEuro(row.priceCents) : null,
      minimum: row?.minimum ?? 1,
    };
  });
}

function obstacleOf(
  { quantity, priceCents }: WantedPieces,
  row: StockRow | undefined,
): ReservationLine['obstacle'] {
  if (row === undefined) return 'gone';
  if (row.priceCents !== priceCents) return 'price-changed';
  if (quantity < row.minimum) return 'below-minimum';
  return quantity > row.stock ? 'stock-short' : null;
}
