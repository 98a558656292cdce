import * as z from 'zod/mini';

/** `release.json` of one built version of a browser app, written by the build, read by the gateway. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Paths below which the app's pages live; `/` stands for itself only. */
  mounts: z.array(z.string().check(z.startsWith('/'))),
  /** Paths that are the app's at a bookshop's own address alone: its front stands where the main site has its home. */
  frontMounts: z.optional(z.array(z.string().check(z.startsWith('/')))),
  /** A remote whose pages are for some alone: everybody may have its chunk `login`, which lets them in. */
  guarded: z.optional(z.literal(true)),
  /** Where the files are served from; unset for those that the gateway serves itself. */
  base: z.optional(z.url()),
  /** Files the page needs first: the shell's scripts and styles, or a remote's container. */
  entry: z.array(z.string()),
  /**
   * Files of each named chunk and of all that it needs beside the entry, in the order of loading. A remote's
   * chunk `routes` holds the module that it exposes, the others one page each.
   */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Subresource integrity of every file for the browser; empty in development. */
  integrity: z.record(z.string(), z.string()),
  /** The bundle that renders the pages on the server; without one they are rendered by the browser alone. */
  server: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  /**
   * The calls that it makes (`usedCallsSchema`), for whoever publishes it: in no page, and for no browser. Unset in
   * development, and of older builds.
   */
  calls: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  /**
   * What was measured of its pages in a browser (`releaseFiguresSchema`): in no page, and for no browser. Unset where
   * nobody has measured (docs/decisions/team-budgets.md).
   */
  measured: z.optional(z.object({ file: z.string(), integrity: z.string() })),
  /** Bytes after brotli: what the first load of its heaviest page needs of it, and all its scripts and styles. */
  figures: z.optional(
    z.object({
      heaviestPage: z.int(),
      total: z.int(),
      /** Most that its team lets the first load of a page need, and the scripts that each of its pages needs. */
      budget: z.optional(z.object({ heaviestPage: z.int(), firstLoad: z.int() })),
    }),
  ),
  /** Version of Module Federation's runtime: a remote is built without one and works with the shell's. */
  federation: z.string(),
  /** Shared modules: the versions that the shell gives, or the semver ranges that a remote asks for. */
  shared: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof releaseSchema>;
