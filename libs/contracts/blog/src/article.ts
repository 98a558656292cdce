import { isImageUrl } from '@zaino/contracts/shared';
import { z } from 'zod';
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

/** A number in decimal digits. */
export const articleIdSchema = z.string().regex(/^[1-9]\d{0,9}$/);

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
  categoryId: z.string().nullable(),
  tags: z.array(z.string()),
  author: z.string(),
  /** A web address or the path of an image that we keep; empty without. */
  featuredImage: z.string(),
  /** Of a kept image, in pixels; null where nobody knows. */
  featuredImageSize: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  status: z.enum(articleStates),
  /** Null for a draft that was never published. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  views: z.number().int(),
  likes: z.number().int(),
  /** Of those that everybody sees. */
  commentsCount: z.number().int(),
  /** Time of reading in minutes, at least 1. */
  readingMinutes: z.number().int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** A whole article (specification, point 3). */
export const articleSchema = articleSummarySchema.extend({
  /** HTML that was sanitised when it was saved (docs/decisions/article-html.md). */
  content: z.string(),
  headings: z.array(headingSchema),
});
export type Article = z.infer<typeof articleSchema>;

/** The same with what only admins see. */
export const adminArticleSchema = articleSchema.extend({
  /** Counts the saves: sent back with the next one, which is refused where it is not the latest. */
  version: z.number().int(),
  /** When one that does not appear is meant to, as somebody has noted with it. */
  plannedAt: z.iso.datetime().nullable(),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;

const text = (longest: number) => z.string().trim().max(longest);

/** Comma-separated or as a list; trimmed, empties dropped (specification, point 5). */
const tags = z
  .union([z.string().max(2_000), z.array(z.string().max(200)).max(200)])
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter((tag) => tag !== ''))])
  .pipe(z.array(z.string().max(LONGEST_ARTICLE_TAG)).max(MOST_ARTICLE_TAGS));

const imageUrl = text(LONGEST_IMAGE_URL).refine((url) => url === '' || isImageUrl(url), {
  message: 'Serve l’indirizzo di un’immagine, che comincia con https://',
});

const given = z.string().trim().min(1);

/** The form of an article (specification, points 2 and 5). */
export const articleInputSchema = z.object({
  title: given.max(LONGEST_TITLE),
  /** HTML; sanitised by the service. */
  content: given.max(LONGEST_CONTENT),
  author: given.max(LONGEST_AUTHOR),
  excerpt: text(LONGEST_EXCERPT).default(''),
  /** Id or name of a category; a new name makes a new one; empty for none. */
  category: text(LONGEST_CATEGORY_NAME)
    .nullish()
    .transform((name) => name ?? ''),
  tags: tags.default([]),
  featuredImage: imageUrl.nullish().transform((url) => url ?? ''),
  status: z.enum(articleStates).default('published'),
  /**
   * When it appears, or is said to have appeared; the moment of publishing unless told. Of what does not appear a
   * note, which null takes back.
   */
  publishedAt: z.iso.datetime({ offset: true }).nullish(),
  /** A wish: brought into the form of the slug rule and made unique; of the title unless told. */
  slug: text(LONGEST_SLUG).optional(),
});
export type ArticleInput = z.input<typeof articleInputSchema>;
export type ArticleValues = z.output<typeof articleInputSchema>;

/** What is kept of a form that nobody has saved yet: any of it may be missing or unfinished. */
export const draftFieldsSchema = z.object({
  title: z.string().max(LONGEST_TITLE),
  content: z.string().max(LONGEST_CONTENT),
  author: z.string().max(LONGEST_AUTHOR),
  excerpt: z.string().max(LONGEST_EXCERPT),
  category: z.string().max(LONGEST_CATEGORY_NAME),
  tags: z.string().max(2_000),
  featuredImage: z.string().max(LONGEST_IMAGE_URL),
  status: z.enum(articleStates),
  publishedAt: z.string().max(40),
  slug: z.string().max(LONGEST_SLUG),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

export const blogCategorySchema = z.object({
  /** As in an address: `guide-per-le-famiglie`. */
  id: z.string(),
  name: z.string(),
  /** How many articles everybody sees in it. */
  articles: z.number().int(),
});
export type BlogCategory = z.infer<typeof blogCategorySchema>;

/** The same with what only admins see. */
export const adminCategorySchema = blogCategorySchema.extend({
  /** How many articles it has, of all states. */
  articles: z.number().int(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
