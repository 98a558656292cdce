import { type DynamicModule, Module } from '@nestjs/common';
import { Categories } from '../categories/categories';
import { CategoriesController } from '../categories/categories.controller';
import { AdminArticles } from './admin-articles';
import { ArticleContent, SHOP_ORIGIN } from './article-content';
import { ArticlePreview } from './article-preview';
import { ArticleRemoval } from './article-removal';
import { ArticleSweep } from './article-sweep';
import { ArticleWriter } from './article-writer';
import { ArticlesController } from './articles.controller';
import { Drafts } from './drafts';
import { DraftsController } from './drafts.controller';

/** What admins read and write of articles. */
@Module({})
export class ArticlesModule {
  /** `publicUrl` is the shop's own address. */
  static with(publicUrl: string): DynamicModule {
    return {
      module: ArticlesModule,
      controllers: [ArticlesController, CategoriesController, DraftsController],
      providers: [
        { provide: SHOP_ORIGIN, useFactory: () => new URL(publicUrl).origin },
        AdminArticles,
        ArticleContent,
        ArticlePreview,
        ArticleRemoval,
        ArticleSweep,
        ArticleWriter,
        Categories,
        Drafts,
      ],
    };
  }
}
