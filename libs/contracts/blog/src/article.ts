import { imageUrlSchema, TITLE_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  LONGEST_ARTICLE_TAG,
  LONGEST_AUTHOR,
  LONGEST_CATEGORY_NAME,
  LONGEST_CONTENT,
  LONGEST_EXCERPT,
  LONGEST_IMAGE_URL,
  LONGEST_SLUG,
  LONGEST_TITLE,
  MOST_ARTICLE_TAGS,
} from './limits';
import { CONTENT_TOO_LONG } from './refusal-texts';

/** A number in decimal digits. */
export const articleIdSchema = z.string().check(z.regex(/^[1-9]\d{0,9}$/));

/**
 * `scheduled` appears at its `publishedAt`; `archived` is kept, and shown to admins only (specification, point 4:
 * `published` is the default).
 */
export const articleStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof articleStates)[number];

/** A heading of the text, for the table of contents. */
export const headingSchema = z.object({
  /** Of the element in the text. */
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type Heading = z.infer<typeof headingSchema>;

/** An article as a list shows it. */
export const articleSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** As it was written; empty where it was not. */
  excerpt: z.string(),
  /** The excerpt, or the beginning of the text: 150 characters, 100 for admins (specification, point 9). */
  preview: z.string(),
  /** Name of the category; empty without. */
  category: z.string(),
  categoryId: z.nullable(z.string()),
  tags: z.array(z.string()),
  author: z.string(),
  /** A web address or the path of an image that we keep; empty without. */
  featuredImage: z.string(),
  /** Of a kept image, in pixels; null where nobody knows. */
  featuredImageSize: z.nullable(z.object({ width: z.int(), height: z.int() })),
  status: z.enum(articleStates),
  /** Null for a draft that was never published. */
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  views: z.int(),
  likes: z.int(),
  /** Of those that everybody sees. */
  commentsCount: z.int(),
  /** Time of reading in minutes, at least 1. */
  readingMinutes: z.int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** A whole article (specification, point 3). */
export const articleSchema = z.extend(articleSummarySchema, {
  /** HTML that was sanitised when it was saved (docs/decisions/article-html.md). */
  content: z.string(),
  headings: z.array(headingSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** The same with what only admins see. */
export const adminArticleSchema = z.extend(articleSchema, {
  /** Counts the saves: sent back with the next one, which is refused where it is not the latest. */
  version: z.int(),
  /** When one that does not appear is meant to, as somebody has noted with it. */
  plannedAt: z.nullable(z.iso.datetime()),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** Comma-separated or as a list; trimmed, empties dropped (specification, point 5). */
const tags = z.pipe(
  z.pipe(
    z.pipe(
      z.union([
        z.string().check(z.maxLength(2_000)),
        z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
      ]),
      z.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
    ),
    z.transform((list) => [...new Set(list.map((tag) => tag.trim()).filter((tag) => tag !== ''))]),
  ),
  z.array(z.string().check(z.maxLength(LONGEST_ARTICLE_TAG))).check(z.maxLength(MOST_ARTICLE_TAGS)),
);

const given = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing));

/** The form of an article (specification, points 2 and 5). */
export const articleInputSchema = z.object({
  title: given(TITLE_MISSING).check(z.maxLength(LONGEST_TITLE)),
  /** HTML; sanitised by the service. */
  content: given('Scrivi il testo dell’articolo').check(
    z.maxLength(LONGEST_CONTENT, CONTENT_TOO_LONG),
  ),
  author: given('Scrivi l’autore').check(z.maxLength(LONGEST_AUTHOR)),
  excerpt: z._default(text(LONGEST_EXCERPT), ''),
  /** Id or name of a category; a new name makes a new one; empty for none. */
  category: z.pipe(
    z.nullish(text(LONGEST_CATEGORY_NAME)),
    z.transform((name) => name ?? ''),
  ),
  tags: z._default(tags, []),
  featuredImage: z.pipe(
    z.nullish(imageUrlSchema(LONGEST_IMAGE_URL)),
    z.transform((url) => url ?? ''),
  ),
  status: z._default(z.enum(articleStates), 'published'),
  /**
   * When it appears, or is said to have appeared; the moment of publishing unless told. Of what does not appear a
   * note, which null takes back.
   */
  publishedAt: z.nullish(z.iso.datetime({ offset: true })),
  /** A wish: brought into the form of the slug rule and made unique; of the title unless told. */
  slug: z.optional(text(LONGEST_SLUG)),
});
export type ArticleInput = z.input<typeof articleInputSchema>;
export type ArticleValues = z.output<typeof articleInputSchema>;

/** What is kept of a form that nobody has saved yet: any of it may be missing or unfinished. */
export const draftFieldsSchema = z.object({
  title: z.string().check(z.maxLength(LONGEST_TITLE)),
  content: z.string().check(z.maxLength(LONGEST_CONTENT)),
  author: z.string().check(z.maxLength(LONGEST_AUTHOR)),
  excerpt: z.string().check(z.maxLength(LONGEST_EXCERPT)),
  category: z.string().check(z.maxLength(LONGEST_CATEGORY_NAME)),
  tags: z.string().check(z.maxLength(2_000)),
  featuredImage: z.string().check(z.maxLength(LONGEST_IMAGE_URL)),
  status: z.enum(articleStates),
  publishedAt: z.string().check(z.maxLength(40)),
  slug: z.string().check(z.maxLength(LONGEST_SLUG)),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

export const blogCategorySchema = z.object({
  /** As in an address: `guide-per-le-famiglie`. */
  id: z.string(),
  name: z.string(),
  /** How many articles everybody sees in it. */
  articles: z.int(),
});
export type BlogCategory = z.infer<typeof blogCategorySchema>;

/** The same with what only admins see. */
export const adminCategorySchema = z.extend(blogCategorySchema, {
  /** How many articles it has, of all states. */
  articles: z.int(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
