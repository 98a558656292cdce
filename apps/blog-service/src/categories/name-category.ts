import type { EntityManager } from 'typeorm';
import { CategoryAliasEntity } from './category-alias.entity';
import { CategoryEntity } from './category.entity';
import { chooseCategorySlug } from './choose-category-slug';

/** The category that is, or once was, meant by an id in addresses or by a name; null where there is none. */
export async function findCategory(
  manager: EntityManager,
  idOrName: string,
): Promise<CategoryEntity | null> {
  if (idOrName === '') return null;
  // The column of slugs is ASCII: nothing else can be in it.
  const slug = idOrName.toLowerCase().replace(/[^a-z0-9-]/g, '_');
  const repository = manager.getRepository(CategoryEntity);
  return (
    (await repository.findOneBy({ name: idOrName })) ??
    (await repository.findOneBy({ slug })) ??
    (await findRenamed(manager, { kind: 'slug', word: slug })) ??
    (await findRenamed(manager, { kind: 'name', word: idOrName }))
  );
}

/** The category that was called so. */
export async function findRenamed(
  manager: EntityManager,
  called: Pick<CategoryAliasEntity, 'kind' | 'word'>,
): Promise<CategoryEntity | null> {
  const alias = await manager.findOneBy(CategoryAliasEntity, called);
  return alias && manager.findOneBy(CategoryEntity, { id: alias.categoryId });
}

/** The same for a save: it cannot be removed until the transaction ends. A name that is not known makes a category. */
export async function nameCategory(
  manager: EntityManager,
  idOrName: string,
): Promise<CategoryEntity | null> {
  if (idOrName === '') return null;
  const known = await findCategory(manager, idOrName);
  const held = known && (await holdCategory(manager, known));
  if (held) return held;
  const slug = await chooseCategorySlug(manager, idOrName, null);
  return manager.save(CategoryEntity, { slug, name: idOrName });
}

/** Null where it was removed just now. */
function holdCategory(
  manager: EntityManager,
  { id }: CategoryEntity,
): Promise<CategoryEntity | null> {
  return manager.findOne(CategoryEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
}
