import * as z from 'zod/mini';
import { lineSchema } from './person-fields';
import { DAYS_REVERSED, DAY_MISSING } from './refusal-texts';

/** Longest notice of a bookshop to its families. */
export const NOTICE_LENGTH = 300;

const day = z.iso.date(DAY_MISSING);

/** What a bookshop tells its families for some days, the first and the last included. */
export const shopNoticeSchema = z
  .object({
    text: lineSchema(NOTICE_LENGTH).check(z.minLength(1, 'Scrivi l’avviso')),
    from: day,
    until: day,
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      message: DAYS_REVERSED,
      path: ['until'],
    }),
  );
export type ShopNotice = z.infer<typeof shopNoticeSchema>;
