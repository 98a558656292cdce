import * as z from 'zod/mini';
import { LONGEST_PREVIEW_HOURS } from './limits';
import { appNameSchema, versionSchema } from './version';

/** A link that shows the live shop with some apps in other versions, to whoever has it. */
export const previewSchema = z.object({
  id: z.uuid(),
  versions: z.record(appNameSchema, versionSchema),
  note: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.nullable(z.iso.datetime()),
  by: z.string(),
});
export type Preview = z.infer<typeof previewSchema>;

export const previewInputSchema = z.strictObject({
  versions: z
    .record(appNameSchema, versionSchema)
    .check(z.refine((versions) => Object.keys(versions).length > 0, 'Scegli almeno una versione')),
  note: z.string().check(z.trim(), z.maxLength(120)),
  hours: z.int().check(z.gte(1), z.lte(LONGEST_PREVIEW_HOURS)),
});
