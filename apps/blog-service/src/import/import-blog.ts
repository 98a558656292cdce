import { join } from 'node:path';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { commandLineActor } from '@zaino/service/audit-log/command-line-actor';
import { Clock } from '@zaino/service/clock';
import { CommandError } from '@zaino/service/command-error';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { ImageFolder } from '@zaino/service/media/image-folder';
import { MediaStore } from '@zaino/service/media/media-store';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { DataSource } from 'typeorm';
import { ArticleContent, type ArticleWords } from '../articles/article-content';
import { type FileArticle, readBlogFile } from './blog-file';
import { importArticle, type ArticleImport } from './import-article';
import { importCategories } from './import-categories';

/** A folder knows no address of a shop: its links to our pages are paths. */
const NO_SHOP = 'https://zaino.invalid';

/** An image of the folder in the content. */
const fileImage = /(?<=<img [^>]*src=")file:[^"]*(?=")/g;

/**
 * Imports `blog.json` of a folder with the images in its `immagini/`: a transaction for each article, which is known
 * by its slug, so that a second time changes nothing. The running service sees the changes by itself. Gives what
 * it did, in words.
 */
export async function importBlog(dataSource: DataSource, folder: string): Promise<string> {
  const { categories, articles } = await readBlogFile(folder);
  const media = new MediaStore(dataSource, adminBlogEndpoints.uploadImage.path);
  const images = new ImageFolder(join(folder, 'immagini'), media);
  const content = new ArticleContent({ PUBLIC_URL: NO_SHOP }, media);
  await inTransaction(dataSource, (manager) => importCategories(manager, categories));
  const outcomes = { made: 0, changed: 0, unchanged: 0, deleted: 0 } satisfies Record<
    ArticleImport,
    number
  >;
  for (const article of articles) {
    const words = await wordsOf(article, images, content);
    const given = { article, words, now: new Date() };
    const action = { retriesDuplicates: true };
    outcomes[await inTransaction(dataSource, (manager) => importArticle(manager, given), action)] +=
      1;
  }
  const { made, changed, unchanged, deleted } = outcomes;
  const written = `${made} new, ${changed} changed, ${unchanged} unchanged, ${deleted} deleted before`;
  if (made + changed > 0) await record(dataSource, { made, changed });
  return `${articles.length} articles: ${written}; ${images.count} images`;
}

/** The running service finds within seconds what is added to its outbox. */
async function record(dataSource: DataSource, articles: object): Promise<void> {
  const clock = new Clock();
  const outbox = new Outbox(dataSource, { wake: () => undefined }, clock);
  const auditLog = new AuditLog(outbox, clock, { serviceName: 'blog' });
  const act = {
    act: 'articles.imported',
    subject: { kind: 'import', id: 'blog' },
    after: articles,
  };
  await inTransaction(dataSource, (manager) => auditLog.record(manager, act, commandLineActor));
}

/** By the rules of the admins' form, with the addresses that images have by now. */
async function wordsOf(
  article: FileArticle,
  images: ImageFolder,
  content: ArticleContent,
): Promise<ArticleWords> {
  try {
    const featuredImage = await images.urlOf(article.featuredImage);
    const named = new Set(article.content.match(fileImage));
    let html = article.content;
    for (const name of named) html = html.replaceAll(`"${name}"`, `"${await images.urlOf(name)}"`);
    return await content.words({ ...article, featuredImage, content: html });
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === null ? error : new CommandError(`${article.slug}: ${reason}`);
  }
}

/** What a person can mend; null where it is a failure of ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof DomainError && error.kind === 'invalid') {
    const { errors = [] } = error.details;
    return errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  }
  const isOfImages = error instanceof Error && error.constructor === Error;
  return isOfImages ? error.message : null;
}
