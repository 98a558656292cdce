import { Inject, Injectable } from '@nestjs/common';
import { AnswerCache } from '@zaino/service/answer-cache';
import { Clock } from '@zaino/service/clock';
import { jsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { toArticle } from '../articles/article-answer';
import { articleMissing } from '../articles/article-refusals';
import type { ArticlesQuestion } from './article-question';
import { BlogRows } from './blog-rows';
import { categoryCounts } from './category-counts';
import { FindArticle } from './find-article';
import type { ArticleIndex } from './index/article-index';
import { ArticleIndexHolder } from './index/article-index-holder';
import { type IndexedArticle, summaryOf } from './index/indexed-article';
import { relatedArticles } from './related-articles';
import { selectPublic } from './select-articles';

/** Memory for the answers that are kept. */
export const ANSWER_CACHE_BYTES = Symbol('answer cache bytes');

/** Answers are compressed for few callers before something changes: little effort for nearly the same size. */
const QUALITY = 1;

/**
 * What everybody may read. Answers are kept under the revision of the index, so that none outlives a change; those
 * of earlier revisions make room when it is needed.
 */
@Injectable()
export class PublicBlog {
  private readonly answers: AnswerCache;

  constructor(
    private readonly holder: ArticleIndexHolder,
    private readonly rows: BlogRows,
    private readonly finder: FindArticle,
    private readonly clock: Clock,
    @Inject(ANSWER_CACHE_BYTES) cacheBytes: number,
  ) {
    this.answers = new AnswerCache(cacheBytes);
  }

  articles(question: ArticlesQuestion) {
    return this.kept(`articles ${JSON.stringify(question)}`, async (index) => {
      const { articles, total } = selectPublic(index, question);
      const listed = articles.map((article) => this.summary(article));
      if (!question.hasContent) return { articles: listed, total };
      const texts = await this.rows.texts(articles.map(({ row }) => row.id));
      const contentOf = (id: string) => texts.get(Number(id))?.content ?? '';
      return { articles: listed.map((one) => ({ ...one, content: contentOf(one.id) })), total };
    });
  }

  async article(slug: string) {
    const id = await this.finder.idOf(slug);
    return this.kept(`article ${id}`, async (index) => {
      const article = index.article(id);
      if (article === undefined || !index.isVisible(article)) throw articleMissing();
      const related = relatedArticles(index, article).map((other) => this.summary(other));
      const text = (await this.rows.texts([id])).get(id);
      if (text === undefined) throw articleMissing();
      // It has appeared, though its row may not say so yet.
      const shown = toArticle({ ...article.row, ...text, status: 'published' }, article);
      return { article: shown, related };
    });
  }

  /** Those with something to show, in the order of the alphabet. */
  categories() {
    return this.kept('categories', (index) =>
      Promise.resolve({ categories: categoryCounts(index) }),
    );
  }

  private summary(article: IndexedArticle) {
    return summaryOf(article, this.clock.now());
  }

  private kept<Value extends object>(key: string, answer: (index: ArticleIndex) => Promise<Value>) {
    const index = this.holder.current();
    return this.answers.getOrLoad(`${index.revision} ${key}`, async () => {
      const body = jsonBytes({ success: true as const, ...(await answer(index)) });
      return PreparedAnswer.pack(body, { quality: QUALITY });
    });
  }
}
