import * as z from 'zod/mini';
import { MOST_FIGURE_DAYS } from './figure-limits';

const DAY_MS = 86_400_000;
const day = z.iso
  .date()
  .check(
    z.refine(
      (text) => text >= '2000-01-01' && text < '2100-01-01',
      'Scegli un giorno dal 2000 in poi',
    ),
  );

/** Days in Italy, both of them counted. */
const days = z.object({ from: day, to: day });
export type FigurePeriod = z.infer<typeof days>;

const isInOrder = z.refine<Partial<FigurePeriod>>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { error: 'La fine viene prima dell’inizio', path: ['to'] },
);
const isShort = z.refine<Partial<FigurePeriod>>(
  ({ from, to }) =>
    from === undefined || to === undefined || daysBetween(from, to) <= MOST_FIGURE_DAYS,
  { error: `Scegli al massimo ${MOST_FIGURE_DAYS} giorni`, path: ['to'] },
);
const hasBothOrNone = z.refine<Partial<FigurePeriod>>(
  ({ from, to }) => (from === undefined) === (to === undefined),
  { error: 'Scegli l’inizio e la fine', path: ['to'] },
);

export const figurePeriodSchema = days.check(isInOrder, isShort);
/** The same, or none. */
export const askedFigurePeriodSchema = z.partial(days).check(hasBothOrNone, isInOrder, isShort);

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
