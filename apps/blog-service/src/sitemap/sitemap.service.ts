import { Injectable } from '@nestjs/common';
import type { SitemapPage, SitemapSlice } from '@zaino/contracts/shared';
import { articleCategoryPath, articlePath } from '@zaino/rules/page-path';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';
import { countCategories } from '../reading/count-categories';

/** Articles of one slice. */
const ARTICLES = 500;

interface ArticleRow {
  id: number;
  slug: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** The pages of categories and articles that search engines may take. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async slice(after: number): Promise<SitemapSlice> {
    const now = this.clock.now();
    const rows = await this.read(after, now);
    const categories = after === 0 ? await this.categories(now) : [];
    return {
      pages: [...categories, ...rows.map(articlePage)],
      next: rows.length === ARTICLES ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  private read(after: number, now: number): Promise<ArticleRow[]> {
    return this.dataSource.query<ArticleRow[]>(
      `SELECT id, slug, published_at AS publishedAt, updated_at AS updatedAt
       FROM article WHERE ${VISIBLE_ARTICLES} AND id > ? ORDER BY id LIMIT ${ARTICLES}`,
      [new Date(now), after],
    );
  }

  private async categories(now: number): Promise<SitemapPage[]> {
    const categories = await countCategories(this.dataSource.manager, now);
    return categories
      .filter(({ articles }) => articles > 0)
      .map(({ id }) => ({ path: articleCategoryPath(id), modified: null }));
  }
}

/** A change before the article appeared is none that anybody could see. */
function articlePage({ slug, publishedAt, updatedAt }: ArticleRow): SitemapPage {
  const modified = updatedAt > publishedAt ? updatedAt : publishedAt;
  return { path: articlePath(slug), modified: modified.toISOString() };
}
