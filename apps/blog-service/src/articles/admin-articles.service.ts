import { Injectable } from '@nestjs/common';
import type { AdminArticle } from '@zaino/contracts/blog';
import { mediaIdOf } from '@zaino/contracts/shared';
import { MediaStore } from '@zaino/service/media/media-store';
import { DataSource, IsNull } from 'typeorm';
import { ArticleEntity } from './article.entity';
import { CategoryEntity } from '../categories/category.entity';
import { type ArticleContext, toAdminArticle } from './article-answer';
import { articleMissing } from './refused-article';

/** Articles as admins see them, from the database itself. */
@Injectable()
export class AdminArticlesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {}

  /** Of any state; `not-found` where it is deleted. */
  async read(id: number): Promise<AdminArticle> {
    const where = { id, deletedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(ArticleEntity, where);
    if (row === null) throw articleMissing();
    return this.show(row);
  }

  /** An article as it was read or written. */
  async show(row: ArticleEntity): Promise<AdminArticle> {
    return toAdminArticle(row, await this.environment(row));
  }

  async environment({
    categoryId,
    featuredImage,
  }: Pick<ArticleEntity, 'categoryId' | 'featuredImage'>): Promise<ArticleContext> {
    const category =
      categoryId === null
        ? null
        : await this.dataSource.manager.findOneBy(CategoryEntity, { id: categoryId });
    const imageId = mediaIdOf(featuredImage);
    const sizes = await this.media.sizesOf(imageId === null ? [] : [imageId]);
    return { category, imageSize: (imageId && sizes.get(imageId)) || null };
  }
}
