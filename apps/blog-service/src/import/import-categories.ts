import type { EntityManager } from 'typeorm';
import { findCategory } from '../categories/name-category';
import { CategoryEntity } from '../categories/category.entity';
import type { BlogFile } from './blog-file';

/** Makes the categories that are not there; one that an admin has named anew keeps its name. */
export async function importCategories(
  manager: EntityManager,
  categories: BlogFile['categories'],
): Promise<void> {
  for (const { id, name } of categories) {
    const isThere = (await findCategory(manager, id)) ?? (await findCategory(manager, name));
    if (!isThere) await manager.insert(CategoryEntity, { slug: id, name });
  }
}
