import { Inject, Injectable } from '@nestjs/common';
import { blogEndpoints } from '@zaino/contracts/blog';
import { Clock } from '@zaino/service/clock';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { BlogRevision } from '../blog-revision';
import { BlogRows } from '../blog-rows';
import { publicArticles } from '../listed-articles';
import { type FeedEntry, toFeedEntry } from './feed-entry';
import { FEED_SETTINGS, type FeedSettings } from './feed-settings';
import { writeAtom, writeRss } from './write-feeds';

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
export class BlogFeeds {
  private readonly kept = new Map<string, { revision: number; answer: Promise<PreparedAnswer> }>();

  constructor(
    private readonly revision: BlogRevision,
    private readonly rows: BlogRows,
    private readonly clock: Clock,
    @Inject(FEED_SETTINGS) private readonly settings: FeedSettings,
  ) {}

  rss(): Promise<PreparedAnswer> {
    const { contentType } = blogEndpoints.rss;
    return this.answer(contentType, (entries) => writeRss(entries, this.settings));
  }

  atom(): Promise<PreparedAnswer> {
    const { contentType } = blogEndpoints.atom;
    return this.answer(contentType, (entries) => writeAtom(entries, this.settings));
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
