import { lineSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/** Where a kept picture of a bookshop is; empty for none. */
const pictureSchema = z
  .string()
  .check(z.regex(/^(?:\/api\/bookshops\/media\/[0-9a-f]{32})?$/, 'Carica la foto da qui'));

/** Six hexadecimal digits; empty for none. The service checks its contrast (`accentFault` of the rules). */
const accentSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^(?:#[0-9a-f]{6})?$/, 'Scegli un colore'));

/** A picture that nobody describes is none for who cannot see it. */
const PICTURE_ALT_TEXT = 'Scrivi che cosa si vede nella foto';

/** What a bookshop's front shows of its own; a field that is left out stays. A picture comes with its words. */
export const lookChangesSchema = z
  .partial(
    z.strictObject({ picture: pictureSchema, pictureAlt: lineSchema(150), accent: accentSchema }),
  )
  .check(
    z.refine(({ picture, pictureAlt }) => !picture || Boolean(pictureAlt), {
      path: ['pictureAlt'],
      message: PICTURE_ALT_TEXT,
    }),
  );
export type LookChanges = z.infer<typeof lookChangesSchema>;
