import { Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { AdminBlogService } from './admin-blog.service';
import { BlogRevision } from './blog-revision';
import { BlogRows } from './blog-rows';
import { DueArticles } from './due-articles';
import { BlogFeedsService } from './feeds/blog-feeds.service';
import { PublicBlogService } from './public-blog.service';
import { ReadingController } from './reading.controller';

/** Lists, search, articles, categories and feeds for everybody; the moment of scheduled articles. */
@Module({
  controllers: [ReadingController],
  providers: [
    AdminBlogService,
    BlogFeedsService,
    BlogRevision,
    BlogRows,
    DueArticles,
    PublicBlogService,
  ],
})
export class ReadingModule {
  /** Who has written reads it afterwards. */
  constructor(afterCommit: AfterCommit, revision: BlogRevision) {
    afterCommit.register(() => revision.refresh());
  }
}
