import * as z from 'zod/mini';
import { appName, versionName } from './version-names';

/** Sums that are told at once: some minutes of all apps in all versions, after the service was away. */
export const MOST_RENDERED_MINUTES = 1_000;

const pages = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** What drawing pages of a version came to in a minute, in one copy of the gateway. */
export const serverRendersSchema = z.strictObject({
  app: appName,
  version: versionName,
  /** Minutes since 1970. */
  minute: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** Pages that were to be drawn. */
  renders: pages,
  /** Of them those that threw, took too long, or of which a part or its data did not come. */
  failedRenders: pages,
});
export type ServerRenders = z.infer<typeof serverRendersSchema>;
