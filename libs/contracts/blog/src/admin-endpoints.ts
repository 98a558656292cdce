import {
  defineEndpoint,
  imageUpload,
  parkedMessageList,
  parkedMessageRetry,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  adminArticleSchema,
  adminCategorySchema,
  articleIdSchema,
  articleInputSchema,
  articleSchema,
  articleStates,
  draftFieldsSchema,
} from './article';
import { adminBlogCalls } from './calls';
import { adminCommentSchema, commentStates } from './comment';
import { LARGEST_VERSION, LONGEST_CATEGORY_NAME, LONGEST_SLUG } from './limits';
import { CATEGORY_NAME_MISSING } from './refusal-texts';

/** Longest form of an article, in bytes: every letter of its text may take several. */
const ARTICLE_BYTES = 1024 * 1024;

const nothing = z.object({});
const success = z.literal(true);
const ofArticle = z.object({ articleId: articleIdSchema });

/** Whose unsaved form this is: an article's id, or `new-` and something of the browser's choice. */
const draftKey = z.string().check(z.regex(/^([1-9]\d{0,9}|new-[a-z0-9-]{8,40})$/));
const draftParams = z.object({ key: draftKey });

const draftSchema = z.object({
  key: z.string(),
  fields: draftFieldsSchema,
  /** Version of the article that it was begun on; null for a new one. */
  baseVersion: z.nullable(z.int()),
  savedAt: z.iso.datetime(),
});
export type ArticleDraft = z.infer<typeof draftSchema>;

/** A category's id, as in an address. */
const categoryParams = z.object({
  id: z.string().check(z.maxLength(LONGEST_SLUG), z.regex(/^[a-z0-9-]+$/)),
});

const saved = z.object({ success, article: adminArticleSchema });

