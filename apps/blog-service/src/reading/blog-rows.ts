import { Injectable } from '@nestjs/common';
import type { BlogCategory, Heading } from '@zaino/contracts/blog';
import type { SearchFit } from '@zaino/contracts/shared';
import { MediaStore } from '@zaino/service/media/media-store';
import { DataSource, In } from 'typeorm';
import { articleMissing } from '../articles/refused-article';
import { ArticleEntity, ArticleSlugEntity } from '../articles/article.entity';
import type { ArticlesQuestion } from './article-question';
import { countCategories } from './count-categories';
import { type ListedArticles } from './listed-articles';
import { type ReadArticle, readArticles } from './read-articles';
import { relatedArticles } from './related-articles';
import { selectArticles } from './select-articles';

interface ArticleText {
  content: string;
  headings: Heading[];
}

interface ArticlePage {
  article: ReadArticle;
  text: ArticleText;
  related: ReadArticle[];
}

/** What the blog shows, from the database; who may see what is said by whoever asks. */
@Injectable()
export class BlogRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaStore,
  ) {}

  /** The articles of a page of a list, and how many fit also beyond it. */
  async list(
    question: ArticlesQuestion & { now: number },
    listed: ListedArticles,
  ): Promise<{ articles: ReadArticle[]; total: number; fit: SearchFit | null }> {
    const { ids, ...rest } = await selectArticles(this.dataSource.manager, question, listed);
    return { articles: await this.read(ids), ...rest };
  }

  /** The HTML of articles, by their ids. */
  async texts(articles: readonly ReadArticle[]): Promise<Map<number, ArticleText>> {
    if (articles.length === 0) return new Map();
    const rows = await this.dataSource.manager.find(ArticleEntity, {
      select: { id: true, content: true, headings: true },
      where: { id: In(articles.map(({ row }) => row.id)) },
    });
    return new Map(rows.map(({ id, content, headings }) => [id, { content, headings }]));
  }

  /** The article of any state that a slug leads to, or once led to; rejects with `article-missing`. */
  async article(slug: string): Promise<Pick<ArticlePage, 'article' | 'text'>> {
    // The column is ASCII: nothing else can be in it.
    if (!/^[a-z0-9-]+$/.test(slug)) throw articleMissing();
    const known = await this.dataSource.manager.findOneBy(ArticleSlugEntity, { slug });
    const [article] = known ? await this.read([known.articleId]) : [];
    const text = article && (await this.texts([article])).get(article.row.id);
    if (article === undefined || text === undefined) throw articleMissing();
    return { article, text };
  }

  /** Articles that everybody sees and that have most in common with one. */
  async related(article: ReadArticle, now: number): Promise<ReadArticle[]> {
    return this.read(await relatedArticles(this.dataSource.manager, article.row, now));
  }

  /** All of them, in the order of the alphabet, with how many articles everybody sees. */
  categories(now: number): Promise<BlogCategory[]> {
    return countCategories(this.dataSource.manager, now);
  }

  private read(ids: readonly number[]): Promise<ReadArticle[]> {
    return readArticles({ manager: this.dataSource.manager, media: this.media }, ids);
  }
}
