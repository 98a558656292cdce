import { z } from 'zod';

/** `release.json` of one built version of a browser app, written by the build, read by the gateway. */
export const releaseSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** Paths below which the app's pages live; `/` stands for itself only. */
  mounts: z.array(z.string().startsWith('/')),
  /** Where the files are served from; unset for those that the gateway serves itself. */
  base: z.url().optional(),
  /** Files the page needs first: the shell's scripts and styles, or a remote's container. */
  entry: z.array(z.string()),
  /** Subresource integrity of every file. */
  integrity: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof releaseSchema>;
