import type { ArticleState, ArticleSummary } from '@zaino/contracts/blog';
import { mediaIdOf } from '@zaino/contracts/shared';
import type { MediaStore } from '@zaino/service/media/media-store';
import { type EntityManager, In, IsNull } from 'typeorm';
import { type ArticleContext, type ArticleSummaryRow, toSummary } from '../articles/article-answer';
import { ArticleEntity } from '../articles/article.entity';
import { CategoryEntity } from '../categories/category.entity';

/** Longer than what a list shows of a text, in characters. */
const BEGINNING = 1_000;

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
} as const;

/** An article with all that lists show of it. */
export interface ReadArticle extends ArticleContext {
  /** With the beginning of the text alone. */
  row: ArticleSummaryRow & Pick<ArticleEntity, 'categoryId' | 'version' | 'plannedAt'>;
}

interface Source {
  manager: EntityManager;
  media: MediaStore;
}

/** In the order of the ids; those that were deleted are missing. */
export async function readArticles(
  { manager, media }: Source,
  ids: readonly number[],
): Promise<ReadArticle[]> {
  if (ids.length === 0) return [];
  const rows: Omit<ReadArticle['row'], 'plainText'>[] = await manager.find(ArticleEntity, {
    select: listed,
    where: { id: In([...ids]), deletedAt: IsNull() },
  });
  const images = rows.flatMap(({ featuredImage }) => mediaIdOf(featuredImage) ?? []);
  const [beginnings, sizes, categories] = await Promise.all([
    readBeginnings(manager, ids),
    media.sizesOf(images),
    manager.find(CategoryEntity),
  ]);
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const articles = rows.map((row) => ({
    row: { ...row, plainText: beginnings.get(row.id) ?? '' },
    category: categoryOf.get(row.categoryId ?? 0) ?? null,
    imageSize: sizes.get(mediaIdOf(row.featuredImage) ?? '') ?? null,
  }));
  return articles.sort((one, other) => ids.indexOf(one.row.id) - ids.indexOf(other.row.id));
}

/** For a list; `longest` is that of the beginning of the text. */
export function summaryOf(article: ReadArticle, now: number, longest?: number): ArticleSummary {
  const { row } = article;
  return toSummary({ ...row, status: stateAt(row, now) }, article, longest);
}

/** What is true now: the row follows some seconds after the moment of a scheduled article. */
export function stateAt(
  { status, publishedAt }: Pick<ArticleEntity, 'status' | 'publishedAt'>,
  now: number,
): ArticleState {
  const isDue = publishedAt !== null && publishedAt.getTime() <= now;
  return status === 'scheduled' && isDue ? 'published' : status;
}

async function readBeginnings(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number; beginning: string }[]>(
    `SELECT id, LEFT(plain_text, ${BEGINNING}) AS beginning FROM article WHERE id IN (?)`,
    [ids],
  );
  return new Map(rows.map(({ id, beginning }) => [id, beginning]));
}
