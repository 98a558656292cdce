import * as z from 'zod/mini';
import { lineSchema } from './person-fields';
import { DAYS_REVERSED, DAY_MISSING } from './refusal-texts';

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Completa gli orari'));

/** A span of one day in the shop's local time; the end is later than the begin. */
export const openingSpanSchema = z
  .object({ from: time, to: time })
  .check(z.refine(({ from, to }) => from < to, 'La chiusura deve venire dopo l’apertura'));

/** Monday first; up to two spans a day, in order, none on days of rest. */
export const openingHoursSchema = z
  .array(
    z.array(openingSpanSchema).check(
      z.maxLength(2),
      z.refine(
        ([first, second]) => !first || !second || first.to <= second.from,
        'Gli orari si sovrappongono',
      ),
    ),
  )
  .check(z.length(7));
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Most that a bookshop announces at once. */
export const CLOSURE_LIMIT = 12;

const day = z.iso.date(DAY_MISSING);

/** Days, the first and the last included, on which the week's hours do not hold: all of them are days of rest. */
export const closureSchema = z.object({ from: day, to: day, note: lineSchema(60) }).check(
  z.refine(({ from, to }) => from <= to, {
    message: DAYS_REVERSED,
    path: ['to'],
  }),
);
export type Closure = z.infer<typeof closureSchema>;

export const closuresSchema = z
  .array(closureSchema)
  .check(z.maxLength(CLOSURE_LIMIT, `Al massimo ${CLOSURE_LIMIT} chiusure`));
