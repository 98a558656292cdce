import type { ArticleState, ArticleSummary } from '@zaino/contracts/blog';
import { foldLetters } from '@zaino/service/text-search/fold-letters';
import { type ArticleContext, type SummaryRow, toSummary } from '../../articles/article-answer';
import type { Article } from '../../database/entities/article.entity';

/** A row with all that lists need; the text itself stays in the database. */
export type ListedRow = SummaryRow &
  Pick<Article, 'categoryId' | 'version' | 'changedAt' | 'plannedAt'>;

/** An article as the index holds it. */
export interface IndexedArticle extends ArticleContext {
  row: ListedRow;
  /** Its tags, and what its category is asked for by, without case and accents. */
  tagKeys: readonly string[];
  categoryKeys: readonly string[];
}

/** Longer than what a list shows of a text, in characters. */
const BEGINNING = 1_000;

/** When it appears to everybody, or did, in milliseconds since 1970; never unless it is published or scheduled. */
export function appearsAt({ status, publishedAt }: ListedRow): number {
  const isMeant = status === 'published' || status === 'scheduled';
  return isMeant && publishedAt !== null ? publishedAt.getTime() : Number.POSITIVE_INFINITY;
}

/** What is true now: the row follows some seconds after the moment of a scheduled article. */
export function stateAt(row: ListedRow, now: number): ArticleState {
  return row.status === 'scheduled' && appearsAt(row) <= now ? 'published' : row.status;
}

/** For a list; `longest` is that of the beginning of the text. */
export function summaryOf(article: IndexedArticle, now: number, longest?: number): ArticleSummary {
  const { row } = article;
  const plainText = row.plainText.slice(0, BEGINNING);
  return toSummary({ ...row, status: stateAt(row, now), plainText }, article, longest);
}

/** `oldSlugs` are those that its category had before it was renamed. */
export function toIndexed(
  row: ListedRow,
  { category, imageSize }: ArticleContext,
  oldSlugs: readonly string[] = [],
): IndexedArticle {
  return {
    row,
    category,
    imageSize,
    tagKeys: row.tags.map(foldLetters),
    categoryKeys: category ? [category.slug, foldLetters(category.name), ...oldSlugs] : [],
  };
}

/** Whether nobody would see a difference but in the counts of views and likes. */
export function isSameButCounts(one: IndexedArticle, other: IndexedArticle): boolean {
  return one.row.plainText === other.row.plainText && shownOf(one) === shownOf(other);
}

export function hasSameCounts({ row: one }: IndexedArticle, { row: other }: IndexedArticle) {
  return one.views === other.views && one.likes === other.likes;
}

function shownOf({ row, category, imageSize }: IndexedArticle): string {
  const rest = { ...row, plainText: '', views: 0, likes: 0, changedAt: 0 };
  return JSON.stringify([rest, category, imageSize]);
}
