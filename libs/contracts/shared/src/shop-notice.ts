import * as z from 'zod/mini';
import { lineSchema } from './person-fields';

/** Longest notice of a bookshop to its families. */
export const NOTICE_LENGTH = 300;

const day = z.iso.date('Scegli il giorno');

/** What a bookshop tells its families for some days, the first and the last included. */
export const shopNoticeSchema = z
  .object({
    text: lineSchema(NOTICE_LENGTH).check(z.minLength(1, 'Scrivi l’avviso')),
    from: day,
    until: day,
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      message: 'L’ultimo giorno viene dopo il primo',
      path: ['until'],
    }),
  );
export type ShopNotice = z.infer<typeof shopNoticeSchema>;
