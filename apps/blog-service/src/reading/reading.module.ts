import { type DynamicModule, Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { AdminBlog } from './admin-blog';
import { BlogRevision } from './blog-revision';
import { BlogRows } from './blog-rows';
import { DueArticles } from './due-articles';
import { BlogFeeds } from './feeds/blog-feeds';
import { FEED_SETTINGS, type FeedSettings } from './feeds/feed-settings';
import { ANSWER_CACHE_BYTES, PublicBlog } from './public-blog';
import { ReadingController } from './reading.controller';

interface ReadingOptions extends FeedSettings {
  /** Memory for answers that are kept. */
  cacheMb: number;
}

/** Lists, search, articles, categories and feeds for everybody; the moment of scheduled articles. */
@Module({})
export class ReadingModule {
  /** Who has written reads it afterwards. */
  constructor(afterCommit: AfterCommit, revision: BlogRevision) {
    afterCommit.register(() => revision.refresh());
  }

  static with({ cacheMb, ...feeds }: ReadingOptions): DynamicModule {
    return {
      module: ReadingModule,
      controllers: [ReadingController],
      providers: [
        AdminBlog,
        BlogFeeds,
        BlogRevision,
        BlogRows,
        DueArticles,
        PublicBlog,
        { provide: ANSWER_CACHE_BYTES, useValue: cacheMb * 1024 * 1024 },
        { provide: FEED_SETTINGS, useValue: feeds },
      ],
    };
  }
}
