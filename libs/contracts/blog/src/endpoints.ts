import { defineEndpoint, mediaFile, siteSearchQuerySchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  adminArticleSchema,
  articleIdSchema,
  articleSchema,
  articleStates,
  articleSummarySchema,
  blogCategorySchema,
} from './article';
import { blogCalls } from './calls';
import { commentInputSchema, commentSchema } from './comment';
import { ARTICLE_LIMIT, LONGEST_BLOG_SEARCH, LONGEST_CATEGORY_NAME, LONGEST_SLUG } from './limits';
import { articleSearchSchema } from './site-search';

const nothing = z.object({});
const success = z.literal(true);
const ofArticle = z.object({ articleId: articleIdSchema });

/** Parameters that are left empty count as not given: a plain form sends all its fields. */
const given = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

export const articlesQuerySchema = z.object({
  limit: z.pipe(
    given(z.coerce.number().check(z.int(), z.gte(1), z.lte(ARTICLE_LIMIT))),
    z.transform((limit) => limit ?? ARTICLE_LIMIT),
  ),
  /** How many of the list are left out at its beginning. */
  offset: z.pipe(
    given(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    z.transform((offset) => offset ?? 0),
  ),
  /** Id or name of a category. */
  category: given(z.string().check(z.trim(), z.maxLength(LONGEST_CATEGORY_NAME))),
  /** Words in title, excerpt, tags and text. */
  search: given(z.string().check(z.trim(), z.maxLength(LONGEST_BLOG_SEARCH))),
  tag: given(z.string().check(z.trim(), z.maxLength(100))),
  /** Other than `published` asks for an admin's bearer. */
  status: given(z.enum(articleStates)),
  /** `false` leaves the text out. */
  content: z.pipe(
    given(z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })),
    z.transform((isWanted) => isWanted ?? true),
  ),
});
export type ArticlesQuery = z.output<typeof articlesQuerySchema>;

const listedArticle = z.extend(articleSummarySchema, {
  content: z.optional(z.string()),
  /** For an admin. */
  version: z.optional(z.int()),
  plannedAt: z.nullish(z.iso.datetime()),
});
export type ListedArticle = z.infer<typeof listedArticle>;

/** The public calls of the blog (specification, point 7). */
export const blogEndpoints = {
  /** An admin's bearer gives articles of all states, latest change first; otherwise those that have appeared, newest first. */
  articles: defineEndpoint(blogCalls.articles, {
    summary: 'Articles by category, words and tag',
    access: 'public',
    query: articlesQuerySchema,
    response: z.object({
      success,
      articles: z.array(listedArticle),
      /** How many fit, also beyond this page. */
      total: z.int(),
    }),
  }),
  categories: defineEndpoint(blogCalls.categories, {
    summary: 'Categories with how many articles each has',
    access: 'public',
    query: nothing,
    response: z.object({ success, categories: z.array(blogCategorySchema) }),
  }),
  /** By an old slug too: the answer has the one that counts now. An admin's bearer gives articles of all states. */
  articleBySlug: defineEndpoint(blogCalls.articleBySlug, {
    summary: 'One article by its slug, with related ones',
    access: 'public',
    query: z.object({
      slug: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_SLUG)),
    }),
    response: z.object({
      success,
      article: z.union([adminArticleSchema, articleSchema]),
      /** At most three to read next: those with most in common first. */
      related: z.array(articleSummarySchema),
    }),
  }),
  comments: defineEndpoint(blogCalls.comments, {
    summary: 'Comments of an article that were approved, oldest first',
    access: 'public',
    query: ofArticle,
    response: z.object({ success, comments: z.array(commentSchema) }),
  }),
  addComment: defineEndpoint(blogCalls.addComment, {
    summary: 'Leaves a comment, which appears once an admin has approved it',
    access: 'public',
    query: ofArticle,
    body: commentInputSchema,
    response: z.object({ success }),
  }),
  like: defineEndpoint(blogCalls.like, {
    summary: 'Likes an article, or takes it back',
    access: 'public',
    automation: { class: 'like' },
    query: ofArticle,
    body: z.object({
      /** Who says so; only the session and the device's token count (specification, point 6: `anonymous`). */
      userId: z.optional(z.string().check(z.maxLength(200))),
      /** What it is to be in the end, so that a repeated call changes nothing; the other of now unless told. */
      liked: z.optional(z.boolean()),
    }),
    response: z.object({
      success,
      liked: z.boolean(),
      likes: z.int(),
      /** For a device without one: to be sent with further calls in the header `x-device-token`. */
      deviceToken: z.optional(z.string()),
    }),
  }),
  /** Called by the page once it is seen: pages come from caches, where nobody counts. */
  visit: defineEndpoint(blogCalls.visit, {
    summary: 'Counts a visitor of an article, once an hour',
    access: 'public',
    query: ofArticle,
    rateClass: 'read',
    response: z.object({
      success,
      views: z.int(),
      likes: z.int(),
      /** Whether who asks likes it: by the session, or by the device's token. */
      liked: z.boolean(),
    }),
  }),
  rss: defineEndpoint(blogCalls.rss, {
    summary: 'The latest articles as RSS 2.0',
    access: 'public',
    query: nothing,
    response: z.unknown(),
    contentType: 'application/rss+xml; charset=utf-8',
  }),
  atom: defineEndpoint(blogCalls.atom, {
    summary: 'The latest articles as Atom',
    access: 'public',
    query: nothing,
    response: z.unknown(),
    contentType: 'application/atom+xml; charset=utf-8',
  }),
  siteSearch: defineEndpoint(blogCalls.siteSearch, {
    summary: 'Articles that fit what was typed, for the one search',
    access: 'public',
    rateClass: 'suggestion',
    query: siteSearchQuerySchema,
    response: articleSearchSchema,
  }),
} as const;

/** Header with the token of a device that liked something (docs/decisions/likes-and-views.md). */
export const DEVICE_TOKEN_HEADER = 'x-device-token';

/** A kept image in one of its forms. */
export const blogMediaEndpoint = defineEndpoint(
  { method: 'GET', path: '/api/blog/media/:id/:file' },
  mediaFile,
);
