import { mediaIdOf } from '@zaino/contracts/shared';
import type { ImageSize, MediaStore } from '@zaino/service/media/media-store';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Article } from '../../database/entities/article.entity';
import { CategoryAlias } from '../../database/entities/category-alias.entity';
import { BlogCategory } from '../../database/entities/category.entity';
import { type IndexedArticle, type ListedRow, toIndexed } from './indexed-article';

const listed = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  tags: true,
  author: true,
  status: true,
  categoryId: true,
  featuredImage: true,
  publishedAt: true,
  updatedAt: true,
  version: true,
  plannedAt: true,
  views: true,
  likes: true,
  commentsCount: true,
  readingMinutes: true,
  changedAt: true,
} as const;

interface Source {
  manager: EntityManager;
  media: MediaStore;
  /** What is known of an article already: a text of the same version is not read again. */
  known: (id: number) => IndexedArticle | undefined;
}

/** Reads how articles are now; those that were deleted are missing. */
export async function readArticles(
  { manager, media, known }: Source,
  ids: readonly number[],
): Promise<IndexedArticle[]> {
  const rows: Omit<ListedRow, 'plainText'>[] = await manager.find(Article, {
    select: listed,
    where: { id: In([...ids]), deletedAt: IsNull() },
  });
  const texts = await readTexts(
    manager,
    rows.filter((row) => !isSameVersion(row, known(row.id)?.row)),
  );
  const sizes = await readSizes(media, rows);
  const categories = await readCategories(manager);
  const oldSlugs = await readOldSlugs(manager);
  return rows.map((row) => {
    const plainText = texts.get(row.id) ?? known(row.id)?.row.plainText ?? '';
    return toIndexed(
      { ...row, plainText },
      {
        category: (row.categoryId && categories.get(row.categoryId)) || null,
        imageSize: sizes.get(mediaIdOf(row.featuredImage) ?? '') ?? null,
      },
      oldSlugs.get(row.categoryId ?? 0),
    );
  });
}

type Versioned = Pick<ListedRow, 'version' | 'updatedAt'>;

function isSameVersion(one: Versioned, other: Versioned | undefined): boolean {
  return one.version === other?.version && one.updatedAt.getTime() === other.updatedAt.getTime();
}

async function readTexts(
  manager: EntityManager,
  rows: readonly { id: number }[],
): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map();
  const texts = await manager.find(Article, {
    select: { id: true, plainText: true },
    where: { id: In(rows.map(({ id }) => id)) },
  });
  return new Map(texts.map(({ id, plainText }) => [id, plainText]));
}

function readSizes(
  media: MediaStore,
  rows: readonly { featuredImage: string }[],
): Promise<Map<string, ImageSize>> {
  return media.sizesOf(rows.flatMap(({ featuredImage }) => mediaIdOf(featuredImage) ?? []));
}

async function readCategories(manager: EntityManager): Promise<Map<number, BlogCategory>> {
  const categories = await manager.find(BlogCategory);
  return new Map(categories.map((category) => [category.id, category]));
}

/** Of categories that were renamed, by their numbers. */
async function readOldSlugs(manager: EntityManager): Promise<Map<number, string[]>> {
  const slugs = new Map<number, string[]>();
  for (const { categoryId, word } of await manager.findBy(CategoryAlias, { kind: 'slug' })) {
    slugs.set(categoryId, [...(slugs.get(categoryId) ?? []), word]);
  }
  return slugs;
}
