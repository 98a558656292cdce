import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleInputSchema, commentInputSchema } from '@zaino/contracts/blog';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import type { DemoBlogFile, BlogFileArticle } from './blog-file';

const AT = '2026-11-22T10:00:00.000Z';
const now = Date.parse(AT);
const DAY_MS = 86_400_000;

const folders: string[] = [];

/** As the command does it. */
function generate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-blog-'));
  folders.push(folder);
  const script = join(import.meta.dirname, '../generate.ts');
  const command = [...typescriptFlags, script, '--only', 'blog', '--at', AT];
  execFileSync(process.execPath, [...command, '--out', folder]);
  return join(folder, 'blog');
}

let folder: string;
let blog: DemoBlogFile;
let articles: readonly BlogFileArticle[];

beforeAll(() => {
  folder = generate();
  blog = JSON.parse(readFileSync(join(folder, 'blog.json'), 'utf8')) as DemoBlogFile;
  articles = blog.articles;
});

afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ');
const count = (holds: (article: BlogFileArticle) => boolean) => articles.filter(holds).length;
const every = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([, found]) => found);

describe("the demo's articles", () => {
  it('are the same byte for byte each time', () => {
    const again = generate();
    const names = readdirSync(join(folder, 'immagini'));
    expect(readdirSync(join(again, 'immagini'))).toEqual(names);
    for (const name of ['blog.json', ...names.map((image) => `immagini/${image}`)]) {
      expect(readFileSync(join(again, name))).toEqual(readFileSync(join(folder, name)));
    }
  });

  it('are 40 in 6 categories, no two of one title or slug', () => {
    expect(articles).toHaveLength(40);
    expect(blog.categories).toHaveLength(6);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(40);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(40);
    const used = new Set(articles.map(({ category }) => category).filter((id) => id !== null));
    expect([...used].sort()).toEqual(blog.categories.map(({ id }) => id).sort());
  });

  it('are what the contract takes', () => {
    for (const { comments, featuredImage, ...article } of articles) {
      expect(featuredImage ?? 'file:').toMatch(/^file:/);
      expect(articleInputSchema.safeParse(article).error).toBeUndefined();
      for (const comment of comments) {
        expect(commentInputSchema.safeParse(comment).error).toBeUndefined();
        expect(comment.email).toMatch(/^[a-z.]+@example\.com$/);
      }
    }
  });

  it('hold only what an article may hold, well-formed', () => {
    const allowed =
      'p h2 h3 ul ol li blockquote strong em a figure img figcaption table thead tbody tr th td';
    for (const { content } of articles) {
      expect(problemOf(content, allowed.split(' '))).toBeNull();
      expect(wordsOf(content)).not.toMatch(/\*\*|\]\(|(^|\s)_|_($|\s)|'|undefined/);
    }
  });

  it('lead to pages of the shop and to articles that everybody can read', () => {
    const readable = articles
      .filter(({ status }) => status === 'published')
      .map(({ slug }) => `/blog/${slug}`);
    const links = articles.flatMap(({ content }) => every(/href="([^"]*)"/g, content));
    expect(links.length).toBeGreaterThan(20);
    const pages = ['/search', '/products', ...readable];
    expect(links.filter((link = '') => !pages.includes(link))).toEqual([]);
  });

  it('repeat no sentence, neither another article nor a comment', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { slug, content, excerpt, comments } of articles) {
      const texts = [
        excerpt,
        ...content.split('\n'),
        ...comments.map((comment) => comment.content),
      ];
      const sentences = texts.flatMap((text) => wordsOf(text).split(/[.?!:;](?:\s|$)/));
      for (const sentence of sentences.map((words) => words.replace(/\s+/g, ' ').trim())) {
        if (sentence.length > 40 && seen.has(sentence)) repeated.push(`${slug}: ${sentence}`);
        seen.set(sentence, slug);
      }
    }
    expect(repeated).toEqual([]);
  });

  const headings = ({ content }: BlogFileArticle) => every(/<(h2)>/g, content).length;

  it.each<[string, (article: BlogFileArticle) => boolean, [least: number, most: number]]>([
    ['published ones', ({ status }) => status === 'published', [34, 40]],
    ['scheduled ones', ({ status }) => status === 'scheduled', [2, 2]],
    ['drafts', ({ status }) => status === 'draft', [3, 3]],
    ['an archived one', ({ status }) => status === 'archived', [1, 1]],
    ['short ones', ({ content }) => wordsOf(content).length < 1200, [8, 22]],
    ['long ones', (article) => headings(article) >= 4, [12, 30]],
    ['ones with headings of the second level', ({ content }) => content.includes('<h3>'), [8, 30]],
    ['ones with a table', ({ content }) => content.includes('<table>'), [3, 10]],
    ['ones with a quote', ({ content }) => content.includes('<blockquote>'), [4, 20]],
    ['ones with an image in the text', ({ content }) => content.includes('<figure>'), [4, 12]],
    ['ones without an image at the top', ({ featuredImage }) => featuredImage === null, [1, 3]],
    ['ones without an excerpt', ({ excerpt }) => excerpt === '', [4, 10]],
    ['one without a category', ({ category }) => category === null, [1, 3]],
    ['one without tags', ({ tags }) => tags.length === 0, [1, 3]],
    ['one with a very long title', ({ title }) => title.length > 120, [1, 2]],
    ['ones with accents and apostrophes', ({ title }) => /[àèéìòù]/.test(title), [3, 20]],
    ['ones without comments', ({ comments }) => comments.length === 0, [3, 10]],
    ['ones with many comments', ({ comments }) => comments.length >= 5, [4, 20]],
  ])('include %s', (_name, holds, [least, most]) => {
    expect(count(holds)).toBeGreaterThanOrEqual(least);
    expect(count(holds)).toBeLessThanOrEqual(most);
  });

  it('appeared within the last 14 months or so, each on its day of the year', () => {
    for (const { status, publishedAt } of articles) {
      if (status === 'draft') expect(publishedAt).toBeNull();
      const age = (now - Date.parse(publishedAt ?? AT)) / DAY_MS;
      expect(age).toBeLessThan(430);
      expect(age < 0).toBe(status === 'scheduled');
    }
  });

  it('have comments of every state that were left after they appeared, and no later than now', () => {
    const all = articles.flatMap(({ comments }) => comments);
    expect(new Set(all.map(({ state }) => state)).size).toBe(3);
    expect(all.filter(({ state }) => state === 'pending').length).toBeGreaterThanOrEqual(5);
    for (const { publishedAt, comments } of articles) {
      const moments = [publishedAt ?? AT, ...comments.map(({ createdAt }) => createdAt)];
      expect(moments).toEqual(moments.toSorted());
      if (comments.length > 0) expect(Date.parse(moments.at(-1) ?? '')).toBeLessThan(now);
    }
  });
});

