import {
  ADMIN_EXCERPT,
  type AdminArticle,
  type Article,
  type ArticleSummary,
  PUBLIC_EXCERPT,
} from '@zaino/contracts/blog';
import type { ArticleEntity } from './article.entity';
import type { CategoryEntity } from '../categories/category.entity';
import { plainExcerpt } from '../html/plain-excerpt';

/** What a list needs of an article's row; `plainText` may be its beginning. */
export type ArticleSummaryRow = Pick<
  ArticleEntity,
  | 'id'
  | 'slug'
  | 'title'
  | 'plainText'
  | 'readingMinutes'
  | 'excerpt'
  | 'tags'
  | 'author'
  | 'featuredImage'
  | 'status'
  | 'publishedAt'
  | 'views'
  | 'likes'
  | 'commentsCount'
  | 'updatedAt'
>;

export type AnsweredRow = ArticleSummaryRow & Pick<ArticleEntity, 'content' | 'headings'>;

/** What an answer says of an article that does not stand in its row. */
export interface ArticleContext {
  category: Pick<CategoryEntity, 'slug' | 'name'> | null;
  /** Of the featured image, where we keep it (MediaStore.sizesOf). */
  imageSize: ArticleSummary['featuredImageSize'];
}

/** An article as a list shows it; `longest` is that of the beginning of the text, in characters. */
export function toSummary(
  row: ArticleSummaryRow,
  { category, imageSize }: ArticleContext,
  longest: number = PUBLIC_EXCERPT,
): ArticleSummary {
  const { slug, title, excerpt, tags, author, featuredImage, status, views, likes } = row;
  return {
    id: String(row.id),
    slug,
    title,
    excerpt,
    preview: excerpt === '' ? plainExcerpt(row.plainText, longest) : excerpt,
    category: category?.name ?? '',
    categoryId: category?.slug ?? null,
    tags,
    author,
    featuredImage,
    featuredImageSize: imageSize,
    status,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    views,
    likes,
    commentsCount: row.commentsCount,
    readingMinutes: row.readingMinutes,
  };
}

/** A whole article, for everybody. */
export function toArticle(row: AnsweredRow, environment: ArticleContext): Article {
  const { content, headings } = row;
  return { ...toSummary(row, environment), content, headings };
}

/** A whole article for an admin. */
export function toAdminArticle(
  row: AnsweredRow & Pick<ArticleEntity, 'version' | 'plannedAt'>,
  environment: ArticleContext,
): AdminArticle {
  const { content, headings, version } = row;
  const plannedAt = row.plannedAt?.toISOString() ?? null;
  return { ...toSummary(row, environment, ADMIN_EXCERPT), content, headings, version, plannedAt };
}
