import { LABEL_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { versionJumps } from './limits';
import { appNameSchema } from './version';

/** Somebody who may publish and promote one app, by a token. */
export const teamSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  app: appNameSchema,
  /** The largest step that its versions may take; an admin publishes larger ones. */
  largestJump: z.enum(versionJumps),
  createdAt: z.iso.datetime(),
  by: z.string(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  revokedAt: z.nullable(z.iso.datetime()),
});
export type Team = z.infer<typeof teamSchema>;

export const teamInputSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2, LABEL_MISSING), z.maxLength(60)),
  app: appNameSchema,
  largestJump: z.enum(versionJumps),
});