describe('their images', () => {
  it('are there, each for one place, in the format of a page', () => {
    const names = readdirSync(join(folder, 'immagini'));
    const used = articles.flatMap(({ content, featuredImage }) => [
      ...every(/src="file:([^"]+)"/g, content),
      ...(featuredImage === null ? [] : [featuredImage.slice('file:'.length)]),
    ]);
    expect(used.toSorted()).toEqual(names);
    for (const name of names) {
      const svg = readFileSync(join(folder, 'immagini', name), 'utf8');
      expect(svg).toContain('width="1600" height="900"');
      expect(problemOf(svg, ['svg', 'g', 'rect', 'path', 'circle', 'ellipse'])).toBeNull();
      expect(svg).not.toMatch(/href|NaN|undefined/);
    }
  });

  it('have words in their place where they stand in the text', () => {
    const images = articles.flatMap(({ content }) => every(/<img [^>]*alt="([^"]*)"/g, content));
    expect(images.filter((alt = '') => alt.length < 15)).toEqual([]);
  });
});

/** What does not close in its order, or is none of the elements; null where all is well. */
function problemOf(markup: string, elements: readonly string[]): string | null {
  const open: string[] = [];
  for (const [tag, end, name = '', closed] of markup.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (!elements.includes(name)) return tag;
    if (end === '/') {
      if (open.pop() !== name) return tag;
    } else if (closed !== '/' && name !== 'img') open.push(name);
  }
  return open.length === 0 ? null : open.join();
}
