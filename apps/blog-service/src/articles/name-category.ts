import { addressWords } from '@zaino/rules/article-slug';
import type { EntityManager } from 'typeorm';
import { BlogCategory } from '../database/entities/category.entity';

const LONGEST = 60;

/** The category that is meant by its id in addresses or by its name; null where there is none. */
export async function findCategory(
  manager: EntityManager,
  idOrName: string,
): Promise<BlogCategory | null> {
  if (idOrName === '') return null;
  const repository = manager.getRepository(BlogCategory);
  return (
    (await repository.findOneBy({ name: idOrName })) ??
    (await repository.findOneBy({ slug: idOrName.toLowerCase().replace(/[^a-z0-9-]/g, '_') }))
  );
}

/** The same; a name that is not known yet makes a category. */
export async function nameCategory(
  manager: EntityManager,
  idOrName: string,
): Promise<BlogCategory | null> {
  const known = await findCategory(manager, idOrName);
  if (known !== null || idOrName === '') return known;
  const words = addressWords(idOrName, LONGEST) || 'categoria';
  let slug = words;
  for (let number = 2; await manager.existsBy(BlogCategory, { slug }); number += 1) {
    slug = `${words}-${number}`;
  }
  return manager.save(BlogCategory, { slug, name: idOrName });
}
