import { Inject, Injectable } from '@nestjs/common';
import { type ArticleValues, CONTENT_TOO_LONG, LONGEST_CONTENT } from '@zaino/contracts/blog';
import { mediaIdOf } from '@zaino/contracts/shared';
import { CONFIG } from '@zaino/service/config.module';
import { fieldRefused } from '@zaino/service/field-refused';
import { MediaStore, UNKNOWN_IMAGE } from '@zaino/service/media/media-store';
import type { ArticleEntity } from './article.entity';
import type { Config } from '../config';
import { mentionedImages } from '../html/image-attributes';
import { type PreparedContent, prepareContent } from '../html/prepare-content';
import { isVisible, plainLine, plainLines } from '@zaino/service/plain-lines';
import { plausibleMoment } from './appearance';

/** What an article says, as it is kept. */
export type ArticleWords = PreparedContent &
  Pick<ArticleEntity, 'title' | 'author' | 'excerpt' | 'tags' | 'featuredImage'>;

/** Brings what a form says into the form in which it is kept. */
@Injectable()
export class ArticleContent {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
    private readonly media: MediaStore,
  ) {}

  /** Of an unsaved form: what may not be is left out. */
  async prepare(html: string): Promise<PreparedContent> {
    return (await this.read(html)).prepared;
  }

  /** An image of an unsaved form beside its text: one of ours stays from now on. */
  async hold(image: string): Promise<void> {
    const id = mediaIdOf(image);
    if (id !== null) await this.media.hold([id]);
  }

  /** Refuses as invalid what would be empty, too long, or has images that we do not keep. */
  async words(values: ArticleValues): Promise<ArticleWords> {
    const { unknown, prepared } = await this.read(values.content);
    if (unknown.length > 0) throw fieldRefused('content', UNKNOWN_IMAGE);
    const { content, plainText } = prepared;
    if (!isVisible(plainText) && !content.includes('<img')) {
      throw fieldRefused('content', 'Il testo è vuoto');
    }
    // Or it could not be saved again as it is.
    if (content.length > LONGEST_CONTENT) throw fieldRefused('content', CONTENT_TOO_LONG);
    if (values.publishedAt && !plausibleMoment(values.publishedAt)) {
      throw fieldRefused('publishedAt', 'Controlla la data: l’anno non è plausibile');
    }
    await this.refuseUnknown(values.featuredImage);
    return {
      ...prepared,
      title: filled('title', values.title),
      author: filled('author', values.author),
      excerpt: plainLines(values.excerpt),
      tags: [...new Set(values.tags.map(plainLine))].filter(isVisible),
      featuredImage: values.featuredImage,
    };
  }

  private async read(html: string) {
    const sizes = await this.media.hold(mentionedImages(html));
    const unknown: string[] = [];
    const onUnknownImage = (id: string) => unknown.push(id);
    const { origin } = new URL(this.config.PUBLIC_URL);
    return { prepared: prepareContent(html, { sizes, origin, onUnknownImage }), unknown };
  }

  private async refuseUnknown(url: string): Promise<void> {
    const unknown = await this.media.unknownAmong([url]);
    if (unknown.size > 0) throw fieldRefused('featuredImage', UNKNOWN_IMAGE);
  }
}

function filled(path: string, text: string): string {
  const line = plainLine(text);
  if (!isVisible(line)) throw fieldRefused(path, 'Campo obbligatorio');
  return line;
}
