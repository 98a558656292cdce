import * as z from 'zod/mini';

/** As the registry names apps and their versions. */
export const appName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/));
export const versionName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
