import type { ArticleState, ArticleValues } from '@zaino/contracts/blog';
import { articleSlug } from '@zaino/rules/article-slug';
import type { EntityManager } from 'typeorm';
import { nameCategory } from '../categories/name-category';
import type { ArticleEntity } from './article.entity';
import { plainLine } from '@zaino/service/plain-lines';
import { appearanceOf } from './appearance';
import type { ArticleWords } from './article-content';
import { chooseSlug } from './choose-slug';

/** A form that was sent; the state stays as it is unless told. */
export type ArticleForm = Omit<ArticleValues, 'status'> & { status?: ArticleState };

/** What a save writes of an article's row. */
export type ArticleColumns = ArticleWords &
  Pick<ArticleEntity, 'categoryId' | 'status' | 'publishedAt' | 'plannedAt' | 'slug'>;

interface Given {
  form: ArticleForm;
  words: ArticleWords;
  /** The locked row; null for a new article. */
  before: ArticleEntity | null;
  now: Date;
}

/** What is to be written; a category that is new is made. */
export async function articleColumns(
  manager: EntityManager,
  given: Given,
): Promise<ArticleColumns> {
  const { form, words, before, now } = given;
  const category = await nameCategory(manager, plainLine(form.category));
  const status = form.status ?? before?.status ?? 'published';
  const appearance = appearanceOf({ status, publishedAt: form.publishedAt }, before, now);
  const slug = await slugOf(manager, given);
  return { ...words, categoryId: category?.id ?? null, ...appearance, slug };
}

/** Whether an article has all that is to be written already. */
export function isWritten(article: ArticleEntity, columns: ArticleColumns): boolean {
  const names = Object.keys(columns) as (keyof ArticleColumns)[];
  return names.every((name) => JSON.stringify(article[name]) === JSON.stringify(columns[name]));
}

/** A wish counts, then a title that has changed. */
function slugOf(manager: EntityManager, { form, words, before }: Given): Promise<string> | string {
  const wish = articleSlug(form.slug || words.title);
  const isAsItWas = form.slug ? wish === before?.slug : words.title === before?.title;
  return before && isAsItWas ? before.slug : chooseSlug(manager, wish, before?.id ?? null);
}
