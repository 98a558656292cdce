import { Inject, Injectable } from '@nestjs/common';
import type { ArticleSearchAnswer, ArticlesQuery } from '@zaino/contracts/blog';
import { sharedErrorCodes, type SiteSearchQuestion } from '@zaino/contracts/shared';
import { AnswerCache } from '@zaino/service/answer-cache';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { jsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { toArticle } from '../articles/article-answer';
import { articleMissing } from '../articles/refused-article';
import { isVisible } from '../articles/appearance';
import type { Config } from '../config';
import { questionOf } from './article-question';
import { BlogRevision } from './blog-revision';
import { BlogRows } from './blog-rows';
import { publicArticles } from './listed-articles';
import { summaryOf } from './read-articles';

const MEGABYTE = 1024 * 1024;
/** Answers are compressed for few callers before something changes: little effort for nearly the same size. */
const QUALITY = 1;

/**
 * What everybody may read. Answers are kept under the revision of the articles, so that none outlives a change; those
 * of earlier revisions make room when it is needed.
 */
@Injectable()
export class PublicBlogService {
  private readonly answers: AnswerCache;

  constructor(
    private readonly revision: BlogRevision,
    private readonly rows: BlogRows,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Pick<Config, 'ANSWER_CACHE_MB'>,
  ) {
    this.answers = new AnswerCache(config.ANSWER_CACHE_MB * MEGABYTE);
  }

  /** What everybody sees is published: there is one list, whether it is asked for so or not. */
  articles(query: ArticlesQuery) {
    if (query.status !== undefined && query.status !== 'published') {
      throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
    }
    const question = { ...questionOf(query), status: undefined };
    return this.kept(`articles ${JSON.stringify(question)}`, async (now) => {
      const { articles, total } = await this.rows.list({ ...question, now }, publicArticles(now));
      const listed = articles.map((article) => summaryOf(article, now));
      if (!question.hasContent) return { articles: listed, total };
      const texts = await this.rows.texts(articles);
      const contentOf = (id: string) => texts.get(Number(id))?.content ?? '';
      return { articles: listed.map((one) => ({ ...one, content: contentOf(one.id) })), total };
    });
  }

  article(given: string) {
    const slug = given.toLowerCase();
    return this.kept(`article ${slug}`, async (now) => {
      const { article, text } = await this.rows.article(slug);
      if (!isVisible(article.row, new Date(now))) throw articleMissing();
      const related = await this.rows.related(article, now);
      // It has appeared, though its row may not say so yet.
      const shown = toArticle({ ...article.row, ...text, status: 'published' }, article);
      return { article: shown, related: related.map((other) => summaryOf(other, now)) };
    });
  }

  /** Those with something to show, in the order of the alphabet. */
  categories() {
    return this.kept('categories', async (now) => {
      const categories = await this.rows.categories(now);
      return { categories: categories.filter(({ articles }) => articles > 0) };
    });
  }

  /** Those that fit what was typed, for the one search (docs/decisions/site-search.md). */
  siteSearch({ q, limit }: SiteSearchQuestion): Promise<PreparedAnswer<ArticleSearchAnswer>> {
    const question = questionOf({ limit, offset: 0, search: q, content: false });
    return this.prepared(`found ${JSON.stringify(question)}`, async (now) => {
      const found = await this.rows.list({ ...question, now }, publicArticles(now));
      const results = found.articles.map((article) => {
        const { slug, title, preview } = summaryOf(article, now);
        return { slug, title, preview };
      });
      return { articles: { fit: found.fit, total: found.total, results } };
    });
  }

  private kept<Value extends object>(key: string, answer: (now: number) => Promise<Value>) {
    return this.prepared(key, async (now) => ({ success: true as const, ...(await answer(now)) }));
  }

  private async prepared<Value>(key: string, answer: (now: number) => Promise<Value>) {
    const revision = await this.revision.current();
    return this.answers.getOrLoad(`${revision} ${key}`, async () =>
      PreparedAnswer.pack(jsonBytes(await answer(this.clock.now())), { quality: QUALITY }),
    );
  }
}
