import * as z from 'zod/mini';
import { appNameSchema, versionSchema } from './version';

/** What a version is to visitors: what all have, what some have, what nobody is given any more. */
export const versionRoles = ['live', 'canary', 'earlier'] as const;
export type VersionRole = (typeof versionRoles)[number];

/** Longest time back that figures are asked for, in hours: they are kept for 30 days. */
export const LONGEST_FIGURES_HOURS = 30 * 24;

const visitFiguresSchema = z.object({
  /** Loads of a page whose end a browser has told; a share of all of them. */
  visits: z.int(),
  /** Of them those with an error, or a file that did not come. */
  failures: z.int(),
  /** Pages that the server was to draw, and those of them of which something failed there. */
  renders: z.int(),
  failedRenders: z.int(),
  /** Milliseconds until the largest paint, in three of four visits at most; null where no browser told. */
  lcp: z.nullable(z.int()),
  /** Milliseconds from a press to what it shows, likewise. */
  inp: z.nullable(z.int()),
});
export type VisitFigures = z.infer<typeof visitFiguresSchema>;

export const versionFiguresSchema = z.object({
  version: versionSchema,
  role: z.enum(versionRoles),
  /** Equal slices of time in their order, without those of which nothing is known. */
  points: z.array(z.extend(visitFiguresSchema, { at: z.iso.datetime() })),
  totals: visitFiguresSchema,
});
export type VersionFigures = z.infer<typeof versionFiguresSchema>;

/** How visits of an app went, by its versions: the live one first, then its canary, then earlier ones. */
export const appFiguresSchema = z.object({
  app: appNameSchema,
  series: z.array(versionFiguresSchema),
});
export type AppFigures = z.infer<typeof appFiguresSchema>;
