import * as z from 'zod/mini';
import { appNameSchema } from './version';

/** The app that all others stand in: it is drawn on the server, so that no browser alone can have another one. */
const SHELL = 'shell';

/** The entry that a developer's machine serves, whichever build it is of. */
export const LOCAL_ENTRY = 'entry.js';

/** How long a browser has an app from its own machine, in hours: a working day. */
export const LOCAL_REMOTE_HOURS = 8;

/** An origin on the machine of whoever looks, with its port. No other host's code ever comes into a page. */
export const localOriginSchema = z
  .string()
  .check(
    z.regex(
      /^http:\/\/(?:localhost|127\.0\.0\.1):(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
      'Serve un indirizzo di questo computer, come http://localhost:4290',
    ),
  );

/** An app that one browser takes from the machine that it runs on, in the place of the live version. */
export const localRemoteSchema = z.object({ app: appNameSchema, origin: localOriginSchema });
export type LocalRemote = z.infer<typeof localRemoteSchema>;

export const localRemoteInputSchema = z.strictObject({
  app: appNameSchema.check(
    z.refine((app) => app !== SHELL, 'La cornice del sito non si può sostituire così'),
  ),
  origin: localOriginSchema,
});
