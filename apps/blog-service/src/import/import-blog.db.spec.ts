import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing } from '@zaino/service/media/testing/image-files';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import type { DataSource } from 'typeorm';
import { ArticleEntity, ArticleSlugEntity } from '../articles/article.entity';
import { CategoryEntity } from '../categories/category.entity';
import { CommentEntity } from '../readers/comment.entity';
import { LikeEntity } from '../readers/like.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { importBlog } from './import-blog';

/** For a command that a test waits for without doing anything else, in milliseconds. */
const COMMAND_MS = 90_000;

const workspace = join(import.meta.dirname, '../../../..');

let service: TestService;
let database: DataSource;
let folder: string;
beforeAll(async () => {
  service = await startTestService();
  ({ database } = service);
});
afterAll(() => service.stop());

const entities = [
  ArticleEntity,
  LikeEntity,
  ArticleSlugEntity,
  CategoryEntity,
  CommentEntity,
  Media,
];

beforeEach(async () => {
  for (const entity of entities) await database.manager.clear(entity);
  folder = mkdtempSync(join(tmpdir(), 'zaino-blog-import-'));
  mkdirSync(join(folder, 'immagini'));
  writeFileSync(join(folder, 'immagini/zaino.svg'), aDrawing());
});
afterEach(() => rmSync(folder, { recursive: true }));

const anArticle = {
  slug: 'lo-zaino',
  title: 'Lo zaino',
  content: '<h2>Il peso</h2><p>Pesalo ogni tanto.</p><script>alert(1)</script>',
  excerpt: '',
  category: 'guide',
  tags: ['zaino'],
  author: 'Redazione',
  featuredImage: 'file:zaino.svg',
  status: 'published',
  publishedAt: '2026-03-01T08:00:00.000Z',
  views: 120,
  likes: 7,
  comments: [] as object[],
};
const aComment = {
  name: 'Paolo R.',
  email: 'paolo.r@example.com',
  content: 'Utile, grazie.',
  createdAt: '2026-03-02T08:00:00.000Z',
  state: 'approved',
};

/** Imports articles that differ from the usual one as told. */
function importArticles(...articles: Partial<typeof anArticle>[]): Promise<string> {
  const categories = [{ id: 'guide', name: 'Guide per le famiglie' }];
  const written = articles.map((article) => ({ ...anArticle, ...article }));
  writeFileSync(join(folder, 'blog.json'), JSON.stringify({ categories, articles: written }));
  return importBlog(database, folder);
}

const only = () => database.getRepository(ArticleEntity).findOneByOrFail({});

/** How many rows each table has. */
async function rowCounts() {
  const counts = entities.map(async (entity) => [
    entity.name,
    await database.manager.count(entity),
  ]);
  return Object.fromEntries(await Promise.all(counts)) as Record<string, number>;
}

describe('the import of articles', () => {
  it('keeps an article as an admin’s save would, with its image and what readers left', async () => {
    expect(
      await importArticles({
        comments: [aComment, { ...aComment, state: 'hidden', content: 'No' }],
      }),
    ).toBe('1 articles: 1 new, 0 changed, 0 unchanged, 0 deleted before; 1 images');
    const article = await only();
    expect(article).toMatchObject({
      slug: 'lo-zaino',
      title: 'Lo zaino',
      tags: ['zaino'],
      status: 'published',
      version: 1,
      content: '<h2 id="s-il-peso">Il peso</h2><p>Pesalo ogni tanto.</p>',
      headings: [{ id: 's-il-peso', text: 'Il peso', level: 2 }],
      views: 120,
      likes: 7,
      commentsCount: 1,
      publishedAt: new Date(anArticle.publishedAt),
      updatedAt: new Date(anArticle.publishedAt),
    });
    expect(article.featuredImage).toMatch(/^\/api\/blog\/media\/[0-9a-f]{32}$/);
    const category = await database.getRepository(CategoryEntity).findOneByOrFail({});
    expect(category).toMatchObject({ slug: 'guide', name: 'Guide per le famiglie' });
    expect(article.categoryId).toBe(category.id);
    expect(await rowCounts()).toMatchObject({ LikeEntity: 7, CommentEntity: 2, Media: 1 });
  });

  it('shows images of the folder in the text, as ours', async () => {
    const image = '<figure><img src="file:zaino.svg" alt="Uno zaino"></figure>';
    await importArticles({ content: `${image}<p>file:zaino.svg</p>${image}`, featuredImage: '' });
    const { content } = await only();
    const { id } = await database.getRepository(Media).findOneByOrFail({});
    expect(content.match(new RegExp(`src="/api/blog/media/${id}`, 'g'))).toHaveLength(2);
    expect(content).toContain('<p>file:zaino.svg</p>');
    expect(content).toContain('alt="Uno zaino"');
  });

  it('changes nothing a second time, also while it is being looked at and liked', async () => {
    await importArticles({ comments: [aComment] });
    await database.getRepository(ArticleEntity).increment({ slug: 'lo-zaino' }, 'views', 5);
    const before = [await only(), await rowCounts()];
    expect(await importArticles({ comments: [aComment] })).toContain(
      '0 new, 0 changed, 1 unchanged',
    );
    expect([await only(), await rowCounts()]).toEqual(before);
  });

  it('changes what is different, and leaves what readers did', async () => {
    await importArticles({ comments: [aComment] });
    await database.getRepository(CommentEntity).delete({ name: 'Paolo R.' });
    const report = await importArticles({
      title: 'Lo zaino, pesato',
      comments: [aComment],
      views: 1,
    });
    expect(report).toContain('0 new, 1 changed');
    expect(await only()).toMatchObject({
      title: 'Lo zaino, pesato',
      slug: 'lo-zaino',
      version: 2,
      views: 120,
    });
    expect(await rowCounts()).toMatchObject({ ArticleEntity: 1, CommentEntity: 0 });
  });

  it('leaves an article deleted that an admin has deleted', async () => {
    await importArticles({});
    await database
      .getRepository(ArticleEntity)
      .update({ slug: 'lo-zaino' }, { deletedAt: new Date() });
    expect(await importArticles({ title: 'Di nuovo' })).toContain('1 deleted before');
    expect((await only()).title).toBe('Lo zaino');
  });

  it('knows states: a date to come is scheduled, an archived article keeps its own', async () => {
    const publishedAt = '2099-01-01T00:00:00.000Z';
    await importArticles(
      { slug: 'poi', publishedAt, status: 'scheduled' },
      { slug: 'mai', status: 'archived' },
      { slug: 'bozza', status: 'draft', publishedAt: undefined },
    );
    const rows = await database.getRepository(ArticleEntity).find({ order: { id: 'ASC' } });
    expect(rows.map(({ status, publishedAt: at }) => [status, at?.toISOString() ?? null])).toEqual([
      ['scheduled', publishedAt],
      ['archived', anArticle.publishedAt],
      ['draft', null],
    ]);
  });

  it('gives comments by which a repeated one is known', async () => {
    await importArticles({ comments: [aComment] });
    const { id } = await only();
    const path = `/api/addBlogComment?articleId=${id}`;
    const { name, email, content } = aComment;
    const answer = await service.call({ method: 'POST', path, body: { name, email, content } });
    expect(answer.status).toBe(200);
    expect(await rowCounts()).toMatchObject({ CommentEntity: 1 });
  });
});

