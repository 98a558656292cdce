import * as z from 'zod/mini';
import { releaseReasonSchema } from './canary';
import { releaseFiguresSchema } from './release-figures';
import { appNameSchema, versionNumberSchema, versionSchema } from './version';

/** Whatever an app's budget is: most bytes after brotli that the first load of one of its pages may need of it. */
export const HEAVIEST_PAGE_OF_ALL = 500_000;

/** Versions that are told of, the latest first: as many as visits are asked of at once. */
export const BUDGET_VERSIONS = 20;

const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
const bytes = () => whole(1, HEAVIEST_PAGE_OF_ALL, 'Scrivi un numero di byte tra 1 e 500.000');

const limits = {
  /** Bytes after brotli: scripts and styles that the first load of any page needs of the app. */
  heaviestPage: bytes(),
  /** Bytes after brotli: scripts that each of its pages needs of it. */
  firstLoad: bytes(),
  /** So much slower than what it is compared with may a page be: in per cent, or in milliseconds where that is more. */
  lcpPercent: whole(0, 100, 'Scrivi un numero intero tra 0 e 100'),
  lcpMs: whole(0, 5_000, 'Scrivi un numero intero tra 0 e 5.000'),
  /** Most rules of accessibility that its pages may break, each counted once a page. */
  violations: whole(0, 1_000, 'Scrivi un numero intero tra 0 e 1.000'),
  /** Whether a version that nobody has measured is refused. */
  needsFigures: z.boolean(),
};

/** What versions of an app may need, as it is when one is published. */
export const budgetSchema = z.object(limits);
export type Budget = z.infer<typeof budgetSchema>;

export const budgetInputSchema = z.strictObject({ ...limits, reason: releaseReasonSchema });

/** A version with its figures: what the history is drawn of. */
export const versionRecordSchema = z.object({
  version: versionSchema,
  number: versionNumberSchema,
  publishedAt: z.iso.datetime(),
  /** Null of versions that are older than these figures. */
  heaviestPage: z.nullable(z.int()),
  firstLoad: z.nullable(z.int()),
  /** Null where nobody has measured it. */
  figures: z.nullable(releaseFiguresSchema),
  /** Milliseconds until the largest paint in three of four visits of the last 30 days; null where no browser told. */
  visitsLcp: z.nullable(z.int()),
});
export type VersionRecord = z.infer<typeof versionRecordSchema>;

export const appBudgetSchema = z.object({
  app: appNameSchema,
  budget: budgetSchema,
  changedAt: z.iso.datetime(),
  /** Who changed it last; the registry itself, where it is as the first version had it. */
  by: z.string(),
  /** The latest first, at most 20. */
  versions: z.array(versionRecordSchema).check(z.maxLength(BUDGET_VERSIONS)),
  /** False where nobody could say how visits went. */
  areVisitsKnown: z.boolean(),
});
export type AppBudget = z.infer<typeof appBudgetSchema>;
