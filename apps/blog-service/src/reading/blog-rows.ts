import { Injectable } from '@nestjs/common';
import type { Heading } from '@zaino/contracts/blog';
import { DataSource, In } from 'typeorm';
import { Article, ArticleSlug } from '../database/entities/article.entity';
import { BlogCategory } from '../database/entities/category.entity';

interface ArticleText {
  content: string;
  headings: Heading[];
}

/** What the index does not hold: the articles' HTML, the slugs that they had before, categories without any. */
@Injectable()
export class BlogRows {
  constructor(private readonly dataSource: DataSource) {}

  /** By the articles' ids. */
  async texts(ids: readonly number[]): Promise<Map<number, ArticleText>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.manager.find(Article, {
      select: { id: true, content: true, headings: true },
      where: { id: In([...ids]) },
    });
    return new Map(rows.map(({ id, content, headings }) => [id, { content, headings }]));
  }

  /** Id of the article that a slug leads to, or once led to; null where there is none. */
  async articleOf(slug: string): Promise<number | null> {
    const row = await this.dataSource.manager.findOneBy(ArticleSlug, { slug });
    return row?.articleId ?? null;
  }

  categories(): Promise<BlogCategory[]> {
    return this.dataSource.manager.find(BlogCategory);
  }
}
