import { Module } from '@nestjs/common';
import { AdminArticlesService } from './admin-articles.service';
import { ArticleContent } from './article-content';
import { ArticlePreviewService } from './article-preview.service';
import { ArticleRemovalService } from './article-removal.service';
import { ArticleSweep } from './article-sweep';
import { ArticleWriterService } from './article-writer.service';
import { ArticlesController } from './articles.controller';
import { DraftsController } from './drafts.controller';
import { DraftsService } from './drafts.service';

/** What admins read and write of articles. */
@Module({
  controllers: [ArticlesController, DraftsController],
  providers: [
    AdminArticlesService,
    ArticleContent,
    ArticlePreviewService,
    ArticleRemovalService,
    ArticleSweep,
    ArticleWriterService,
    DraftsService,
  ],
})
export class ArticlesModule {}
