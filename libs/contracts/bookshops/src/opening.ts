import { closuresSchema, frontSchoolSchema, shopNoticeSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { openingSteps, reviewedFields } from './opening-values';
import { orderMailsSchema, tenantSchema } from './tenant';

export const openingStepSchema = z.enum(openingSteps);
export type OpeningStep = z.infer<typeof openingStepSchema>;

export const reviewedChangesSchema = z.partialRecord(z.enum(reviewedFields), z.string());
export type ReviewedChanges = z.infer<typeof reviewedChangesSchema>;

/** How far a bookshop is on the way to its customers. */
export const tenantOpeningSchema = z.object({
  /** Empty where nothing is missing: an admin has approved it. */
  missing: z.array(openingStepSchema),
  /** Since when the owner has asked for it to be opened; null where nobody waits for that. */
  appliedAt: z.nullable(z.iso.datetime()),
  approvedAt: z.nullable(z.iso.datetime()),
  /** Changes that wait for an admin, by their new values; customers see the old ones. */
  pending: z.nullable(reviewedChangesSchema),
  /** An account for payments that the provider has not been asked about yet: no money goes there. */
  pendingStripeAccountId: z.nullable(z.string()),
  /** Why an admin refused, paused or closed it; empty where none did. */
  reason: z.string(),
});
export type TenantOpening = z.infer<typeof tenantOpeningSchema>;

/** A bookshop as its owner sees it. */
export const ownTenantSchema = z.extend(tenantSchema, {
  /** Eleven digits; empty until it is told. */
  vatNumber: z.string(),
  orderMails: orderMailsSchema,
  /** Whether families may bring used books; left out by services that do not tell. */
  takesUsedBooks: z.optional(z.boolean()),
  /** In their order, those that are over included until the next change. */
  closures: closuresSchema,
  /** Those that its front leads to, with their names as the register had them when they were chosen. */
  schools: z.array(frontSchoolSchema),
  /** What its front shows beside the words, as long as the plan gives it: address of a kept picture, and what is on it. */
  picture: z.string(),
  pictureAlt: z.string(),
  /** Of its buttons, as in `#3f6fb5`. */
  accent: z.string(),
  /** For its families, before and after its days too; null for none. */
  notice: z.nullable(shopNoticeSchema),
  opening: tenantOpeningSchema,
});
export type OwnTenant = z.infer<typeof ownTenantSchema>;
