import { defineEndpoint, imageUpload } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminReviewCalls, reviewCalls } from './calls';
import { REVIEW_REASON_MISSING } from './refusal-texts';
import {
  LONGEST_ANSWER,
  LONGEST_REFUSAL,
  MODERATION_PAGE_SIZE,
  REVIEW_IMAGE_BYTES,
} from './limits';
import { productIdSchema } from './product';
import {
  adminReviewSchema,
  ownReviewSchema,
  reviewDecisionSchema,
  reviewIdSchema,
  reviewInputSchema,
  reviewReportSchema,
  reviewSchema,
  reviewStates,
  reviewSummarySchema,
} from './review';

const nothing = z.object({});
const success = z.literal(true);
const productParams = z.object({ id: productIdSchema });
const reviewParams = z.object({ id: reviewIdSchema });
const wholeNumber = z.coerce.number().check(z.int());

/** Reviews of products: who has bought one here may write one (docs/decisions/reviews.md). */
export const reviewEndpoints = {
  list: defineEndpoint(reviewCalls.list, {
    summary: 'Published reviews of a product, newest first, with what all of them say',
    access: 'public',
    query: z.object({
      page: z._default(wholeNumber.check(z.gte(1), z.lte(10_000)), 1),
    }),
    params: productParams,
    response: z.object({ reviews: z.array(reviewSchema), summary: reviewSummarySchema }),
  }),
  /** `unavailable` where there is none yet and the orders service cannot say whether one may be written. */
  own: defineEndpoint(reviewCalls.own, {
    summary: 'The own review of a product, and whether one may be written',
    access: 'customer',
    query: nothing,
    params: productParams,
    response: z.object({
      review: z.nullable(ownReviewSchema),
      /** Whether an order of theirs has brought it; true of whoever has a review. */
      hasBought: z.boolean(),
    }),
  }),
  /** What is as it was stays as it was; anything else waits for an admin again. `purchase-missing` for who has not bought it. */
  save: defineEndpoint(reviewCalls.save, {
    summary: 'Writes the own review of a product, or changes it',
    access: 'customer',
    query: nothing,
    params: productParams,
    body: reviewInputSchema,
    response: z.object({ success, review: ownReviewSchema }),
  }),
  remove: defineEndpoint(reviewCalls.remove, {
    summary: 'Deletes the own review of a product for good',
    access: 'customer',
    query: nothing,
    params: productParams,
    response: z.object({ success }),
  }),
  /** The body is the image file itself, which is decoded and encoded anew; what cannot be kept is `image-refused`. */
  uploadImage: defineEndpoint(reviewCalls.uploadImage, {
    ...imageUpload,
    summary: 'Keeps a picture for a review of one’s own',
    access: 'customer',
    bodyLimit: REVIEW_IMAGE_BYTES,
    response: z.object({ success, url: z.string() }),
  }),
  report: defineEndpoint(reviewCalls.report, {
    summary: 'Tells admins that a published review should not be there',
    access: 'public',
    query: nothing,
    params: reviewParams,
    body: reviewReportSchema,
    response: z.object({ success }),
  }),
} as const;

/** A review in the version that an admin has read. */
const readReviews = z
  .array(z.strictObject({ id: reviewIdSchema, version: z.int().check(z.gte(1)) }))
  .check(z.minLength(1), z.maxLength(200));

/** Reviews that were left as they are, and why. */
const leftOut = z.array(z.object({ id: z.string(), why: z.string() }));

/** Of one page: of a state, or those that somebody has reported. */
const reviewShelves = [...reviewStates, 'reported'] as const;
export type ReviewShelf = (typeof reviewShelves)[number];

/** What who moderates reviews sees and decides. */
export const adminReviewEndpoints = {
  queue: defineEndpoint(adminReviewCalls.queue, {
    summary: 'Reviews of a state or a product, newest first',
    access: 'admin',
    staff: 'blog',
    query: z.object({
      shelf: z.optional(z.enum(reviewShelves)),
      productId: z.optional(productIdSchema),
      /** Of pages of so many (`MODERATION_PAGE_SIZE`). */
      offset: z._default(wholeNumber.check(z.gte(0), z.lte(2_000 * MODERATION_PAGE_SIZE)), 0),
    }),
    response: z.object({
      success,
      reviews: z.array(adminReviewSchema),
      total: z.int(),
      /** How many there are of each. */
      counts: z.object({
        pending: z.int(),
        approved: z.int(),
        refused: z.int(),
        reported: z.int(),
      }),
    }),
  }),
  /**
   * Those that their author has changed since they were read are left out. What was reported is decided by it, too: an
   * approval of what is published already leaves it there.
   */
  moderate: defineEndpoint(adminReviewCalls.moderate, {
    summary: 'Publishes reviews, or refuses them with a reason that their authors read',
    access: 'admin',
    staff: 'blog',
    act: 'reviews.*',
    query: nothing,
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('approve'), reviews: readReviews }),
      z.strictObject({
        action: z.literal('refuse'),
        reviews: readReviews,
        reason: z
          .string()
          .check(z.trim(), z.minLength(1, REVIEW_REASON_MISSING), z.maxLength(LONGEST_REFUSAL)),
      }),
    ]),
    response: z.object({
      success,
      /** For `undo`; null where nothing was changed. */
      changeId: z.nullable(z.string()),
      changed: z.int(),
      leftOut,
    }),
  }),
  /** So many as a page shows; older than `REVIEW_UNDO_DAYS` none is kept. */
  decisions: defineEndpoint(adminReviewCalls.decisions, {
    summary: 'The latest decisions about reviews, newest first',
    access: 'admin',
    staff: 'blog',
    query: nothing,
    response: z.object({ success, decisions: z.array(reviewDecisionSchema) }),
  }),
  /** Reviews about which something else was decided since, or that were changed, are left out. */
  undo: defineEndpoint(adminReviewCalls.undo, {
    summary: 'Takes a decision about reviews back',
    access: 'admin',
    staff: 'blog',
    act: 'reviews.*',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: z.object({ success, changed: z.int(), leftOut }),
  }),
  /** An empty one takes it away. */
  answer: defineEndpoint(adminReviewCalls.answer, {
    summary: 'The shop’s answer to a review, which everybody sees below it',
    access: 'admin',
    staff: 'blog',
    act: 'reviews.*',
    query: nothing,
    params: reviewParams,
    body: z.strictObject({ text: z.string().check(z.trim(), z.maxLength(LONGEST_ANSWER)) }),
    response: z.object({ success, review: adminReviewSchema }),
  }),
} as const;
