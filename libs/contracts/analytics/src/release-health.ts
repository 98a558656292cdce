import * as z from 'zod/mini';
import { TIMING_STEPS } from './timing-scale';
import { appName, versionName } from './version-names';

/** Most apps whose code one page loads. */
export const MOST_APPS_OF_VISIT = 12;

const milliseconds = z.nullable(z.int().check(z.gte(0), z.lte(600_000)));

const appHealthSchema = z.strictObject({
  app: appName,
  version: versionName,
  /** Its code threw, or told of a failure. */
  hasError: z.boolean(),
  /** A file of it did not come. */
  hasFailedLoad: z.boolean(),
  /** The server could not draw the page, which is this app's. */
  isUnrendered: z.boolean(),
  /** Until the largest paint; null where the page is not this app's, or the browser does not tell. */
  lcp: milliseconds,
  /** From a press to what it shows, nearly the longest of all presses; null without any. */
  inp: milliseconds,
});
export type AppHealth = z.infer<typeof appHealthSchema>;

/** How the visit of a page went, from its load to its end, by the apps whose code it has loaded: of nobody, and of no page. */
export const releaseHealthSchema = z.strictObject({
  apps: z.array(appHealthSchema).check(z.minLength(1), z.maxLength(MOST_APPS_OF_VISIT)),
});
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>;

/** Longest slice that visits are summed in, in minutes. */
export const LONGEST_SLICE_MINUTES = 24 * 60;

/** What is asked of versions of one app. */
export const healthQuestionSchema = z.strictObject({
  app: appName,
  versions: z.array(versionName).check(z.minLength(1), z.maxLength(20)),
  since: z.iso.datetime(),
  sliceMinutes: z.int().check(z.gte(1), z.lte(LONGEST_SLICE_MINUTES)),
});
export type HealthQuestion = z.infer<typeof healthQuestionSchema>;

const timings = z.array(z.int()).check(z.maxLength(TIMING_STEPS));

/** What visits of a version came to in a slice of time. */
export const healthSliceSchema = z.object({
  version: versionName,
  /** Beginning of the slice; slices are counted from the moment that was asked for. */
  at: z.iso.datetime(),
  visits: z.int(),
  /** Visits with an error or a file that did not come. */
  failures: z.int(),
  errors: z.int(),
  failedLoads: z.int(),
  /** Visits whose page the server had not drawn; gateways count that themselves, below. */
  unrendered: z.int(),
  /** Pages that gateways were to draw, and those of them of which something failed. */
  renders: z._default(z.int(), 0),
  failedRenders: z._default(z.int(), 0),
  lcp: timings,
  inp: timings,
});
export type HealthSlice = z.infer<typeof healthSliceSchema>;
