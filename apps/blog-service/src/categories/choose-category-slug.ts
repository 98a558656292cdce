import { LONGEST_CATEGORY_NAME } from '@zaino/contracts/blog';
import { addressWords } from '@zaino/rules/article-slug';
import type { EntityManager } from 'typeorm';
import { CategoryAliasEntity } from './category-alias.entity';
import { CategoryEntity } from './category.entity';

/** A slug that no other category has or had; of two who wish for the same at once, the unique index lets one be first. */
export async function chooseCategorySlug(
  manager: EntityManager,
  name: string,
  ownId: number | null,
): Promise<string> {
  const words = addressWords(name, LONGEST_CATEGORY_NAME) || 'categoria';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? words : numbered(words, number);
    const holder = await manager.findOneBy(CategoryEntity, { slug });
    const former = await manager.findOneBy(CategoryAliasEntity, { kind: 'slug', word: slug });
    const owners = [holder?.id, former?.categoryId].filter((id) => id !== undefined);
    if (owners.every((id) => id === ownId)) return slug;
  }
}

/** The longest lose their end to the number: no id is longer than a name may be. */
function numbered(words: string, number: number): string {
  const suffix = `-${number}`;
  return words.slice(0, LONGEST_CATEGORY_NAME - suffix.length).replace(/-$/, '') + suffix;
}
