import type { EntityManager } from 'typeorm';
import { batchesOf } from './stored-product';

/** Of one product: versions that an undo has made, with those whose content they brought back. */
type RestoredVersions = ReadonlyMap<number, number>;

/** The undos of products that can still be undone themselves. */
export async function restoredVersions(
  manager: EntityManager,
  productIds: readonly number[],
): Promise<Map<number, RestoredVersions>> {
  const found = new Map<number, Map<number, number>>();
  for (const batch of batchesOf(productIds)) {
    const rows = await manager.query<{ id: number; version: number; restored: number }[]>(
      `SELECT product_id AS id, version_after AS version, restored_version AS restored
       FROM product_change_item WHERE product_id IN (?) AND restored_version IS NOT NULL`,
      [batch],
    );
    for (const { id, version, restored } of rows) {
      const versions = found.get(id) ?? new Map<number, number>();
      found.set(id, versions.set(version, restored));
    }
  }
  return found;
}

/** The version that first had the content of this one: undone changes lead back from the latest to the first. */
export function originalVersion(version: number, restored: RestoredVersions = new Map()): number {
  let origin = version;
  for (let earlier = restored.get(origin); earlier !== undefined; earlier = restored.get(origin)) {
    origin = earlier;
  }
  return origin;
}
