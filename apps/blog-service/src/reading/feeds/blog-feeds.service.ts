import { Inject, Injectable } from '@nestjs/common';
import { blogEndpoints } from '@zaino/contracts/blog';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { Config } from '../../config';
import { BlogRevision } from '../blog-revision';
import { BlogRows } from '../blog-rows';
import { publicArticles } from '../listed-articles';
import { type FeedEntry, toFeedEntry } from './feed-entry';
import type { FeedSettings } from './feed-settings';
import { writeAtomFeed, writeRssFeed } from './write-feed';

/** The articles in a feed. */
const latest = {
  limit: 20,
  offset: 0,
  category: '',
  tag: '',
  search: '',
  status: undefined,
  hasContent: true,
};

/** The latest articles for feed readers, which ask again and again: the last answer is kept until something changes. */
@Injectable()
export class BlogFeedsService {
  private readonly kept = new Map<string, { revision: number; answer: Promise<PreparedAnswer> }>();

  private readonly settings: FeedSettings;

  constructor(
    private readonly revision: BlogRevision,
    private readonly rows: BlogRows,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL'>,
  ) {
    const publicUrl = new URL(config.PUBLIC_URL).origin;
    this.settings = { publicUrl, brand: config.BRAND_NAME };
  }

  rss(): Promise<PreparedAnswer> {
    const { contentType } = blogEndpoints.rss;
    return this.answer(contentType, (entries) => writeRssFeed(entries, this.settings));
  }

  atom(): Promise<PreparedAnswer> {
    const { contentType } = blogEndpoints.atom;
    return this.answer(contentType, (entries) => writeAtomFeed(entries, this.settings));
  }

  private async answer(
    contentType: string | undefined,
    write: (entries: FeedEntry[]) => string,
  ): Promise<PreparedAnswer> {
    const key = String(contentType);
    const revision = await this.revision.current();
    const known = this.kept.get(key);
    if (known?.revision === revision) return known.answer;
    const answer = this.entries().then((entries) =>
      PreparedAnswer.pack(Buffer.from(write(entries)), { contentType }),
    );
    this.kept.set(key, { revision, answer });
    answer.catch(() => this.kept.delete(key));
    return answer;
  }

  private async entries(): Promise<FeedEntry[]> {
    const now = this.clock.now();
    const { articles } = await this.rows.list({ ...latest, now }, publicArticles(now));
    const texts = await this.rows.texts(articles);
    return articles.map((article) => {
      const content = texts.get(article.row.id)?.content ?? '';
      return toFeedEntry({ article, content, now }, this.settings);
    });
  }
}
