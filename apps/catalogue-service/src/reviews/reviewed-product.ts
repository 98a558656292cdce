import type { EntityManager } from 'typeorm';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';

interface ReviewedProduct {
  /** Of the table. */
  number: number;
  /** Of its published reviews, in hundredths of a star. */
  averageHundredths: number;
}

/** A product that everybody may see, by its id; rejects as not found where there is none. */
export async function reviewedProduct(
  manager: EntityManager,
  id: string,
): Promise<ReviewedProduct> {
  const number = productNumberOf(id);
  if (productIdOf(number) !== id) throw productNotFound();
  const [product] = await manager.query<ReviewedProduct[]>(
    `SELECT id AS number, customer_rating_hundredths AS averageHundredths FROM product
     WHERE id = ? AND is_active AND deleted_at IS NULL`,
    [number],
  );
  if (product === undefined) throw productNotFound();
  return product;
}