/** The calls of admins (specification, point 7; all of them ask for the bearer). */
export const adminBlogEndpoints = {
  create: defineEndpoint(adminBlogCalls.create, {
    summary: 'Makes an article',
    access: 'admin',
    staff: 'blog',
    act: 'articles.*',
    query: nothing,
    bodyLimit: ARTICLE_BYTES,
    /** `draftKey` is that of the unsaved form that this ends. */
    body: z.extend(articleInputSchema, { draftKey: z.optional(draftKey) }),
    response: saved,
  }),
  /** `version` is the one that was read: `article-changed` where it is not the latest. */
  update: defineEndpoint(adminBlogCalls.update, {
    summary: 'Changes an article',
    access: 'admin',
    staff: 'blog',
    act: 'articles.saved',
    query: ofArticle,
    bodyLimit: ARTICLE_BYTES,
    body: z.extend(articleInputSchema, {
      version: z.optional(z.int().check(z.gte(1))),
      /** As it is unless told: a draft stays one. */
      status: z.optional(z.enum(articleStates)),
    }),
    response: saved,
  }),
  remove: defineEndpoint(adminBlogCalls.remove, {
    summary: 'Deletes an article, which can be brought back for 30 days',
    access: 'admin',
    staff: 'blog',
    act: 'articles.deleted',
    query: ofArticle,
    response: z.object({ success }),
  }),
  restore: defineEndpoint(adminBlogCalls.restore, {
    summary: 'Brings a deleted article back',
    access: 'admin',
    staff: 'blog',
    act: 'articles.restored',
    query: ofArticle,
    response: saved,
  }),
  article: defineEndpoint(adminBlogCalls.article, {
    summary: 'One article of any state by its id, for the form',
    access: 'admin',
    staff: 'blog',
    query: nothing,
    params: z.object({ id: articleIdSchema }),
    response: saved,
  }),
  /** Keeps nothing. */
  preview: defineEndpoint(adminBlogCalls.preview, {
    summary: 'An unsaved article as the public would see it',
    access: 'admin',
    staff: 'blog',
    act: { none: 'Keeps nothing' },
    query: nothing,
    bodyLimit: ARTICLE_BYTES,
    body: draftFieldsSchema,
    response: z.object({ success, article: articleSchema }),
  }),
  drafts: defineEndpoint(adminBlogCalls.drafts, {
    summary: 'Unsaved forms of the admin who asks, latest first',
    access: 'admin',
    staff: 'blog',
    query: nothing,
    response: z.object({ success, drafts: z.array(draftSchema) }),
  }),
  saveDraft: defineEndpoint(adminBlogCalls.saveDraft, {
    summary: 'Keeps a form that is being filled in',
    access: 'admin',
    staff: 'blog',
    act: { none: 'An unsaved form is its writer’s alone' },
    query: nothing,
    params: draftParams,
    bodyLimit: ARTICLE_BYTES,
    body: z.object({
      fields: draftFieldsSchema,
      baseVersion: z.nullable(z.int().check(z.gte(0), z.lte(LARGEST_VERSION))),
    }),
    response: z.object({ success, savedAt: z.iso.datetime() }),
  }),
  dropDraft: defineEndpoint(adminBlogCalls.dropDraft, {
    summary: 'Forgets an unsaved form',
    access: 'admin',
    staff: 'blog',
    act: { none: 'An unsaved form is its writer’s alone' },
    query: nothing,
    params: draftParams,
    response: z.object({ success }),
  }),
  adminCategories: defineEndpoint(adminBlogCalls.adminCategories, {
    summary: 'All categories with their articles of all states',
    access: 'admin',
    staff: 'blog',
    query: nothing,
    response: z.object({ success, categories: z.array(adminCategorySchema) }),
  }),
  /** The id follows the name. `category-renamed` where somebody else was faster, `category-taken` for a name in use. */
  renameCategory: defineEndpoint(adminBlogCalls.renameCategory, {
    summary: 'Renames a category; its old address leads to the new one',
    access: 'admin',
    staff: 'blog',
    act: 'categories.renamed',
    query: nothing,
    params: categoryParams,
    body: z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(1, CATEGORY_NAME_MISSING), z.maxLength(LONGEST_CATEGORY_NAME)),
    }),
    response: z.object({
      success,
      category: z.pick(adminCategorySchema, { id: true, name: true }),
    }),
  }),
  /** `category-in-use` where it has articles. */
  removeCategory: defineEndpoint(adminBlogCalls.removeCategory, {
    summary: 'Removes a category without articles',
    access: 'admin',
    staff: 'blog',
    act: 'categories.removed',
    query: nothing,
    params: categoryParams,
    response: z.object({ success }),
  }),
  moderationQueue: defineEndpoint(adminBlogCalls.moderationQueue, {
    summary: 'Comments of a state or an article, newest first',
    access: 'admin',
    staff: 'blog',
    query: z.object({
      state: z.optional(z.enum(commentStates)),
      articleId: z.optional(articleIdSchema),
      offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)), 0),
    }),
    response: z.object({
      success,
      comments: z.array(adminCommentSchema),
      total: z.int(),
      /** How many there are of each state. */
      counts: z.object({
        pending: z.int(),
        approved: z.int(),
        hidden: z.int(),
      }),
    }),
  }),
  /** Those that are not there any more are passed over. */
  moderate: defineEndpoint(adminBlogCalls.moderate, {
    summary: 'Approves, hides or deletes comments',
    access: 'admin',
    staff: 'blog',
    act: 'comments.*',
    query: nothing,
    body: z.object({
      ids: z.array(articleIdSchema).check(z.minLength(1), z.maxLength(200)),
      action: z.enum(['approve', 'hide', 'delete']),
    }),
    response: z.object({ success, changed: z.int() }),
  }),
  /** The body is the image file itself: JPEG, PNG, WebP or AVIF, which its content decides and not its type. */
  uploadImage: defineEndpoint(adminBlogCalls.uploadImage, {
    ...imageUpload,
    staff: 'blog',
    act: { none: 'Shown nowhere before something names it, which is recorded' },
    response: z.object({
      success,
      /** For `featuredImage` and the text. */
      url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  }),
  parkedMessages: defineEndpoint(adminBlogCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'What could not be told to other services of the blog',
  }),
  retryMessage: defineEndpoint(adminBlogCalls.retryMessage, parkedMessageRetry),
} as const;
