import type { OpeningHours } from '@zaino/contracts/shared';

/** Monday first, as in the contract. */
export const weekdays = [
  'Lunedì',
  'Martedì',
  'Mercoledì',
  'Giovedì',
  'Venerdì',
  'Sabato',
  'Domenica',
] as const;

export type DayHours = OpeningHours[number];

/** Most spans of one day: morning and afternoon. */
const MOST_SPANS = 2;

const morning = { from: '09:00', to: '13:00' };
const afternoon = { from: '15:30', to: '19:30' };

/** A day that opens: the usual morning. */
export const openedDay: DayHours = [morning];

/** A day with one more span; undefined where it has all it can. */
export function withAnotherSpan(day: DayHours): DayHours | undefined {
  const [first] = day;
  if (!first || day.length >= MOST_SPANS) return undefined;
  // Where the day already goes on into the afternoon its time is to be told.
  return [...day, first.to < afternoon.from ? afternoon : { from: '', to: '' }];
}

/** Monday's hours for the other working days. */
export function repeatMonday(hours: OpeningHours): OpeningHours {
  const monday = hours[0] ?? [];
  return hours.map((day, index) => (index < 5 ? monday : day));
}
