import * as z from 'zod/mini';

/** Of an app as of a folder and of a part of addresses: `shell`, `school-finder`. */
export const appNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/));

/** What the build makes of an app's files: a hash over all of them (tools/webpack/release-manifest-plugin.mjs). */
export const versionSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));

/** As in `1.4.2`: given by the registry when a version is published, so that people can tell which is later. */
export const versionNumberSchema = z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/));

/** Largest upload of a version: all its files packed, in bytes. The largest app has some 2 MB. */
export const LARGEST_UPLOAD = 24 * 1024 * 1024;

/** Of an upload: a tar archive, packed with gzip. */
export const UPLOAD_TYPE = 'application/gzip';

/** A version as it stands in the registry; it never changes. */
export const publishedVersionSchema = z.object({
  app: appNameSchema,
  version: versionSchema,
  number: versionNumberSchema,
  publishedAt: z.iso.datetime(),
  /** Who published it: the name of a team's token, or of an admin. */
  by: z.string(),
  /** Bytes of the first load of its heaviest page, after brotli; null where the build did not say. */
  heaviestPage: z.nullable(z.int()),
  /** Whether its files are gone: nothing used them for 30 days. */
  isCollected: z.boolean(),
});
export type PublishedVersion = z.infer<typeof publishedVersionSchema>;
