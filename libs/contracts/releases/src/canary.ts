import { REASON_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { LARGEST_CANARY_SHARE } from './limits';
import { appNameSchema, versionNumberSchema, versionSchema } from './version';

/** Why something is done, for who reads the history. */
export const releaseReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(3, REASON_MISSING), z.maxLength(300));

export const canaryShareSchema = z
  .int('Scegli una quota intera')
  .check(
    z.gte(1, 'Scegli una quota tra 1 e 50'),
    z.lte(LARGEST_CANARY_SHARE, 'Scegli una quota tra 1 e 50'),
  );

/** A canary as it is started. */
export const canaryInputSchema = z.strictObject({
  version: versionSchema,
  /** Visitors that get it, in per cent. */
  share: canaryShareSchema,
  /** At one bookshop's address only: its sub-domain. */
  tenant: z._default(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,63}$/))), null),
  isForStaff: z._default(z.boolean(), false),
  reason: releaseReasonSchema,
});

export const canaryChangeSchema = z.strictObject({
  share: z.optional(canaryShareSchema),
  isPaused: z.optional(z.boolean()),
  reason: releaseReasonSchema,
});

export const canarySchema = z.object({
  id: z.uuid(),
  app: appNameSchema,
  version: versionSchema,
  number: versionNumberSchema,
  share: z.int(),
  tenant: z.nullable(z.string()),
  isForStaff: z.boolean(),
  /** Nobody gets it meanwhile. */
  isPaused: z.boolean(),
  startedAt: z.iso.datetime(),
  by: z.string(),
});
export type Canary = z.infer<typeof canarySchema>;
