import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice, hashText } from '../chance';
import type { DemoBlogFile, BlogFileArticle, BlogFileComment } from './blog-file';
import { categories } from './categories';
import { commentMoments, publishedAt } from './moments';
import { drawScene } from './images/draw-scene';
import { readSources } from './read-sources';
import type { ArticleSource } from './read-sources';
import { toHtml } from './to-html';

const DAY_MS = 86_400_000;

interface Plan {
  /** Everything that is in it goes. */
  folder: string;
  /** The moment that is now: articles appeared before it, and some appear after it. */
  at: Date;
}

interface BlogSummary {
  articles: number;
  images: number;
}

/**
 * Writes the demo's articles as the blog's import takes them, the same ones every time for the same moment:
 * `blog.json`, and the images in `immagini/`.
 */
export function writeBlog({ folder, at }: Plan): BlogSummary {
  const imageFolder = join(folder, 'immagini');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(imageFolder, { recursive: true });
  let images = 0;
  const draw = (name: string, scene: string) => {
    writeFileSync(join(imageFolder, name), drawScene(name, scene));
    images += 1;
    return name;
  };
  const sources = readSources();
  const visible = new Set(
    sources.filter(({ status }) => status === 'published').map(({ slug }) => slug),
  );
  const articles = sources.map((source) => articleOf(source, { at, draw, visible }));
  const file: DemoBlogFile = { categories, articles };
  writeFileSync(join(folder, 'blog.json'), `${JSON.stringify(file, null, 2)}\n`);
  return { articles: articles.length, images };
}

interface Desk {
  at: Date;
  /** Draws a scene into a file of that name, which it gives back. */
  draw: (name: string, scene: string) => string;
  /** Articles that others may link to. */
  visible: ReadonlySet<string>;
}

function articleOf(source: ArticleSource, desk: Desk): BlogFileArticle {
  const { slug, title, category, tags, author, excerpt, status, scene } = source;
  const dice = new Dice(hashText(slug));
  const appeared = publishedAt(source, desk.at, dice);
  const comments = commentsOf(source, { appeared, at: desk.at, dice });
  return {
    slug,
    title,
    content: contentOf(source, desk),
    excerpt,
    category,
    tags,
    author,
    featuredImage: scene === null ? null : `file:${desk.draw(`${slug}.svg`, scene)}`,
    status,
    publishedAt: status === 'draft' ? null : appeared.toISOString(),
    ...figuresOf(source, (desk.at.getTime() - appeared.getTime()) / DAY_MS, dice),
    comments,
  };
}

function contentOf({ slug, text }: ArticleSource, { draw, visible }: Desk): string {
  let drawn = 1;
  return toHtml(text, {
    addressOf: (other) => {
      if (!visible.has(other)) throw new Error(`${slug} links to ${other}, which nobody can read.`);
      return `/blog/${other}`;
    },
    imageOf: (scene) => {
      drawn += 1;
      return draw(`${slug}-${drawn}.svg`, scene);
    },
  });
}

/** More for older articles; none for those that nobody has seen. */
function figuresOf({ status, views, likes }: ArticleSource, days: number, dice: Dice) {
  if (status === 'draft' || status === 'scheduled') return { views: 0, likes: 0 };
  const readers = Math.round(
    (90 + 14 * Math.sqrt(days) * dice.between(3, 14)) * (0.6 + dice.next()),
  );
  const likeShare = 0.015 + 0.03 * dice.next();
  return { views: views ?? readers, likes: likes ?? Math.round(readers * likeShare) };
}

function commentsOf(
  { comments }: ArticleSource,
  { appeared, at, dice }: { appeared: Date; at: Date; dice: Dice },
): BlogFileComment[] {
  const moments = commentMoments(comments, { article: appeared, at, dice });
  return comments.map(({ name, content, state }, index) => ({
    name,
    email: emailOf(name),
    content,
    state,
    createdAt: (moments[index] ?? appeared).toISOString(),
  }));
}

/** Addresses of a domain that nobody has. */
const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/\.$/, '')}@example.com`;
