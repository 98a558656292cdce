import * as z from 'zod/mini';
import { LONGEST_PREVIEW_HOURS } from './limits';
import { localRemoteSchema } from './local-remote';
import { appNameSchema, versionSchema } from './version';

/**
 * What shows the live shop with some apps in other versions: a link, to whoever has it, or one app from the machine of
 * the browser that it was opened in.
 */
export const previewSchema = z.object({
  id: z.uuid(),
  /** Of a link. */
  versions: z.record(appNameSchema, versionSchema),
  /** Null for a link. */
  local: z.nullable(localRemoteSchema),
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
