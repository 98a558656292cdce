import * as z from 'zod/mini';
import { appNameSchema, versionSchema } from './version';

/** What can happen to an app's versions. */
export const releaseActs = [
  'published',
  'figures-added',
  'promoted',
  'went-back',
  'canary-started',
  'canary-changed',
  'canary-ended',
  'taken-back',
  'taken-away',
  'refused',
  'local-opened',
  'collected',
  'budget-changed',
  'files-missing',
  'files-unknown',
] as const;
export type ReleaseActKind = (typeof releaseActs)[number];

/** One line of the history: never changed, never removed. */
export const releaseActSchema = z.object({
  /** Later ones have higher numbers. */
  id: z.int(),
  at: z.iso.datetime(),
  app: appNameSchema,
  kind: z.enum(releaseActs),
  version: versionSchema,
  /** The version that it took the place of, or that came back; null where none did. */
  before: z.nullable(versionSchema),
  /** A team's token, an admin, or the registry itself. */
  by: z.string(),
  reason: z.string(),
});
export type ReleaseAct = z.infer<typeof releaseActSchema>;

export const RELEASE_HISTORY_PAGE = 50;
