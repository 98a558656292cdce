import { Inject, Injectable } from '@nestjs/common';
import { mediaIdOf } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { MediaForms } from '@zaino/service/media/media-forms';
import type { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { ShareImage } from '@zaino/service/share-image/draw-share-image';
import { ShareImages } from '@zaino/service/share-image/share-images';
import { DataSource } from 'typeorm';
import { articleMissing } from '../articles/refused-article';
import { VISIBLE_ARTICLES } from '../articles/visible-articles';
import type { Config } from '../config';

interface ArticleRow {
  title: string;
  author: string;
  category: string | null;
  featuredImage: string;
}

/** What is shown with links to articles. */
@Injectable()
export class ShareImagesService {
  private readonly images: ShareImages;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly media: MediaForms,
    @Inject(CONFIG) config: Pick<Config, 'BRAND_NAME'>,
  ) {
    this.images = new ShareImages(config.BRAND_NAME);
  }

  /** By any slug that ever led to the article. */
  async ofArticle(slug: string): Promise<PreparedAnswer> {
    const [article] = await this.dataSource.query<ArticleRow[]>(
      `SELECT article.title, article.author, category.name AS category,
         article.featured_image AS featuredImage
       FROM article_slug slug
       JOIN article ON article.id = slug.article_id
       LEFT JOIN blog_category category ON category.id = article.category_id
       WHERE slug.slug = ? AND ${VISIBLE_ARTICLES}`,
      [slug, new Date(this.clock.now())],
    );
    if (article === undefined) throw articleMissing();
    return this.images.answer(JSON.stringify(article), () => this.describe(article));
  }

  private async describe({ title, author, ...row }: ArticleRow): Promise<ShareImage> {
    const words = { kicker: row.category ?? 'Dal blog', title, note: author };
    // One that stands elsewhere on the web is not fetched.
    const id = mediaIdOf(row.featuredImage);
    if (id === null) return words;
    const form = await this.media.answer(id, '960.jpg');
    const content = await form.encoded(undefined);
    return { ...words, picture: { content, fit: 'cover' } };
  }
}
