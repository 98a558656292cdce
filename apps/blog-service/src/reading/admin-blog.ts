import { Injectable } from '@nestjs/common';
import { ADMIN_EXCERPT, type ListedArticle } from '@zaino/contracts/blog';
import { Clock } from '@zaino/service/clock';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { toAdminArticle } from '../articles/article-answer';
import { articleMissing } from '../articles/article-refusals';
import type { ArticlesQuestion } from './article-question';
import { BlogRows } from './blog-rows';
import { categoryCounts } from './category-counts';
import { FindArticle } from './find-article';
import { ArticleIndexHolder } from './index/article-index-holder';
import { stateAt, summaryOf } from './index/indexed-article';
import { relatedArticles } from './related-articles';
import { selectForAdmin } from './select-articles';

/** The same calls for an admin: articles of all states, with all that was saved before the call, kept by nobody. */
@Injectable()
export class AdminBlog {
  constructor(
    private readonly holder: ArticleIndexHolder,
    private readonly rows: BlogRows,
    private readonly finder: FindArticle,
    private readonly clock: Clock,
  ) {}

  async articles(question: ArticlesQuestion) {
    const index = await this.holder.latest();
    const now = this.clock.now();
    const { articles, total } = selectForAdmin(index, question, now);
    const ids = question.hasContent ? articles.map(({ row }) => row.id) : [];
    const texts = await this.rows.texts(ids);
    const listed: ListedArticle[] = articles.map((article) => {
      const { id, version } = article.row;
      const content = question.hasContent ? { content: texts.get(id)?.content ?? '' } : {};
      const plannedAt = article.row.plannedAt?.toISOString() ?? null;
      return { ...summaryOf(article, now, ADMIN_EXCERPT), ...content, version, plannedAt };
    });
    return privateAnswer({ articles: listed, total });
  }

  async article(slug: string) {
    const index = await this.holder.latest();
    const id = await this.finder.idOf(slug);
    const [text, article] = [(await this.rows.texts([id])).get(id), index.article(id)];
    if (text === undefined || article === undefined) throw articleMissing();
    const now = this.clock.now();
    const row = { ...article.row, ...text, status: stateAt(article.row, now) };
    const related = relatedArticles(index, article).map((other) => summaryOf(other, now));
    return privateAnswer({ article: toAdminArticle(row, article), related });
  }

  /** All of them, also those without an article that everybody sees. */
  async categories() {
    const index = await this.holder.latest();
    return privateAnswer({ categories: categoryCounts(index, await this.rows.categories()) });
  }
}

const privateAnswer = <Value extends object>(value: Value) =>
  PreparedAnswer.json({ success: true as const, ...value }, { cacheControl: 'private, no-store' });
