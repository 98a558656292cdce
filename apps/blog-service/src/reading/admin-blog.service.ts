import { Injectable } from '@nestjs/common';
import { ADMIN_EXCERPT, type ArticlesQuery, type ListedArticle } from '@zaino/contracts/blog';
import { Clock } from '@zaino/service/clock';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { toAdminArticle } from '../articles/article-answer';
import { questionOf } from './article-question';
import { BlogRows } from './blog-rows';
import { allArticles } from './listed-articles';
import { stateAt, summaryOf } from './read-articles';

/** The same calls for an admin: articles of all states, with all that was saved before the call, kept by nobody. */
@Injectable()
export class AdminBlogService {
  constructor(
    private readonly rows: BlogRows,
    private readonly clock: Clock,
  ) {}

  async articles(query: ArticlesQuery) {
    const question = questionOf(query);
    const now = this.clock.now();
    const { articles, total } = await this.rows.list({ ...question, now }, allArticles);
    const texts = await this.rows.texts(question.hasContent ? articles : []);
    const listed: ListedArticle[] = articles.map((article) => {
      const { id, version } = article.row;
      const content = question.hasContent ? { content: texts.get(id)?.content ?? '' } : {};
      const plannedAt = article.row.plannedAt?.toISOString() ?? null;
      return { ...summaryOf(article, now, ADMIN_EXCERPT), ...content, version, plannedAt };
    });
    return privateAnswer({ articles: listed, total });
  }

  async article(slug: string) {
    const now = this.clock.now();
    const { article, text } = await this.rows.article(slug.toLowerCase());
    const row = { ...article.row, ...text, status: stateAt(article.row, now) };
    const related = await this.rows.related(article, now);
    return privateAnswer({
      article: toAdminArticle(row, article),
      related: related.map((other) => summaryOf(other, now)),
    });
  }

  /** All of them, also those without an article that everybody sees. */
  async categories() {
    return privateAnswer({ categories: await this.rows.categories(this.clock.now()) });
  }
}

const privateAnswer = <Value extends object>(value: Value) =>
  PreparedAnswer.json({ success: true as const, ...value }, { cacheControl: 'private, no-store' });
