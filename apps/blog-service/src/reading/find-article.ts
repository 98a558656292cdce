import { Injectable } from '@nestjs/common';
import { articleMissing } from '../articles/article-refusals';
import { BlogRows } from './blog-rows';
import { ArticleIndexHolder } from './index/article-index-holder';

/** Finds articles of any state by the slugs that they have or had. */
@Injectable()
export class FindArticle {
  constructor(
    private readonly holder: ArticleIndexHolder,
    private readonly rows: BlogRows,
  ) {}

  /** Its id, which the index knows; rejects with `article-missing`. */
  async idOf(given: string): Promise<number> {
    const slug = given.toLowerCase();
    // The column is ASCII: nothing else can be in it.
    if (!/^[a-z0-9-]+$/.test(slug)) throw articleMissing();
    const found = this.holder.current().articleBySlug(slug);
    return found ? found.row.id : this.byOldSlug(slug);
  }

  private async byOldSlug(slug: string): Promise<number> {
    const id = await this.rows.articleOf(slug);
    if (id === null) throw articleMissing();
    // What another copy of the service has just made may not be in the index yet.
    const isKnown = this.holder.current().article(id) ?? (await this.holder.latest()).article(id);
    if (!isKnown) throw articleMissing();
    return id;
  }
}
