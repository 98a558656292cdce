import type { EntityManager } from 'typeorm';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';

interface KeptProduct {
  /** Of the table. */
  number: number;
  /** What one piece costs. */
  priceCents: number;
}

/** A product that everybody may see, by its id; rejects as not found where there is none. */
export async function keptProduct(manager: EntityManager, id: string): Promise<KeptProduct> {
  const number = productNumberOf(id);
  if (productIdOf(number) !== id) throw productNotFound();
  const [product] = await manager.query<KeptProduct[]>(
    `SELECT id AS number, discounted_price_cents AS priceCents FROM product
     WHERE id = ? AND is_active AND deleted_at IS NULL`,
    [number],
  );
  if (product === undefined) throw productNotFound();
  return product;
}
