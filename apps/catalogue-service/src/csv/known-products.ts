import type { EntityManager } from 'typeorm';
import { toAdminProduct } from '../products/to-admin-product';
import { batchesOf, type NamedProduct, readProducts } from '../products/stored-product';
import { type CsvRow, supplierKey } from './read-row';
import type { KnownProduct } from './row-plan';

/** The products that lines are about. */
export interface KnownProducts {
  byNumber: Map<number, KnownProduct>;
  /** By `supplierKey`: their numbers, of which there should be one. */
  bySupplier: Map<string, number[]>;
}

export async function findKnownProducts(
  manager: EntityManager,
  rows: readonly CsvRow[],
): Promise<KnownProducts> {
  const bySupplier = await findBySupplier(manager, rows);
  const numbers = rows.flatMap(({ identity }) =>
    identity && 'number' in identity ? identity.number : [],
  );
  const wanted = new Set([...numbers, ...[...bySupplier.values()].flat()]);
  const products = await readProducts(manager, [...wanted]);
  return {
    byNumber: new Map(products.map((named) => [named.product.id, toKnown(named)])),
    bySupplier,
  };
}

export function toKnown(named: NamedProduct): KnownProduct {
  return { ...toAdminProduct(named, null), number: named.product.id };
}

async function findBySupplier(
  manager: EntityManager,
  rows: readonly CsvRow[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  const identities = rows.flatMap(({ identity }) =>
    identity && 'code' in identity ? identity : [],
  );
  for (const batch of batchesOf(identities)) {
    const suppliers = [...new Set(batch.map(({ supplier }) => supplier))];
    const codes = [...new Set(batch.map(({ code }) => code))];
    const products = await manager.query<{ id: number; supplier: string; code: string }[]>(
      `SELECT product.id, supplier.name AS supplier, product.supplier_product_id AS code
       FROM supplier JOIN product ON product.supplier_id = supplier.id
       WHERE supplier.name IN (?) AND product.supplier_product_id IN (?)
         AND product.deleted_at IS NULL`,
      [suppliers, codes],
    );
    for (const { id, supplier, code } of products) {
      const key = supplierKey(supplier, code);
      const numbers = new Set(found.get(key)).add(id);
      found.set(key, [...numbers]);
    }
  }
  return found;
}
