import { lineSchema, mediaIdOf, sentences } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { REPORT_REASON_MISSING } from './refusal-texts';
import {
  LONGEST_REPORT,
  LONGEST_REVIEW,
  LONGEST_REVIEWER,
  LONGEST_URL,
  SHORTEST_REVIEW,
} from './limits';

/** `pending` waits for an admin, `approved` is seen by everybody, `refused` by its author and admins only. */
export const reviewStates = ['pending', 'approved', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** By a number of the table. */
export const reviewIdSchema = z.string().check(z.regex(/^[1-9]\d{0,9}$/));

/** What the shop answers to a review. */
const reviewAnswerSchema = z.object({ text: z.string(), createdAt: z.iso.datetime() });

/** A review as everybody sees it; text, name and answer are plain text. */
export const reviewSchema = z.object({
  id: z.string(),
  /** 1 to 5. */
  stars: z.int(),
  text: z.string(),
  /** Address of a kept image. */
  image: z.nullable(z.string()),
  /** First name and initial, as the author chose them: `Maria R.` */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the latest change by its author. */
  editedAt: z.nullable(z.iso.datetime()),
  answer: z.nullable(reviewAnswerSchema),
});
export type Review = z.infer<typeof reviewSchema>;

/** What all published reviews of a product say together. */
export const reviewSummarySchema = z.object({
  /** Of 5; 0 without reviews. */
  average: z.number(),
  count: z.int(),
  /** How many have one star, two, up to five. */
  byStars: z.array(z.int()).check(z.length(5)),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** A review as its author sees it. */
export const ownReviewSchema = z.extend(z.omit(reviewSchema, { name: true }), {
  firstName: z.string(),
  initial: z.string(),
  state: z.enum(reviewStates),
  /** Why it is not published; null unless it was refused. */
  refusal: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** Why somebody reports a review. */
const reportReasons = ['offensive', 'false', 'personal-data', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A review as admins see it. */
export const adminReviewSchema = z.extend(reviewSchema, {
  state: z.enum(reviewStates),
  refusal: z.nullable(z.string()),
  /** Counts its changes: a decision names the one that was read. */
  version: z.int(),
  product: z.object({ id: z.string(), name: z.string() }),
  /** Those that nobody has decided about yet. */
  reports: z.array(
    z.object({ reason: z.enum(reportReasons), text: z.string(), createdAt: z.iso.datetime() }),
  ),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;

/** A decision of an admin about reviews, as long as it can be taken back. */
export const reviewDecisionSchema = z.object({
  id: z.string(),
  action: z.enum(['approve', 'refuse']),
  createdAt: z.iso.datetime(),
  /** Those that are still there. */
  reviews: z.int(),
  /** The first of them. */
  first: z.nullable(z.object({ name: z.string(), product: z.string() })),
  undoneAt: z.nullable(z.iso.datetime()),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** An image of this service, kept by its upload. */
const keptImage = z.string().check(
  z.maxLength(LONGEST_URL),
  z.refine((url) => mediaIdOf(url) !== null, { message: 'Manda di nuovo la foto' }),
);

const nameLike = (form: RegExp, most: number, message: string) =>
  lineSchema(most).check(z.regex(form, message));

/** What a customer writes. */
export const reviewInputSchema = z.strictObject({
  stars: z
    .int('Scegli da 1 a 5 stelle')
    .check(z.gte(1, 'Scegli da 1 a 5 stelle'), z.lte(5, 'Scegli da 1 a 5 stelle')),
  text: z.string().check(z.trim(), z.minLength(SHORTEST_REVIEW), z.maxLength(LONGEST_REVIEW)),
  image: z.nullable(keptImage),
  /** As in `Anna Maria`; a surname is not asked for, and not shown. */
  firstName: nameLike(
    /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u,
    LONGEST_REVIEWER,
    `${sentences.ownName}: solo lettere`,
  ),
  /** Of the surname; empty for none. */
  initial: nameLike(/^(?:\p{L}\p{M}*)?$/u, 4, 'Una lettera sola'),
});
export type ReviewInput = z.input<typeof reviewInputSchema>;

/** What a reader reports. */
export const reviewReportSchema = z.strictObject({
  reason: z.enum(reportReasons, REPORT_REASON_MISSING),
  text: z.string().check(z.trim(), z.maxLength(LONGEST_REPORT)),
});
export type ReviewReport = z.input<typeof reviewReportSchema>;
