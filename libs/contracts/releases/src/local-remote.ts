import * as z from 'zod/mini';
import { LOCAL_ORIGIN } from './limits';
import { appNameSchema } from './version';

/** The app that all others stand in: it is drawn on the server, so that no browser alone can have another one. */
const SHELL = 'shell';

/** The entry that a developer's machine serves, whichever build it is of. */
export const LOCAL_ENTRY = 'entry.js';

export const localOriginSchema = z
  .string()
  .check(
    z.regex(LOCAL_ORIGIN, 'Serve un indirizzo di questo computer, come http://localhost:4290'),
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
