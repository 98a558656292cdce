import { Injectable } from '@nestjs/common';
import { type Article, articleInputSchema, type DraftFields } from '@zaino/contracts/blog';
import { isImageUrl } from '@zaino/contracts/shared';
import { articleSlug } from '@zaino/rules/article-slug';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { findCategory } from '../categories/name-category';
import { isVisible, plainLine, plainLines } from '@zaino/service/plain-lines';
import { AdminArticlesService } from './admin-articles.service';
import { plausibleMoment } from './appearance';
import { toArticle } from './article-answer';
import { ArticleContent } from './article-content';

/** Nobody has read it, liked it or commented on it yet. */
const untouched = { id: 0, views: 0, likes: 0, commentsCount: 0 };

/** Shows an unsaved form as the article that it would be; nothing is kept. */
@Injectable()
export class ArticlePreviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly content: ArticleContent,
    private readonly articles: AdminArticlesService,
  ) {}

  async show(fields: DraftFields): Promise<Article> {
    const name = plainLine(fields.category);
    const category = await findCategory(this.dataSource.manager, name);
    const featuredImage = isImageUrl(fields.featuredImage) ? fields.featuredImage : '';
    const row = {
      ...untouched,
      ...(await this.content.prepare(fields.content)),
      title: plainLine(fields.title),
      slug: articleSlug(fields.slug || fields.title),
      author: plainLine(fields.author),
      excerpt: plainLines(fields.excerpt),
      tags: tagsOf(fields.tags),
      featuredImage,
      status: fields.status,
      publishedAt: this.momentOf(fields.publishedAt),
      updatedAt: new Date(this.clock.now()),
    };
    const { imageSize } = await this.articles.environment({ categoryId: null, featuredImage });
    const shown = category ?? (name === '' ? null : { slug: articleSlug(name), name });
    return toArticle(row, { category: shown, imageSize });
  }

  /** What is no moment yet is this one. */
  private momentOf(text: string): Date {
    return plausibleMoment(text) ?? new Date(this.clock.now());
  }
}

/** As they would be saved; too many, or too long ones, are left out of what is shown. */
function tagsOf(text: string): string[] {
  const { success, data } = articleInputSchema.shape.tags.safeParse(text);
  return success ? data.map(plainLine).filter(isVisible) : [];
}
