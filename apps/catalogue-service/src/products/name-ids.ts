import type { EntityManager } from 'typeorm';
import type { CategoryEntity } from './category.entity';
import { batchesOf } from './stored-product';

/** Tables of names that products are filed under. */
type NameTable = 'category' | 'supplier';

/** The same with those that must be there before. */
type KnownTable = NameTable | 'maker';

/** Of names in one statement. */
const NAME_BATCH = 200;

/**
 * The ids of names, and of new ones once they are made: the collation decides what is the same, `Écriture` and
 * `ecriture` are. Comes before products are locked, and in an order of its own, so that nobody waits in a circle.
 */
export async function idsOfNames(
  manager: EntityManager,
  table: NameTable,
  names: Iterable<string>,
): Promise<Map<string, number>> {
  const ordered = [...new Set(names)].sort((one, other) => one.localeCompare(other, 'it'));
  const ids = new Map<string, number>();
  for (const batch of batchesOf(ordered, NAME_BATCH)) {
    await findNames(manager, table, { names: batch, ids });
    const unknown = batch.filter((name) => !ids.has(name));
    if (unknown.length === 0) continue;
    // Who makes the same name at this moment is waited for; what they have made is then taken.
    await manager.query(`INSERT INTO ${table} (name) VALUES ? ON DUPLICATE KEY UPDATE id = id`, [
      unknown.map((name) => [name]),
    ]);
    await findNames(manager, table, { names: unknown, ids });
  }
  return ids;
}

/** The ids of names of makers, which have more than a name and are never made on the way; unknown ones are missing. */
export async function idsOfMakers(
  manager: EntityManager,
  names: Iterable<string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of batchesOf([...new Set(names)], NAME_BATCH)) {
    await findNames(manager, 'maker', { names: batch, ids });
  }
  return ids;
}

interface Found {
  names: string[];
  ids: Map<string, number>;
}

async function findNames(
  manager: EntityManager,
  table: KnownTable,
  { names, ids }: Found,
): Promise<void> {
  const wanted = names.map(() => 'SELECT ? COLLATE utf8mb4_unicode_ci AS name').join(' UNION ALL ');
  const rows = await manager.query<Pick<CategoryEntity, 'id' | 'name'>[]>(
    `SELECT wanted.name, ${table}.id FROM (${wanted}) wanted
     JOIN ${table} ON ${table}.name = wanted.name`,
    names,
  );
  for (const { id, name } of rows) ids.set(name, id);
}
