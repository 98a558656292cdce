import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleStatuses, commentStatuses } from './blog-file';
import type { ArticleStatus, CommentStatus } from './blog-file';

/** An article as it was written: `articles/<slug>.md`. */
export interface ArticleSource {
  slug: string;
  title: string;
  category: string | null;
  tags: readonly string[];
  author: string;
  excerpt: string;
  status: ArticleStatus;
  /** Day of the year on which such a text appears, as in `08-28`; null where it is still to appear. */
  day: string | null;
  /** In how many days it is to appear. */
  inDays: number;
  /** Layout, ground and things of its image; null for none. */
  scene: string | null;
  /** Where the design's images show figures. */
  views: number | null;
  likes: number | null;
  text: string;
  comments: readonly CommentSource[];
}

export interface CommentSource {
  name: string;
  /** How long after the article. */
  days: number;
  state: CommentStatus;
  content: string;
}

const folder = join(import.meta.dirname, 'articles');

/** All articles, by their slugs. */
export function readSources(): ArticleSource[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      readSource(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')),
    );
}

/** Head, text and comments stand between lines of `---`. */
function readSource(slug: string, file: string): ArticleSource {
  const [, head = '', text = '', comments = ''] = file.split(/^---$/m);
  const facts = new Map(
    head
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const given = (name: string) => facts.get(name) ?? '';
  const status = oneOf(articleStatuses, facts.get('status') ?? 'published');
  const number = (name: string) => (facts.has(name) ? Number(given(name)) : null);
  return {
    slug,
    title: typeset(given('title')),
    author: given('author'),
    status,
    category: facts.get('category') ?? null,
    day: facts.get('day') ?? null,
    tags: given('tags')
      .split(', ')
      .filter((tag) => tag !== ''),
    excerpt: typeset(given('excerpt')),
    inDays: number('in') ?? 0,
    scene: given('scene') === 'none' ? null : given('scene'),
    views: number('views'),
    likes: number('likes'),
    text: typeset(text.trim()),
    comments: comments
      .trim()
      .split('\n')
      .filter((line) => line !== '')
      .map(readComment),
  };
}

/** `name | days | words`, with the state before the words where they are not approved. */
function readComment(line: string): CommentSource {
  const [name = '', days = '', ...rest] = line.split(' | ');
  const state = rest.length > 1 ? oneOf(commentStatuses, rest.shift() ?? '') : 'approved';
  return { name, days: Number(days), state, content: rest.join(' | ') };
}

function oneOf<Choice extends string>(choices: readonly Choice[], given: string): Choice {
  const choice = choices.find((one) => one === given);
  if (choice === undefined) throw new Error(`${given} is none of ${choices.join(', ')}.`);
  return choice;
}

/** The typographic apostrophe, as everywhere in the shop's texts. */
function typeset(text: string): string {
  return text.replaceAll("'", '’');
}
