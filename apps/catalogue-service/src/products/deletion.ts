import { ProductEntity } from './product.entity';
import { type Alteration, isVersion } from './plan-steps';

/** Takes a product out of the catalogue; its row stays, for orders and for an undo. */
export function deletion(id: number, expectedVersion: number): Alteration {
  return {
    id,
    isExpected: isVersion(expectedVersion),
    alter: (product, now) => Object.assign(new ProductEntity(), product, { deletedAt: now }),
  };
}
