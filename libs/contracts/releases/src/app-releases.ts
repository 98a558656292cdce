import * as z from 'zod/mini';
import { canarySchema } from './canary';
import { appNameSchema, publishedVersionSchema } from './version';

/** An app: what is live of it, and what could be. */
export const appReleasesSchema = z.object({
  app: appNameSchema,
  /** The live version; null before the first. */
  live: z.nullable(publishedVersionSchema),
  liveSince: z.nullable(z.iso.datetime()),
  /** The version that "back" leads to; null where there was none. */
  back: z.nullable(publishedVersionSchema),
  canary: z.nullable(canarySchema),
  /** The latest first, at most 50. */
  versions: z.array(publishedVersionSchema),
});
export type AppReleases = z.infer<typeof appReleasesSchema>;

export const releasesOverviewSchema = z.object({
  /** Of the live document. */
  revision: z.int(),
  apps: z.array(appReleasesSchema),
});
export type ReleasesOverview = z.infer<typeof releasesOverviewSchema>;