describe('what cannot be imported', () => {
  it.each<[string, Partial<typeof anArticle>, string]>([
    ['an image that is not there', { featuredImage: 'file:altro.svg' }, '«altro.svg» non si trova'],
    ['an image elsewhere', { featuredImage: 'file:../zaino.svg' }, 'non è il nome di un file'],
    ['nothing but a script', { content: '<script>1</script>' }, 'content: Il testo è vuoto'],
    ['no title', { title: ' ' }, 'blog.json is not as it should be'],
    ['an unknown state', { status: 'gone' }, 'blog.json is not as it should be'],
  ])('is told: %s', async (_what, article, sentence) => {
    await expect(importArticles(article)).rejects.toThrow(sentence);
    expect(await rowCounts()).toMatchObject({ ArticleEntity: 0 });
  });

  it('stops there, and what came before it stays', async () => {
    const wrong = { slug: 'altro', featuredImage: 'file:altro.svg' };
    await expect(importArticles({}, wrong)).rejects.toThrow('altro: Il file');
    expect(await rowCounts()).toMatchObject({ ArticleEntity: 1 });
  });
});

describe('cli.js import', () => {
  /** The command line as it is run beside the service. */
  function cli(...args: string[]) {
    const hooks = join(workspace, 'libs/testing/src/typescript-hooks.mjs');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', hooks, join(import.meta.dirname, '../cli.ts'), 'import', ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, MYSQL_URL: service.databaseUrl },
        timeout: COMMAND_MS,
      },
    );
    return { status, stdout, stderr };
  }

  it('brings in the demo, and a second time changes nothing', async () => {
    const script = join(workspace, 'tools/demo/generate.ts');
    const command = [...typescriptFlags, script, '--only', 'blog', '--out', folder];
    execFileSync(process.execPath, command, { timeout: COMMAND_MS });
    const blog = join(folder, 'blog');
    const stdout = '40 articles: 40 new, 0 changed, 0 unchanged, 0 deleted before; 44 images\n';
    expect(cli(blog)).toEqual({ status: 0, stderr: '', stdout });
    const counts = await rowCounts();
    expect(counts).toMatchObject({ ArticleEntity: 40, CategoryEntity: 6 });
    const again = '40 articles: 0 new, 0 changed, 40 unchanged, 0 deleted before; 44 images\n';
    expect(cli(blog)).toEqual({ status: 0, stderr: '', stdout: again });
    expect(await rowCounts()).toEqual(counts);
  });

  it('says what it was told wrongly', () => {
    const missingFolder = expect.stringContaining('Name one folder') as string;
    expect(cli()).toMatchObject({ status: 1, stderr: missingFolder });
    const missing = expect.stringContaining('does not exist.') as string;
    expect(cli(join(folder, 'altrove'))).toMatchObject({ status: 1, stderr: missing });
    writeFileSync(join(folder, 'blog.json'), '{');
    expect(cli(folder)).toMatchObject({ status: 1, stderr: `${folder}/blog.json is no JSON.\n` });
  });
});
